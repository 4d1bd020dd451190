import * as z from 'zod';
import type { Template } from './template.ts';

/** Why a version is published only with the consent of a second person. */
const CONSENT_REASONS = ['no_approval', 'locked_text'] as const;
export type ConsentReason = (typeof CONSENT_REASONS)[number];

/** The request for a second person's consent, on the draft that waits for it. */
export const consentRequestSchema = z.object({
  requested_at: z.date(),
  requested_by_user_id: z.string(),
  /** As the person was called then. */
  requested_by_name: z.string(),
  reasons: z.array(z.enum(CONSENT_REASONS)).min(1),
  /** Keys of the locked fields whose text is not the published one. */
  fields: z.array(z.string()),
});
export type ConsentRequest = z.output<typeof consentRequestSchema>;

/** Who declined the request, when and why; the next save or request removes it. */
export const consentDeclineSchema = z.object({
  at: z.date(),
  by_user_id: z.string(),
  /** As the person was called then. */
  by_name: z.string(),
  reason: z.string(),
});
export type ConsentDecline = z.output<typeof consentDeclineSchema>;

/** Returns whether the saved draft waits for consent; a later save ends the wait. */
export const isAwaitingConsent = ({
  consent_revision,
  draft_revision,
  published_revision,
}: Pick<Template, 'consent_revision' | 'draft_revision' | 'published_revision'>): boolean =>
  consent_revision > 0 && consent_revision === draft_revision && consent_revision !== published_revision;
