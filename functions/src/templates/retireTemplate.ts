import type { CallableRequest } from '@brokerage/domain/callables';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  assertRecentSignIn,
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { beginRecall } from '../recalls/beginRecall.ts';
import { findRecallContext, prepareRecall, type RecallInput } from '../recalls/prepareRecall.ts';
import { loadTemplate } from './readTemplate.ts';

type RetireInput = CallableRequest<'retire-template'>;

/** Returns the recall of everything made from the template; undefined where none is asked for, or nothing is live. */
async function findRecall({ id, recall }: RetireInput, { member }: MemberSession, now: Date) {
  if (!recall) return undefined;
  const input: RecallInput = {
    ...recall,
    criterion: { by: 'template', template_id: id, template_version_id: null },
  };
  const context = await findRecallContext(member.tenant_id, input, now);
  // Sent again, it has recalled them already.
  const isThere = (await db.recalls(member.tenant_id).doc(recall.id).get()).exists;
  return isThere || context.found.flyers > 0 ? { input, context } : undefined;
}

async function retire(input: RetireInput, session: MemberSession, now: Date) {
  const tenantId = session.member.tenant_id;
  const { id } = input;
  const recall = await findRecall(input, session, now);
  await db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'templates:manage');
    if (recall) await authorizeInTransaction(transaction, session, 'flyers:recall');
    const { template } = await loadTemplate(transaction, tenantId, id);
    const writeRecall = recall && (await prepareRecall(transaction, actor, recall.input, recall.context));
    writeRecall?.();
    if (template.status === 'retired') return;
    transaction.update(db.templates(tenantId).doc(id), { status: 'retired', consent_revision: 0 });
    audit(transaction, {
      actor,
      action: 'template_retired',
      entity: { type: 'template', id, head: template.audit_head },
      before: { status: template.status },
      after: { status: 'retired' },
      at: now,
    });
  });
}

/**
 * retire-template: no new flyers are made from it; those that there are keep their version. They stay live, or are recalled in the
 * same transaction, which takes a recent sign-in.
 */
export const retireTemplate = defineMemberCallable(
  'retire-template',
  'templates:manage',
  async (input, session) => {
    const now = new Date();
    if (input.recall) assertRecentSignIn(session, now);
    await retire(input, session, now);
    const { tenant_id: tenantId } = session.member;
    const isRecalled = input.recall && (await db.recalls(tenantId).doc(input.recall.id).get()).exists;
    return { recall: input.recall && isRecalled ? await beginRecall(tenantId, input.recall.id) : null };
  },
);

async function restore({ id }: CallableRequest<'restore-template'>, session: MemberSession, now: Date) {
  const tenantId = session.member.tenant_id;
  await db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'templates:manage');
    const { template, version, content } = await loadTemplate(transaction, tenantId, id);
    // A retry, or somebody else was faster.
    if (template.status !== 'retired') return;
    const status = version ? 'published' : 'draft';
    const { name, description, category } = content;
    transaction.update(db.templates(tenantId).doc(id), {
      status,
      // A draft is called what was saved last, also while it was retired.
      ...(status === 'draft' && { name, description, category }),
    });
    audit(transaction, {
      actor,
      action: 'template_restored',
      entity: { type: 'template', id, head: template.audit_head },
      before: { status: 'retired' },
      after: { status },
      at: now,
    });
  });
}

/** restore-template: a retired one is offered again with the version that it had; one never published is a draft again. */
export const restoreTemplate = defineMemberCallable(
  'restore-template',
  'templates:manage',
  async (input, session) => {
    await restore(input, session, new Date());
    return {};
  },
);
