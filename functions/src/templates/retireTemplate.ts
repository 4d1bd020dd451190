import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { templateEndDays } from '@brokerage/domain/flyer/validity/templateEnd';
import { dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import {
  assertRecentSignIn,
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { continueRecall } from '../recalls/continueRecall.ts';
import { findRecallContext, prepareRecall, type RecallInput } from '../recalls/prepareRecall.ts';
import { endTemplateFlyers } from './endTemplateFlyers.ts';
import { loadTemplate } from './loadTemplate.ts';

type RetireInput = ParsedInput<'retire-template'>;

/** Returns the recall of everything made from the template; undefined if none is requested, or nothing is live. */
async function findRecall({ id, recall }: RetireInput, { member }: MemberSession, now: Date) {
  if (!recall) return undefined;
  const input: RecallInput = {
    ...recall,
    criterion: { by: 'template', template_id: id, template_version_id: null },
  };
  const context = await findRecallContext(member.tenant_id, input, now);
  // A repeated call finds its own recall.
  const isThere = (await db.recalls(member.tenant_id).doc(recall.id).get()).exists;
  return isThere || context.found.flyers > 0 ? { input, context } : undefined;
}

/**
 * Returns when the template's flyers end; null if they keep their own ends.
 * @throws DomainError template-end-out-of-range
 */
async function findFlyersEnd({ flyers_end: day }: RetireInput, tenantId: string, now: Date) {
  if (day === undefined) return null;
  const { time_zone: timeZone } = (await loadTenant(tenantId)).office_schedule;
  const { first, latest } = templateEndDays(now, timeZone);
  if (day < first || day > latest) {
    throw new DomainError('template-end-out-of-range', {
      values: { first: formatDay(first), latest: formatDay(latest) },
      fields: ['flyers_end'],
    });
  }
  return dayStartInZone(shiftDate(day, 1), timeZone);
}

/**
 * Retires a template, and starts the recall that was requested with it.
 * @throws DomainError template-not-found; template-end-out-of-range; template-retired-already; those of `prepareRecall`
 */
async function retire(input: RetireInput, session: MemberSession, now: Date) {
  const tenantId = session.member.tenant_id;
  const { id } = input;
  const recall = await findRecall(input, session, now);
  const at = await findFlyersEnd(input, tenantId, now);
  await runMemberTransaction(session, async (transaction, actor) => {
    if (recall || at) await authorizeInTransaction(transaction, session, 'flyers:recall');
    const { template } = await loadTemplate(transaction, tenantId, id);
    const writeRecall = recall && (await prepareRecall(transaction, actor, recall.input, recall.context));
    writeRecall?.();
    if (template.status === 'retired') {
      // A repeated call has nothing left to do; but if a colleague has retired it since, they have decided what happens to its flyers.
      if (at && template.flyers_end?.at.getTime() !== at.getTime())
        throw new DomainError('template-retired-already');
      return;
    }
    const by = { user_id: actor.user_id, name: actor.name };
    const flyers_end = at && { at, is_done: false, by };
    transaction.update(db.templates(tenantId).doc(id), {
      status: 'retired',
      consent_revision: 0,
      flyers_end,
    });
    audit(transaction, {
      actor,
      action: 'template_retired',
      entity: { type: 'template', id, head: template.audit_head },
      before: { status: template.status },
      after: { status: 'retired', ...(input.flyers_end !== undefined && { flyers_end: input.flyers_end }) },
      at: now,
    });
  });
}

/**
 * retire-template: stops new flyers from being made from a template; existing ones keep their version. They stay live, end on a given day,
 * or are recalled in the same transaction; the last two require a recent sign-in.
 */
export const retireTemplate = defineMemberCallable(
  'retire-template',
  'templates:manage',
  async (input, session, now) => {
    if (input.recall || input.flyers_end !== undefined) assertRecentSignIn(session, now);
    await retire(input, session, now);
    const { tenant_id: tenantId } = session.member;
    await endTemplateFlyers({ tenantId, id: input.id });
    const isRecalled = input.recall && (await db.recalls(tenantId).doc(input.recall.id).get()).exists;
    return { recall: input.recall && isRecalled ? await continueRecall(tenantId, input.recall.id) : null };
  },
);
