import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { contentChanges, contentSnapshot } from './contentChanges.ts';
import { findTemplate } from './loadTemplate.ts';
import { newTemplate } from './newTemplate.ts';
import { addEditor, unpublishedEditors } from './unpublishedEditors.ts';

/**
 * Creates a template, or saves its draft. The published version stays unchanged.
 * @throws DomainError template-not-found; template-changed when somebody else has saved since; too-many-editors
 */
async function save(
  { id, revision, content }: ParsedInput<'save-template'>,
  session: MemberSession,
  now: Date,
) {
  const tenantId = session.member.tenant_id;
  return runMemberTransaction(session, async (transaction, actor) => {
    const stored = await findTemplate(transaction, tenantId, id);
    if (!stored) {
      // Only a generated id may create a template: a made-up one could name a document of another kind.
      if (revision !== 0 || !clientIdSchema.safeParse(id).success) {
        throw new DomainError('template-not-found');
      }
      const { template, draft } = newTemplate({ id, content, actor, now, copyOf: null });
      transaction.create(db.templates(tenantId).doc(id), template);
      transaction.create(db.templateDraft(tenantId, id), draft);
      audit(transaction, {
        actor,
        action: 'template_created',
        entity: { type: 'template', id, head: null },
        before: null,
        after: contentSnapshot(content),
        at: now,
      });
      return { id, revision: 1 };
    }

    const { template, draft, version } = stored;
    const change = contentChanges(stored.content, content);
    // Includes a retry whose first attempt has arrived.
    if (!change && (revision === template.draft_revision || draft?.saved_by_user_id === session.uid)) {
      return { id, revision: template.draft_revision };
    }
    if (!change || revision !== template.draft_revision) throw new DomainError('template-changed');
    const next = revision + 1;
    transaction.set(db.templateDraft(tenantId, id), {
      content,
      revision: next,
      saved_at: now,
      saved_by_user_id: session.uid,
      saved_by_name: actor.name,
      saved_by_user_ids: addEditor(unpublishedEditors(stored), session.uid),
      based_on_version_id: version?.id ?? '',
      copy_of: draft?.copy_of ?? null,
      // Consent covers only what the realtor saw, so a change requires it again.
      consent: null,
      declined: null,
    });
    const { name, description, category } = content;
    transaction.update(db.templates(tenantId).doc(id), {
      draft_revision: next,
      // For a published template, the names that officers see change only with the next version, and so do those on flyers of a retired
      // one.
      ...(template.status === 'draft' && { name, description, category }),
    });
    audit(transaction, {
      actor,
      action: 'template_changed',
      entity: { type: 'template', id, head: template.audit_head },
      ...change,
      at: now,
    });
    return { id, revision: next };
  });
}

/** save-template: saves a new template, or changes to one, as a draft. */
export const saveTemplate = defineMemberCallable('save-template', 'templates:manage', save);
