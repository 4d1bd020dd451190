import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { callSecretSchema } from '../../contact/callSecret.ts';
import { clientIdSchema } from '../../ids/clientId.ts';
import { type Attribution, attributionShape } from '../attribution.ts';
import { CONSENT_PAGE } from '../consent/consent.ts';
import { applicationSchema, applicationShape, withCrossChecks } from './application.ts';
import { dropHidden } from './visibility.ts';

/** A form filled in faster than this (milliseconds) was filled in by a bot. */
export const MINIMUM_FILL_MS = 4_000;

/** Body of submit-preapproval: the answers, the attribution and the anti-spam fields. Rejects unknown keys. */
export const submissionInputSchema = withCrossChecks(
  z.strictObject({
    ...applicationShape,
    ...attributionShape,
    id: clientIdSchema,
    /** Schedules the application's call. Pages of version 1.0 have none. */
    call_secret: callSecretSchema.optional(),
    route_to: z.literal('General').optional(),
    /** Version of the wording that the page showed; has to be the current one. */
    consent_version: z.string().regex(/^\d{4}(-\d{1,4}){1,3}$/),
    /** The company's name in that wording, from pages opened before each name had its own version. */
    consent_company: z.string().max(100).optional(),
    /** Only our own page: the receipt is mailed, and must not contain a stranger's words. */
    consent_page: z.literal(CONSENT_PAGE),
    /** Milliseconds from the start of the draft to Submit, as measured by the browser. */
    elapsed_ms: z.number().int().min(0),
    /** Honeypot: people can't see the field. */
    website: z.string().max(500),
  }),
  objectKeys(applicationShape),
);
export type SubmissionInput = z.input<typeof submissionInputSchema>;

export const submissionOutputSchema = z.object({
  reference_number: z.string(),
  /** ISO 8601, server time. */
  created_at: z.iso.datetime(),
  /** Deadline for contacting the applicant. Absent from older receipts stored in browsers. */
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

/**
 * Returns who handles an application. `lo_assigned_id` counts only if the applicant works with a loan officer; otherwise the application
 * goes to General.
 */
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
  call_secret: string;
  consent_version: SubmissionInput['consent_version'];
  consent_page: typeof CONSENT_PAGE;
  elapsed_ms: number;
  website: string;
}

/**
 * Returns the body to send for a form, without hidden and blank answers, with routing set.
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
