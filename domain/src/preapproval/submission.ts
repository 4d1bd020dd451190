import * as z from 'zod';
import { clientIdSchema } from '../clientId.ts';
import { applicationSchema, applicationShape, type FieldName, withCrossChecks } from './application.ts';
import { type Attribution, attributionShape } from './attribution.ts';
import { CONSENT_PAGE, CONSENT_VERSIONS } from './consent.ts';
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
    consent_version: z.enum(CONSENT_VERSIONS),
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

/** Statuses with a color of their own; any other text is shown in grey. */
export const SUBMISSION_STATUSES = ['new', 'in_progress', 'approved', 'denied'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** How many applications the Submissions tab shows, newest first; firestore.rules refuses longer lists. */
export const DESK_LIMIT = 50;

/** What the Submissions tab reads of an application, and how it is routed. */
export const submissionSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  purpose: z.enum(PURPOSES.map((option) => option.value)),
  /** Free text on purpose: an unknown status must show, in grey. */
  status: z.string(),
  created_at: z.date(),
  /** US dollars. */
  est_value_or_price: z.number().nullable(),
  reference_number: z.string(),
  lo_assigned_id: z.string().nullable(),
  route_to: z.literal('General').optional(),
  /** The shared link that led the applicant here, and the flyer behind it. */
  shared_link_id: z.string().optional(),
  flyer_instance_id: z.string().optional(),
});
export type Submission = z.output<typeof submissionSchema>;

/** Append-only proof of what the applicant agreed to, beside the submission. */
export const consentReceiptSchema = z.object({
  version: z.string(),
  boxes: z.array(z.object({ name: z.string(), text: z.string(), checked: z.boolean() })),
  created_at: z.date(),
  ip_address: z.string(),
  user_agent: z.string().max(500),
  page: z.string(),
});
export type ConsentReceipt = z.output<typeof consentReceiptSchema>;
