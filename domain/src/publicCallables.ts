import * as z from 'zod';
import { reportClientErrorInputSchema } from './clientError/reportClientError.ts';
import { publicCompanySchema } from './company/publicCompany.ts';
import {
  callViewSchema,
  cancelCallInputSchema,
  getScheduledCallInputSchema,
  rescheduleCallInputSchema,
} from './contact/changeCall.ts';
import { contactMessageInputSchema, contactMessageOutputSchema } from './contact/contactMessage.ts';
import { scheduleCallInputSchema, scheduledCallSchema } from './contact/scheduleCall.ts';
import { publicReviewSchema } from './customerReview/publicReview.ts';
import { branchSchema } from './directory/branch.ts';
import { officerSchema } from './directory/officer.ts';
import { sharedPageCallables } from './link/shareCallables.ts';
import { QUESTIONNAIRE_STEP_IDS } from './preapproval/form/questionnaireSteps.ts';
import { submissionInputSchema, submissionOutputSchema } from './preapproval/form/submissionInput.ts';

/** A loan officer as shown in the questionnaire's picker. */
export const officerLookupSchema = z.object({
  id: z.string(),
  name: z.string(),
  nmls: z.string(),
  /** The states in which their licenses are in force; absent if none are recorded. */
  states: z.array(z.string()).optional(),
});
export type OfficerLookup = z.output<typeof officerLookupSchema>;

/** A loan officer in the public directory. If their licenses are recorded, `licensed_states` is based on those in force. */
export const publicOfficerSchema = officerSchema.extend({
  /** Lines of the licenses in force, by state; absent if none are recorded. */
  license_lines: z.array(z.string()).optional(),
});
export type PublicOfficer = z.output<typeof publicOfficerSchema>;

/** Branches and officers of the public website's company, with their public fields only. */
const directorySchema = z.object({
  branches: z.array(branchSchema),
  officers: z.array(publicOfficerSchema),
  /** Ids of closed branches, with the open one that took over from each; absent if there are none. */
  moved_branches: z.record(z.string(), z.string()).optional(),
  /** Ids of officers who have left, with the listed colleague to whom their page leads; absent if there are none. */
  moved_officers: z.record(z.string(), z.string()).optional(),
  /** Customer reviews that pages show; absent if there are none. */
  reviews: z.array(publicReviewSchema).optional(),
});
export type Directory = z.output<typeof directorySchema>;

/** What the public pages show of their company. */
const publicSiteSchema = directorySchema.extend({ company: publicCompanySchema });
export type PublicSite = z.output<typeof publicSiteSchema>;

/** The contracts of what visitors call, separate from those of members, which a public page doesn't need. */
export const publicCallables = {
  'submit-preapproval': { input: submissionInputSchema, output: submissionOutputSchema },
  'get-loan-officers': {
    /** No payload; the callable protocol sends null. */
    input: z.null(),
    output: z.object({ data: z.array(officerLookupSchema) }),
  },
  'get-directory': {
    /** No payload, as above. */
    input: z.null(),
    output: publicSiteSchema,
  },
  'record-questionnaire-step': {
    /** Only the step, so that nothing links two reports to each other. */
    input: z.strictObject({ step: z.enum(QUESTIONNAIRE_STEP_IDS) }),
    output: z.object({}),
  },
  'report-client-error': { input: reportClientErrorInputSchema, output: z.object({}) },
  'schedule-call': { input: scheduleCallInputSchema, output: scheduledCallSchema },
  'get-scheduled-call': { input: getScheduledCallInputSchema, output: callViewSchema },
  'reschedule-call': { input: rescheduleCallInputSchema, output: callViewSchema },
  'cancel-call': { input: cancelCallInputSchema, output: callViewSchema },
  'send-contact-message': { input: contactMessageInputSchema, output: contactMessageOutputSchema },
  ...sharedPageCallables,
} as const;
