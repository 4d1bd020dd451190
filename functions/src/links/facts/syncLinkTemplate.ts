import { paths } from '@brokerage/domain/paths';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { db } from '../../data/db.ts';
import { REGION } from '../../data/region.ts';
import { withTracing } from '../../logging/requestId.ts';
import { updateLinks } from './updateLinks.ts';

/** Copies a template's current name to the links of its flyers. */
export function updateTemplateName(tenantId: string, templateId: string): Promise<void> {
  return updateLinks(tenantId, ['flyer.template_id', templateId], async (transaction) => {
    const name = (await transaction.get(db.templates(tenantId).doc(templateId))).data()?.name ?? '';
    return (link) => (link.get('flyer.template_name') === name ? undefined : { 'flyer.template_name': name });
  });
}

/** sync-link-template: copies a template's name to the links of its flyers. */
export const syncLinkTemplate = onDocumentUpdated(
  { document: paths.templates.one('{tenantId}', '{templateId}'), region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    if (data?.before.get('name') === data?.after.get('name')) return;
    await updateTemplateName(params.tenantId ?? '', params.templateId ?? '');
  }),
);
