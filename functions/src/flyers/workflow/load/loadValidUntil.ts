import type { Tenant } from '@brokerage/domain/company/tenant';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { findValidityError } from '@brokerage/domain/flyer/validity/findValidityError';
import { formatLastDay } from '@brokerage/domain/flyer/validity/flyerEnd';
import { toEarlierEnd } from '@brokerage/domain/flyer/validity/templateEnd';
import { toValidUntil } from '@brokerage/domain/flyer/validity/validUntil';
import type { FlyerAction } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

type Content = Parameters<typeof toValidUntil>[0];

/**
 * Returns the approved or submitted content that decides when the flyer ends; undefined for other actions.
 * @throws DomainError flyer-incomplete
 */
async function loadContent(
  transaction: Transaction,
  flyer: Flyer,
  action: FlyerAction,
): Promise<Content | undefined> {
  if (action.name === 'submit') {
    const { version, snapshot } = action;
    return { version, category: snapshot.category, data: snapshot.data };
  }
  const { tenant_id, template_id, template_version_id, data, snapshot } = flyer;
  if (action.name !== 'approve') return undefined;
  const stored = await transaction.get(db.templateVersion(tenant_id, template_id, template_version_id));
  const version = stored.data();
  if (!version || !snapshot) throw new DomainError('flyer-incomplete');
  const { category, parties } = snapshot;
  return { version, category, data: effectiveData(version, data, parties) };
}

/**
 * Returns when a flyer that is approved now ends; undefined if the action approves nothing.
 * @param isApproved whether the action approves it
 * @throws DomainError flyer-ended-already, flyer-starts-too-late or flyer-template-ended if its dates don't allow submission or approval;
 *   flyer-incomplete
 */
export async function loadValidUntil(
  transaction: Transaction,
  flyer: Flyer,
  action: FlyerAction,
  { isApproved, tenant, now }: { isApproved: boolean; tenant: Tenant; now: Date },
): Promise<Date | null | undefined> {
  const content = await loadContent(transaction, flyer, action);
  if (!content) return undefined;
  const approval = { now, timeZone: tenant.office_schedule.time_zone };
  const error = findValidityError(content, approval);
  if (error) throw error;
  const templateEnd = await loadTemplateEnd(transaction, flyer);
  if (templateEnd !== null && templateEnd <= now) {
    const through = formatLastDay(templateEnd, approval.timeZone);
    throw new DomainError('flyer-template-ended', { values: { through } });
  }
  return isApproved ? toEarlierEnd(toValidUntil(content, approval), templateEnd) : undefined;
}

/** Returns when the flyers of a retired template end; null if they keep their own ends. */
async function loadTemplateEnd(
  transaction: Transaction,
  { tenant_id, template_id }: Flyer,
): Promise<Date | null> {
  const template = (await transaction.get(db.templates(tenant_id).doc(template_id))).data();
  return (template?.status === 'retired' && template.flyers_end?.at) || null;
}
