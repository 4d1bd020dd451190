import * as z from 'zod';
import { templateContentSchema } from './templateCallables.ts';
import { consentDeclineSchema, consentRequestSchema } from './templateConsent.ts';

/** Work on a template that is not published: a document of its own, which officers cannot read. */
export const templateDraftSchema = z.object({
  content: templateContentSchema,
  /** The same as the template's `draft_revision`. */
  revision: z.number().int().min(1),
  saved_at: z.date(),
  saved_by_user_id: z.string(),
  /** As the person was called then; null in drafts from before it was kept. */
  saved_by_name: z.string().nullable().default(null),
  /** The version that was current when it was saved; '' when there was none. */
  based_on_version_id: z.string(),
  /** The template that this one began as a copy of. */
  copy_of: z.string().nullable().default(null),
  /** Who asked for consent to publish this revision; null while nobody has. */
  consent: consentRequestSchema.nullable().default(null),
  /** Why consent was refused last; kept until this draft is saved again or published. */
  declined: consentDeclineSchema.nullable().default(null),
});
export type TemplateDraft = z.output<typeof templateDraftSchema>;
