import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import { cutText } from '@brokerage/domain/text/cutText';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { contentSnapshot } from './contentChanges.ts';
import { findTemplate, loadTemplate } from './loadTemplate.ts';
import { newTemplate } from './newTemplate.ts';
import { unpublishedEditors } from './unpublishedEditors.ts';

/**
 * Creates a template as a copy of another one's draft or, without one, of its version.
 * @throws DomainError template-not-found; template-not-created when the new id belongs to another template
 */
async function duplicate(
  { id, new_id }: ParsedInput<'duplicate-template'>,
  session: MemberSession,
  now: Date,
): Promise<{ id: string }> {
  const tenantId = session.member.tenant_id;
  return runMemberTransaction(session, async (transaction, actor) => {
    const original = await loadTemplate(transaction, tenantId, id);
    const earlier = await findTemplate(transaction, tenantId, new_id);
    if (earlier) {
      // A retry finds its own copy.
      if (earlier.draft?.copy_of === id) return { id: new_id };
      throw new DomainError('template-not-created');
    }
    const name = cutText(`Copy of ${original.content.name}`, TEMPLATE_LIMITS.name).trim();
    const content = { ...original.content, name };
    const { template, draft } = newTemplate({
      id: new_id,
      content,
      actor,
      now,
      copyOf: id,
      earlierEditors: unpublishedEditors(original),
    });
    transaction.create(db.templates(tenantId).doc(new_id), template);
    transaction.create(db.templateDraft(tenantId, new_id), draft);
    audit(transaction, {
      actor,
      action: 'template_created',
      entity: { type: 'template', id: new_id, head: null },
      before: null,
      after: { ...contentSnapshot(content), copy_of: id },
      at: now,
    });
    return { id: new_id };
  });
}

/** duplicate-template: creates a draft that starts as a copy. */
export const duplicateTemplate = defineMemberCallable('duplicate-template', 'templates:manage', duplicate);
