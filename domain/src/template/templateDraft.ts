import * as z from 'zod';
import { templateContentSchema } from './templateCallables.ts';
import { consentDeclineSchema, consentRequestSchema } from './templateConsent.ts';

/** Unpublished changes to a template, in a separate document that officers can't read. */
export const templateDraftSchema = z.object({
  content: templateContentSchema,
  /** The same as the template's `draft_revision`. */
  revision: z.number().int().min(1),
  saved_at: z.date(),
  saved_by_user_id: z.string(),
  /** Their name at that time. Null in drafts from before it was recorded. */
  saved_by_name: z.string().nullable().default(null),
  /** Everyone who saved it since the last publication, including the last one. Empty in drafts from before this was recorded. */
  saved_by_user_ids: z.array(z.string()).default([]),
  /** The current version at the time it was saved, or '' if there was none. */
  based_on_version_id: z.string(),
  /** The template that this one was copied from. */
  copy_of: z.string().nullable().default(null),
  /** The request for consent to publish this revision, or null. */
  consent: consentRequestSchema.nullable().default(null),
  /** Why consent was last declined. Kept until this draft is saved again or published. */
  declined: consentDeclineSchema.nullable().default(null),
});
export type TemplateDraft = z.output<typeof templateDraftSchema>;

/** People who can save one draft before it is published. */
export const MAX_DRAFT_EDITORS = 100;

/** Returns everyone who saved the draft since the last publication. For older drafts, only the last one is known. */
export const draftEditors = ({
  saved_by_user_id,
  saved_by_user_ids,
}: Pick<TemplateDraft, 'saved_by_user_id' | 'saved_by_user_ids'>): string[] => [
  ...new Set([...saved_by_user_ids, saved_by_user_id]),
];
