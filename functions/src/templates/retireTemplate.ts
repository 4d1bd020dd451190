import type { CallableRequest } from '@brokerage/domain/callables';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { loadTemplate } from './readTemplate.ts';

async function retire({ id }: CallableRequest<'retire-template'>, session: MemberSession, now: Date) {
  const tenantId = session.member.tenant_id;
  await db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'templates:manage');
    const { template } = await loadTemplate(transaction, tenantId, id);
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

/** retire-template: no new flyers are made from it; those that there are keep their version. */
export const retireTemplate = defineMemberCallable(
  'retire-template',
  'templates:manage',
  async (input, session) => {
    await retire(input, session, new Date());
    return {};
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
