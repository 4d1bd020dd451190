import { paths } from '@brokerage/domain/paths';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { firestore } from './emulator.ts';

/** Returns a template's content that can be published. */
export const templateContent = (changes: Partial<TemplateContent> = {}): TemplateContent => ({
  name: 'Just Listed',
  description: 'A new listing.',
  category: 'flyer',
  layout: 'just-listed',
  approval_required: true,
  lifetime_days: null,
  fields: [
    {
      key: 'headline',
      label: 'Headline',
      type: 'string',
      help_text: '',
      required: true,
      locked: false,
      default: 'Just listed',
    },
    {
      key: 'property_address',
      label: 'Address',
      type: 'address',
      help_text: 'Street and city.',
      required: true,
      locked: false,
    },
  ],
  ...changes,
});

/** Reads everything that is stored about a template. */
export async function storedTemplate(tenantId: string, id: string) {
  const [template, draft, versions] = await Promise.all([
    firestore.doc(paths.templates.one(tenantId, id)).get(),
    firestore.doc(paths.templateDraft(tenantId, id)).get(),
    firestore.collection(paths.templateVersions(tenantId, id)).get(),
  ]);
  return {
    template: template.data(),
    draft: draft.data(),
    versions: versions.docs.map((version) => version.data()),
  };
}
