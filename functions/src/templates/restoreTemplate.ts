import type { ParsedInput } from '@brokerage/domain/callables';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadTemplate } from './loadTemplate.ts';

async function restore({ id }: ParsedInput<'restore-template'>, session: MemberSession, now: Date) {
  const tenantId = session.member.tenant_id;
  await runMemberTransaction(session, async (transaction, actor) => {
    const { template, version, content } = await loadTemplate(transaction, tenantId, id);
    // A retry, or somebody else was faster.
    if (template.status !== 'retired') return;
    const status = version ? 'published' : 'draft';
    const { name, description, category } = content;
    transaction.update(db.templates(tenantId).doc(id), {
      status,
      // Flyers keep the end that they got; their owners can renew them.
      flyers_end: null,
      // A draft's name is the last saved one, even if saved while retired.
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

/** restore-template: offers a retired template again with its last version; one that was never published becomes a draft again. */
export const restoreTemplate = defineMemberCallable(
  'restore-template',
  'templates:manage',
  async (input, session, now) => {
    await restore(input, session, now);
    return {};
  },
);
