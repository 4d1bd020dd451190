import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { sentActionNoticeSchema } from './sentActionNotice.ts';

/** How somebody got in touch with an applicant. */
export const CONTACT_CHANNELS = {
  called: 'Called',
  left_message: 'Left a message',
  texted: 'Texted',
  emailed: 'Emailed',
  met: 'Met in person',
} as const;
export type ContactChannel = keyof typeof CONTACT_CHANNELS;
export const CONTACT_CHANNEL_CODES = objectKeys(CONTACT_CHANNELS);

/** Limits in characters, and maximum numbers. */
export const SUBMISSION_LIMITS = {
  note: 2000,
  reason: 1000,
  mentions: 10,
  /** Maximum number of edits that a note keeps; after that it can no longer be changed. */
  noteEdits: 20,
  /** Maximum number of timeline events per query; firestore.rules has the same limit. */
  timeline: 100,
} as const;

/** The result of a mail to the applicant. `held`: they reached the daily mail limit. */
const APPLICANT_MAIL_RESULTS = ['sent', 'held'] as const;

const editSchema = z.object({ text: z.string(), at: z.date() });

/**
 * An event of a submission, written by the server together with its change. The client chooses the id, so that a retry creates no second
 * event.
 */
export const submissionEventSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  /** 1 for the first event of the submission, then without gaps. */
  n: z.number().int().min(1),
  /** One of the workflow's actions, or a kind that a later version knows. */
  action: z.string(),
  at: z.date(),
  by_user_id: z.string(),
  /** The person's name at that time. */
  by_name: z.string(),
  /** The submission's status before and after; equal if it didn't change. */
  from_status: z.string(),
  to_status: z.string(),
  /** A note, the text about a contact, or the reason for a change of status. */
  text: z.string().default(''),
  /** For a contact. */
  channel: z.enum(CONTACT_CHANNEL_CODES).nullable().default(null),
  /** For a contact: when it was made, which may be before it was recorded. */
  contacted_at: z.date().nullable().default(null),
  /** For an assignment: the directory entry, null for the General team, and its name at that time. */
  officer_id: z.string().nullable().default(null),
  officer_name: z.string().nullable().default(null),
  /** For a denial or an incomplete application: `AdverseActionReason`. */
  reasons: z.array(z.string()).default([]),
  /** For an incomplete application: what the applicant still has to send, and the last day to do so (2026-12-11). */
  missing: z.string().default(''),
  reply_by: z.string().nullable().default(null),
  /** When and how a recorded notice was sent; null for notices recorded before this field existed. */
  notice_sent: sentActionNoticeSchema.nullable().default(null),
  /** Who was mentioned in a note. */
  mentions: z.array(z.string()).default([]),
  /** Earlier texts of a note, oldest first. */
  edits: z.array(editSchema).default([]),
  /** For a change of status: whether the applicant was mailed about it; null if the company sends no mail about it. */
  applicant_mail: z.enum(APPLICANT_MAIL_RESULTS).nullable().default(null),
  /** Digest of the call that created the event, which distinguishes a repeated call from a different one. */
  request_digest: z.string().default(''),
});
export type SubmissionEvent = z.output<typeof submissionEventSchema>;
