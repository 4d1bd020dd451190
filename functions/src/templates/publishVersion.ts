import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import type { Template } from '@brokerage/domain/template/template';
import { toTemplateVersion } from '@brokerage/domain/template/templateContent';
import { type TemplateRemark, unusableReasons } from '@brokerage/domain/template/unusableReasons';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import type { StoredTemplate } from './loadTemplate.ts';

/** Returns the error with the reasons in words and the keys of their fields. */
const toUnusableError = (reasons: readonly TemplateRemark[]) =>
  new DomainError('template-unusable', {
    values: { reasons: reasons.map(({ field, message }) => (field ? `${field}: ${message}` : message)) },
    issues: reasons.map(({ field, message }) => ({ path: field ?? '', message })),
  });

/**
 * Asserts that officers can submit flyers made from a template.
 * @throws DomainError template-unusable with the reasons
 */
export function assertUsable({ content }: StoredTemplate): void {
  const reasons = unusableReasons(content);
  if (reasons.length > 0) throw toUnusableError(reasons);
}

/** Returns whether the draft differs from the source of the current version. */
export const isNewVersion = ({ template, version }: StoredTemplate): boolean =>
  !version || template.published_revision !== template.draft_revision;

/** Reads the number of versions, before anything is written. */
export async function loadVersionCount(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<number> {
  return (await transaction.get(db.templateVersions(tenantId, id).count())).data().count;
}

/** Makes the draft the template's current version, or restores its last version. Returns the version's id. */
export function publishVersion(
  transaction: Transaction,
  stored: StoredTemplate,
  {
    actor,
    now,
    versionCount,
    head = stored.template.audit_head,
  }: { actor: Member; now: Date; versionCount: number; head?: Template['audit_head'] },
): string {
  const { template, version, content } = stored;
  const { id, draft_revision: revision } = template;
  const isNew = isNewVersion(stored);
  const count = versionCount + (isNew ? 1 : 0);
  const current = isNew || !version ? { id: `${id}-v${count}`, ...toTemplateVersion(content) } : version;
  // `create`, not `set`: a version never changes.
  if (isNew) transaction.create(db.templateVersions(actor.tenant_id, id).doc(current.id), current);
  const { name, description, category } = content;
  const change: Partial<Template> = {
    name,
    description,
    category,
    status: 'published',
    current_version_id: current.id,
    published_revision: revision,
    version_count: count,
    published_at: now,
  };
  transaction.update(db.templates(actor.tenant_id).doc(id), change);
  audit(transaction, {
    actor,
    action: 'template_published',
    entity: { type: 'template', id, head },
    before: { status: template.status, current_version_id: template.current_version_id },
    after: { status: 'published', current_version_id: current.id, revision },
    at: now,
  });
  return current.id;
}
