import { toEarlierEnd } from '@brokerage/domain/flyer/validity/templateEnd';
import type { Template } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { readPage } from '../data/readPage.ts';

/** Flyers per transaction, with two writes each. */
const SLICE_SIZE = 50;

/** Templates per run; there are hardly ever any. */
const TEMPLATES = 100;

type Key = Pick<Template, 'id'> & { tenantId: string };

/** Returns the end that a template's flyers are to get; undefined if that is done, or was withdrawn. */
async function loadDue(transaction: Transaction, { tenantId, id }: Key) {
  const { status, flyers_end: end } = (await transaction.get(db.templates(tenantId).doc(id))).data() ?? {};
  return status === 'retired' && end && !end.is_done ? end : undefined;
}

/** Ends the next flyers of a template. Returns where the next slice starts; null: there are no more, or nothing is due. */
const endSlice = (key: Key, after: string | null): Promise<string | null> =>
  db.runTransaction(async (transaction) => {
    const { tenantId, id } = key;
    const due = await loadDue(transaction, key);
    if (!due) return null;
    // Recalled flyers are included, because they may be restored.
    const live = db
      .flyers(tenantId)
      .where('template_id', '==', id)
      .where('status', 'in', ['approved', 'recalled']);
    const page = await readPage(transaction, live, after, SLICE_SIZE);
    const now = new Date();
    for (const flyer of page.docs.map((one) => one.data())) {
      const valid_until = toEarlierEnd(flyer.valid_until, due.at);
      if (valid_until === null || valid_until === flyer.valid_until) continue;
      transaction.update(db.flyers(tenantId).doc(flyer.id), { valid_until });
      audit(transaction, {
        actor: { tenant_id: tenantId, ...due.by },
        action: 'instance_end_changed',
        entity: { type: 'flyer', id: flyer.id, head: flyer.audit_head },
        at: now,
        before: { valid_until: flyer.valid_until?.toISOString() ?? null },
        after: { valid_until: valid_until.toISOString(), template_id: id },
      });
    }
    if (page.after === null)
      transaction.update(db.templates(tenantId).doc(id), { flyers_end: { ...due, is_done: true } });
    return page.after;
  });

/**
 * Gives the flyers of a retired template the requested end, unless they end before. If it is killed, the next call resumes: flyers that
 * already have the end are skipped. Flyers approved later get it at their approval (`loadValidUntil`).
 */
export async function endTemplateFlyers(key: Key): Promise<void> {
  let after: string | null = null;
  do after = await endSlice(key, after);
  while (after !== null);
}

/** Finishes what a killed `retire-template` left undone for a tenant's templates. */
export async function endRemainingFlyers(tenantId: string): Promise<void> {
  const left = await db
    .templates(tenantId)
    .where('status', '==', 'retired')
    .where('flyers_end.is_done', '==', false)
    .limit(TEMPLATES)
    .get();
  for (const { id } of left.docs) await endTemplateFlyers({ tenantId, id });
}
