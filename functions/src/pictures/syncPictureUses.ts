import { isDeepStrictEqual } from 'node:util';
import { paths } from '@brokerage/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../data/region.ts';
import { withTracing } from '../logging/requestId.ts';
import { updatePictureUse } from './updatePictureUse.ts';
import { uploadsIn } from './uploadsIn.ts';

/** Creates the trigger for one kind of record that can contain a picture. */
const syncPictureUse = (document: string) =>
  onDocumentWritten(
    { document, region: REGION, retry: true },
    withTracing(async ({ data, params, document: path }) => {
      const before: unknown = data?.before.data();
      const after: unknown = data?.after.data();
      const tenantIds =
        params.tenantId === undefined ? [toTenantId(before), toTenantId(after)] : [params.tenantId];
      for (const tenantId of new Set(tenantIds)) {
        // Most changes are to other fields, and cost no read.
        if (tenantId && !isDeepStrictEqual(uploadsIn(before, tenantId), uploadsIn(after, tenantId))) {
          await updatePictureUse(tenantId, path);
        }
      }
    }),
  );

/** Returns the tenant of a record that isn't stored below its tenant. */
function toTenantId(record: unknown): string | undefined {
  const { tenant_id } = (record ?? {}) as { tenant_id?: unknown };
  return typeof tenant_id === 'string' ? tenant_id : undefined;
}

/**
 * sync-picture-*: keep the references from records to uploads. Every kind of record that can contain a picture's address needs one here and
 * has to be read by indexPictureUses.ts.
 */
export const syncPictureUses = {
  flyer: syncPictureUse(paths.flyers.one('{tenantId}', '{id}')),
  realtor: syncPictureUse(paths.realtors.one('{tenantId}', '{id}')),
  officer: syncPictureUse(paths.officers.one('{tenantId}', '{id}')),
  member: syncPictureUse(paths.member('{uid}')),
  version: syncPictureUse(paths.templateVersion('{tenantId}', '{templateId}', '{versionId}')),
  company: syncPictureUse(paths.tenant('{tenantId}')),
  draft: syncPictureUse(paths.templateDraft('{tenantId}', '{templateId}')),
};
