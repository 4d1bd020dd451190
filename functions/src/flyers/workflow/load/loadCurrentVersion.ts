import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

/**
 * Returns the version that a new flyer pins: the current one of a published template of the tenant.
 * @throws DomainError with `notAvailable` when there is none
 */
export async function loadCurrentVersion(
  transaction: Transaction,
  tenantId: string,
  templateId: string,
  notAvailable: 'template-not-available' | 'template-no-longer-used',
): Promise<TemplateVersion> {
  const template = (await transaction.get(db.templates(tenantId).doc(templateId))).data();
  if (template?.status !== 'published') throw new DomainError(notAvailable);
  const version = await transaction.get(
    db.templateVersion(tenantId, templateId, template.current_version_id),
  );
  const current = version.data();
  if (!current) throw new DomainError(notAvailable);
  return current;
}
