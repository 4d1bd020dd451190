import * as z from 'zod';
import { objectKeys } from '../collections/records.ts';
import { PURPOSES } from '../preapproval/form/options.ts';
import { sentActionNoticeSchema } from './workflow/sentActionNotice.ts';

/** Who withdrew a submission. */
export const WITHDRAWN_BY = {
  applicant: 'The applicant',
  co_borrower: 'The co-borrower',
  representative: 'Someone else on their behalf',
} as const;
export type WithdrawnBy = keyof typeof WITHDRAWN_BY;
export const WITHDRAWN_BY_CODES = objectKeys(WITHDRAWN_BY);

/** How work on a submission ended. */
const submissionOutcomeSchema = z.object({
  at: z.date(),
  text: z.string(),
  /** For a denial or an incomplete application: `AdverseActionReason`. */
  reasons: z.array(z.string()),
  /** For an incomplete one: what the applicant still has to send, and the last day to do so (2026-12-11). */
  missing: z.string().default(''),
  reply_by: z.string().nullable().default(null),
  /** For a withdrawn one. */
  said_by: z.enum(WITHDRAWN_BY_CODES).nullable(),
  /** For a duplicate: the id of the submission that replaces it. */
  duplicate_of: z.string().nullable(),
  duplicate_reference: z.string().nullable().default(null),
});
export type SubmissionOutcome = z.output<typeof submissionOutcomeSchema>;

/**
 * What came in: an application of the questionnaire, or a call that a visitor requested on the contact page or an officer’s page, or an
 * applicant scheduled on the thank-you page.
 */
export const SUBMISSION_KINDS = ['application', 'callback'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Where a submission came from: the site itself, or a flyer's link. */
export const SUBMISSION_SOURCES = ['website', 'shared_link'] as const;

/** Submissions per page of the list, newest first. */
export const DESK_LIMIT = 50;
/** One more than a page shows whether there is another; firestore.rules rejects longer queries. */
export const DESK_QUERY_LIMIT = DESK_LIMIT + 1;

/** The stored outline of an application or a callback request: what the Submissions tab reads, and how it is routed. */
export const submissionSchema = z.object({
  id: z.string(),
  /** Records from before migration 006 lack it: they are applications. */
  kind: z.enum(SUBMISSION_KINDS).default('application'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** Null for a callback request. */
  purpose: z
    .enum(PURPOSES.map((option) => option.value))
    .nullable()
    .default(null),
  /** Free text on purpose, because an unknown status must show, in gray. */
  status: z.string(),
  created_at: z.date(),
  /** US dollars. */
  est_value_or_price: z.number().nullable(),
  reference_number: z.string(),
  lo_assigned_id: z.string().nullable(),
  route_to: z.literal('General').optional(),
  /** Whether a shared link led the applicant here; `shared_link_id` says which. Records from before migration 005 lack it. */
  source: z.enum(SUBMISSION_SOURCES).optional(),
  /** The shared link that led the applicant here, and the flyer behind it. */
  shared_link_id: z.string().optional(),
  flyer_instance_id: z.string().optional(),
  /**
   * Deadline for contacting the applicant, and when half of that time has passed, by the schedule on the day it was submitted. Null in
   * older records: `contactClock` computes them. For a callback request: the end and the beginning of the time that the visitor chose.
   */
  due_at: z.date().nullable().default(null),
  due_soon_at: z.date().nullable().default(null),
  /** When somebody first got in touch with the applicant. */
  first_contact_at: z.date().nullable().default(null),
  /** When the next reminder of the missing contact is due; null if there is none left to send. */
  contact_reminder_at: z.date().nullable().default(null),
  /** The approved revision that the link showed when the application was submitted. */
  flyer_revision: z.number().int().min(1).optional(),
  /** Branch of the assigned officer; null for the General team. */
  branch_id: z.string().nullable().default(null),
  /** Increases with each change of status and assignment; a call with an older revision is rejected, because someone else was faster. */
  revision: z.number().int().min(1).default(1),
  /** Number of events in the timeline. */
  event_count: z.number().int().min(0).default(0),
  outcome: submissionOutcomeSchema.nullable().default(null),
  /**
   * When the notice of the action taken is due (`actionNoticeDueAt`): while the application is open, and after it was decided or is
   * incomplete, until the notice was sent. Null if none is owed. Open records from before migration 014 lack it.
   */
  notice_due_at: z.date().nullable().default(null),
  /** When the next reminder of it is due: before its last day, then once that has passed; null if there is none left to send. */
  notice_reminder_at: z.date().nullable().default(null),
  /** The start of its days, if not receipt: the last reopening after a notice. */
  notice_counts_from: z.date().nullable().default(null),
  /** When and how the notice was sent. For notices recorded before this field existed, see the timeline. */
  notice_sent: sentActionNoticeSchema.nullable().default(null),
  /** When the applicant was last mailed about a status, by status. */
  mailed_at: z.record(z.string(), z.date()).default({}),
  updated_at: z.date().optional(),
});
export type Submission = z.output<typeof submissionSchema>;
/** A stored record of any age. */
export type StoredSubmission = z.input<typeof submissionSchema>;

/** Append-only proof of what the applicant agreed to, stored next to the submission. */
export const consentReceiptSchema = z.object({
  version: z.string(),
  boxes: z.array(z.object({ name: z.string(), text: z.string(), checked: z.boolean() })),
  created_at: z.date(),
  ip_address: z.string(),
  user_agent: z.string().max(500),
  page: z.string(),
  /**
   * Id of the applicant's mail, which includes the receipt and is written after the response. Older receipts have none: their mail was
   * written together with them.
   */
  mail_id: z.string().optional(),
});
export type ConsentReceipt = z.output<typeof consentReceiptSchema>;
