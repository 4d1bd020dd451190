import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { db } from '../data/db.ts';
import type { Reader } from '../data/reader.ts';

/**
 * Returns a version of a flyer's template: its own, or another such as that of its snapshot.
 * @throws Error when it is missing
 */
export async function loadTemplateVersion(
  reader: Reader,
  flyer: Pick<Flyer, 'tenant_id' | 'template_id' | 'template_version_id'>,
  versionId = flyer.template_version_id,
): Promise<TemplateVersion> {
  const { tenant_id, template_id } = flyer;
  const version = (await reader.get(db.templateVersion(tenant_id, template_id, versionId))).data();
  if (!version) throw new Error('A flyer without its template version');
  return version;
}
