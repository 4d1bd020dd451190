import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import {
  assertNotRecalledSince,
  assertSameAdvertisement,
  replaceWithCorrection,
} from '@brokerage/domain/flyer/workflow/correction';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../../audit/audit.ts';
import { withoutUndefined } from '../../data/converters.ts';
import { db } from '../../data/db.ts';
import { loadTemplateVersion } from '../loadTemplateVersion.ts';
import { loadCorrected, loadSubmitted } from './load/loadCorrected.ts';
import { preparePrintLink } from './preparePrintLink.ts';
import { withoutInlineParts, writeParts } from './writeParts.ts';

/** A correction before and after its transition. */
interface CorrectionChange {
  before: Flyer;
  after: Flyer;
  outcome: FlyerTransition;
  actor: AuditActor;
  now: Date;
}

const nothing = () => undefined;

/** Allows another correction when one is archived without having been approved. */
async function prepareArchivedCorrection(
  transaction: Transaction,
  { id, tenant_id }: Flyer,
  lineageId: string,
) {
  const ref = db.flyers(tenant_id).doc(lineageId);
  const live = (await transaction.get(ref)).data();
  return live?.correction_id === id ? () => transaction.update(ref, { correction_id: null }) : nothing;
}

/**
 * Reads what the end of a correction means for the flyer that it corrects, and returns what writes it: if approved, it becomes the flyer's
 * next edition; if archived, the flyer can be corrected again. Does nothing for other flyers and changes.
 * @throws DomainError those of `assertSameAdvertisement`, `loadCorrected` and `assertNotRecalledSince`
 */
export async function prepareCorrectionApproval(
  transaction: Transaction,
  { before, after, outcome, actor, now }: CorrectionChange,
): Promise<() => void> {
  const { lineage_id: lineageId, tenant_id } = after;
  if (lineageId === null || after.status !== 'archived') return nothing;
  if (outcome.step?.action === 'archived') return prepareArchivedCorrection(transaction, after, lineageId);
  const submitted: FlyerSnapshot = outcome.snapshot ?? (await loadSubmitted(transaction, before));
  const version = await loadTemplateVersion(transaction, after);
  const corrected = await loadCorrected(transaction, tenant_id, lineageId);
  assertSameAdvertisement(corrected, { flyer: after, snapshot: submitted, version });
  const live = corrected.flyer;
  assertNotRecalledSince(live, after);
  const replacement = replaceWithCorrection(live, after, submitted, { by: actor, now });
  const writeLink = await preparePrintLink(transaction, live, { ...live, ...replacement.changes }, now);
  return () => {
    writeParts(transaction, live, replacement);
    transaction.update(db.flyers(tenant_id).doc(after.id), {
      replaced_revision: corrected.snapshot.revision,
    });
    transaction.update(db.flyers(tenant_id).doc(live.id), {
      ...withoutInlineParts(live),
      ...withoutUndefined(replacement.changes),
      search_keys: toSearchKeys(searchTexts.flyer(after)),
    });
    audit(transaction, {
      actor,
      ...replacement.audit,
      entity: { type: 'flyer', id: live.id, head: live.audit_head },
      at: now,
    });
    writeLink();
  };
}
