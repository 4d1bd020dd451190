import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import {
  type AdvertisedFlyer,
  assertSameAdvertisement,
  isSameRealtorName,
} from '@brokerage/domain/flyer/workflow/correction';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';
import { findSnapshot } from '../../loadSnapshot.ts';
import { loadTemplateVersion } from '../../loadTemplateVersion.ts';

/** A flyer with its live edition, for comparison with a correction. */
export type CorrectedFlyer = AdvertisedFlyer & { flyer: Flyer; snapshot: FlyerSnapshot };

/**
 * Returns a flyer's submitted snapshot in the transaction.
 * @throws DomainError correction-without-snapshot
 */
export async function loadSubmitted(transaction: Transaction, flyer: Flyer): Promise<FlyerSnapshot> {
  const snapshot = await findSnapshot(transaction, flyer);
  if (!snapshot) throw new DomainError('correction-without-snapshot');
  return snapshot;
}

/**
 * Loads the flyer that a correction corrects, with its live edition.
 * @throws DomainError correction-base-gone; correction-without-snapshot
 */
export async function loadCorrected(
  transaction: Transaction,
  tenantId: string,
  lineageId: string,
): Promise<CorrectedFlyer> {
  const flyer = (await transaction.get(db.flyers(tenantId).doc(lineageId))).data();
  if (!flyer) throw new DomainError('correction-base-gone');
  const snapshot = await loadSubmitted(transaction, flyer);
  return {
    flyer,
    snapshot,
    version: await loadTemplateVersion(transaction, flyer, snapshot.template_version_id),
  };
}

/**
 * Checks that a correction may be submitted as the next edition of the flyer that it corrects; does nothing for other flyers.
 * `needsReview`: that flyer was recalled or names its realtor differently, so a reviewer has to approve the correction even if the template
 * requires no approval.
 * @throws DomainError those of `assertSameAdvertisement` and `loadCorrected`
 */
export async function checkCorrection(
  transaction: Transaction,
  flyer: Flyer,
  submitted: Omit<AdvertisedFlyer, 'flyer'> & { version: TemplateVersion },
): Promise<{ needsReview: boolean }> {
  if (flyer.lineage_id === null) return { needsReview: false };
  const live = await loadCorrected(transaction, flyer.tenant_id, flyer.lineage_id);
  assertSameAdvertisement(live, { flyer, ...submitted });
  return { needsReview: live.flyer.status === 'recalled' || !isSameRealtorName(live, submitted) };
}
