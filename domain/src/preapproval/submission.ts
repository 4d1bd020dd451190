import * as z from 'zod';
import { clientIdSchema } from '../clientId.ts';
import { applicationSchema, applicationShape, type FieldName, withCrossChecks } from './application.ts';
import { type Attribution, attributionShape } from './attribution.ts';
import { CONSENT_PAGE } from './consent.ts';
import { PURPOSES } from './options.ts';
import { dropHidden } from './visibility.ts';

/** Nobody fills seven steps faster than this (milliseconds); a script does. */
export const MINIMUM_FILL_MS = 4_000;

/** Body of submit-preapproval: the answers, the attribution, and what guards the form. Unknown keys are refused. */
export const submissionInputSchema = withCrossChecks(
  z.strictObject({
    ...applicationShape,
    ...attributionShape,
    id: clientIdSchema,
    route_to: z.literal('General').optional(),
    /** Of the words that the page showed; has to be the present one. */
    consent_version: z.string().regex(/^\d{4}(-\d{1,4}){1,3}$/),
    /** The company's name in those words, from pages that were opened before each name had a version of its own. */
    consent_company: z.string().max(100).optional(),
    /** Nothing but our own page: the receipt is mailed, and must not carry a stranger's words. */
    consent_page: z.literal(CONSENT_PAGE),
    /** Milliseconds from the start of the draft to Submit, as the browser measured them. */
    elapsed_ms: z.number().int().min(0),
    /** Honeypot: no person sees the field. */
    website: z.string().max(500),
  }),
  Object.keys(applicationShape) as FieldName[],
);
export type SubmissionInput = z.input<typeof submissionInputSchema>;

export const submissionOutputSchema = z.object({
  reference_number: z.string(),
  /** ISO 8601, server time. */
  created_at: z.iso.datetime(),
  /** Until when the applicant is to be contacted. Receipts that a browser kept from before have none. */
  contact_by: z.iso.datetime().optional(),
  /** The days until then that don't count, in words. */
  days_off: z.array(z.string()).optional(),
});
export type SubmissionOutput = z.output<typeof submissionOutputSchema>;

/** Who handles the application: the chosen officer, or the General team. */
export interface Routing {
  lo_assigned_id: string | null;
  route_to?: 'General';
}

/** `lo_assigned_id` counts only when working with a loan officer; else the application goes to General. */
export function toRouting(answers: {
  working_with_lo: boolean;
  lo_assigned_id?: string | null | undefined;
}): Routing {
  return answers.working_with_lo
    ? { lo_assigned_id: answers.lo_assigned_id ?? null }
    : { lo_assigned_id: null, route_to: 'General' };
}

interface FormMeta {
  id: string;
  consent_version: SubmissionInput['consent_version'];
  consent_page: typeof CONSENT_PAGE;
  elapsed_ms: number;
  website: string;
}

/**
 * The body to send for a form: hidden answers dropped, blanks left out, routing set.
 * @throws ZodError when the answers are not a valid application; its paths are field names.
 */
export function buildSubmission(answers: object, attribution: Attribution, meta: FormMeta): SubmissionInput {
  const application = applicationSchema.parse(dropHidden(answers));
  const body = { ...application, ...attribution, ...toRouting(application), ...meta };
  // The callable protocol turns undefined into null, which no field allows.
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as SubmissionInput;
}

/** The statuses of the desk. The first four have a color of their own; the others, and any other text, are shown in grey. */
export const SUBMISSION_STATUSES = [
  'new',
  'in_progress',
  'approved',
  'denied',
  'withdrawn',
  'incomplete',
  'duplicate',
  'spam',
  'answered',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Who said that an application is withdrawn. */
export const WITHDRAWN_BY = {
  applicant: 'The applicant',
  co_borrower: 'The co-borrower',
  representative: 'Someone else on their behalf',
} as const;
export type WithdrawnBy = keyof typeof WITHDRAWN_BY;
export const WITHDRAWN_BY_CODES = Object.keys(WITHDRAWN_BY) as [WithdrawnBy, ...WithdrawnBy[]];

/** How work on an application ended. */
const submissionOutcomeSchema = z.object({
  at: z.date(),
  text: z.string(),
  /** Of a denial or an incomplete application: `AdverseActionReason`. */
  reasons: z.array(z.string()),
  /** Of a withdrawn one. */
  said_by: z.enum(WITHDRAWN_BY_CODES).nullable(),
  /** Of a duplicate: the id of the application that is worked on instead. */
  duplicate_of: z.string().nullable(),
  duplicate_reference: z.string().nullable().default(null),
});
export type SubmissionOutcome = z.output<typeof submissionOutcomeSchema>;

/** What came in: an application of the questionnaire, or a call back that a visitor of the contact page asked for. */
export const SUBMISSION_KINDS = ['application', 'callback'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_SOURCES = ['website', 'shared_link'] as const;

/** How many applications a page of the desk shows, newest first. */
export const DESK_LIMIT = 50;
/** One more than a page tells whether there is another; firestore.rules refuses longer queries. */
export const DESK_QUERY_LIMIT = DESK_LIMIT + 1;

/** What the Submissions tab reads of an application or a callback request, and how it is routed. */
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
  /** Free text on purpose: an unknown status must show, in grey. */
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
   * Until when the applicant is to be contacted, and when half of that time is over, by the schedule of the day it was
   * submitted. Null in records from before: `contactClock` computes them. Of a callback request: the end and the beginning of the
   * time that the visitor chose.
   */
  due_at: z.date().nullable().default(null),
  due_soon_at: z.date().nullable().default(null),
  /** When somebody first got in touch with the applicant. */
  first_contact_at: z.date().nullable().default(null),
  /** When the next reminder of the missing contact is due; null when there is none left to send. */
  contact_reminder_at: z.date().nullable().default(null),
  /** The approved revision that the link showed when the application was submitted. */
  flyer_revision: z.number().int().min(1).optional(),
  /** Of the assigned officer; null for the General team. */
  branch_id: z.string().nullable().default(null),
  /** Counts changes of status and assignment: whoever names an older one is told that somebody else was faster. */
  revision: z.number().int().min(1).default(1),
  /** How many events the timeline has. */
  event_count: z.number().int().min(0).default(0),
  outcome: submissionOutcomeSchema.nullable().default(null),
  /** When the notice of a denial or an incomplete application is due. */
  notice_due_at: z.date().nullable().default(null),
  /** When the applicant was last mailed about a status, by status. */
  mailed_at: z.record(z.string(), z.date()).default({}),
  updated_at: z.date().optional(),
});
export type Submission = z.output<typeof submissionSchema>;
/** As records of any age are stored. */
export type StoredSubmission = z.input<typeof submissionSchema>;

/** The applicant's answers as they are stored, without what is stored beside them. */
export const storedAnswersSchema = z.object(applicationShape);

/** Append-only proof of what the applicant agreed to, beside the submission. */
export const consentReceiptSchema = z.object({
  version: z.string(),
  boxes: z.array(z.object({ name: z.string(), text: z.string(), checked: z.boolean() })),
  created_at: z.date(),
  ip_address: z.string(),
  user_agent: z.string().max(500),
  page: z.string(),
  /**
   * Id of the applicant's mail, which carries the receipt and is written after the answer. Older receipts have none: their
   * mail was written together with them.
   */
  mail_id: z.string().optional(),
});
export type ConsentReceipt = z.output<typeof consentReceiptSchema>;
