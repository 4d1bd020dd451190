import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Template, TemplateVersion } from '@brokerage/domain/template/template';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import type { TemplateDraft } from '@brokerage/domain/template/templateDraft';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** A template with its draft and its published version. */
export interface StoredTemplate {
  template: Template;
  draft: TemplateDraft | undefined;
  /** Undefined before anything was published. */
  version: TemplateVersion | undefined;
  /** What the manager edits: the draft or, without one, the version. */
  content: TemplateContent;
}

/** Returns a template of that tenant in the transaction; undefined if there is none. */
export async function findTemplate(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<StoredTemplate | undefined> {
  const [found, foundDraft] = await Promise.all([
    transaction.get(db.templates(tenantId).doc(id)),
    transaction.get(db.templateDraft(tenantId, id)),
  ]);
  const template = found.data();
  if (!template) return undefined;
  const draft = foundDraft.data();
  const version =
    template.current_version_id === ''
      ? undefined
      : (await transaction.get(db.templateVersion(tenantId, id, template.current_version_id))).data();
  const content = draft?.content ?? (version && toTemplateContent(template, version));
  if (!content) throw new Error('The template has neither a draft nor a version');
  return { template, draft, version, content };
}

/**
 * Returns a template that has to exist. Another tenant's templates look like ones that don't exist.
 * @throws DomainError template-not-found
 */
export async function loadTemplate(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<StoredTemplate> {
  const stored = await findTemplate(transaction, tenantId, id);
  if (!stored) throw new DomainError('template-not-found');
  return stored;
}
