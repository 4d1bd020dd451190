import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { db } from '../data/db.ts';
import type { Reader } from '../data/reader.ts';

type OfTemplate = Pick<Flyer, 'tenant_id' | 'template_id' | 'template_version_id'>;

/** Returns a version of a flyer's template: its own, or another one such as its snapshot's; undefined when it is missing. */
export async function findTemplateVersion(
  reader: Reader,
  { tenant_id, template_id, template_version_id }: OfTemplate,
  versionId = template_version_id,
): Promise<TemplateVersion | undefined> {
  return (await reader.get(db.templateVersion(tenant_id, template_id, versionId))).data();
}

/**
 * Returns a version like `findTemplateVersion`.
 * @throws Error when it is missing
 */
export async function loadTemplateVersion(
  reader: Reader,
  flyer: OfTemplate,
  versionId?: string,
): Promise<TemplateVersion> {
  const version = await findTemplateVersion(reader, flyer, versionId);
  if (!version) throw new Error('A flyer without its template version');
  return version;
}
