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

/** Limits in characters, and how many there may be. */
export const SUBMISSION_LIMITS = {
  note: 2000,
  reason: 1000,
  mentions: 10,
  /** Edits that a note keeps; after that it can no longer be changed. */
  noteEdits: 20,
  /** How many events of a timeline one query may ask for; firestore.rules holds the same. */
  timeline: 100,
} as const;

/** What became of a mail to the applicant. `held`: they were mailed enough within a day. */
const APPLICANT_MAIL_RESULTS = ['sent', 'held'] as const;

const editSchema = z.object({ text: z.string(), at: z.date() });

/**
 * What happened to a submission, written by the server together with it. The id is the client's own, so that a retry makes no
 * second event.
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
  /** As the person was called then. */
  by_name: z.string(),
  /** Where the submission stood before and afterwards; equal where its status didn't change. */
  from_status: z.string(),
  to_status: z.string(),
  /** A note, the words about a contact, or the reason of a change of status. */
  text: z.string().default(''),
  /** Of a contact. */
  channel: z.enum(CONTACT_CHANNEL_CODES).nullable().default(null),
  /** Of a contact: when it was made, which may be before it was recorded. */
  contacted_at: z.date().nullable().default(null),
  /** Of an assignment: the directory entry, null for the General team, and its name then. */
  officer_id: z.string().nullable().default(null),
  officer_name: z.string().nullable().default(null),
  /** Of a denial or an incomplete application: `AdverseActionReason`. */
  reasons: z.array(z.string()).default([]),
  /** Of an incomplete application: what the applicant still has to send, and the last day to do so (2026-12-11). */
  missing: z.string().default(''),
  reply_by: z.string().nullable().default(null),
  /** When and how a recorded notice was sent; null for notices recorded before this field. */
  notice_sent: sentActionNoticeSchema.nullable().default(null),
  /** Who was mentioned in a note. */
  mentions: z.array(z.string()).default([]),
  /** What a note said before it was changed, oldest first. */
  edits: z.array(editSchema).default([]),
  /** Of a change of status: whether the applicant was mailed about it; null where the company mails nothing about it. */
  applicant_mail: z.enum(APPLICANT_MAIL_RESULTS).nullable().default(null),
  /** Digest of the call that left the event, which tells a repeated call from another one. */
  request_digest: z.string().default(''),
});
export type SubmissionEvent = z.output<typeof submissionEventSchema>;
