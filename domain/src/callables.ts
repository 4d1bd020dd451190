import * as z from 'zod';
import { contactMessageInputSchema, contactMessageOutputSchema } from './contact/contactMessage.ts';
import { branchSchema } from './directory/branch.ts';
import { officerSchema } from './directory/officer.ts';
import { submissionInputSchema, submissionOutputSchema } from './preapproval/submission.ts';

/** Loan officer as the questionnaire's picker needs it (spec public-site section 3, lookup result). */
export const officerLookupSchema = z.object({ id: z.string(), name: z.string(), nmls: z.string() });
export type OfficerLookup = z.output<typeof officerLookupSchema>;

/** Branches and officers of the public website's company, with their public fields only. */
const directorySchema = z.object({ branches: z.array(branchSchema), officers: z.array(officerSchema) });
export type Directory = z.output<typeof directorySchema>;

/** The contract of every callable function, under the name it is deployed as. Both sides are typed from it. */
export const callables = {
  'submit-preapproval': { input: submissionInputSchema, output: submissionOutputSchema },
  'get-loan-officers': {
    /** No payload; the callable protocol sends null. */
    input: z.null(),
    output: z.object({ data: z.array(officerLookupSchema) }),
  },
  'get-directory': {
    /** No payload, as above. */
    input: z.null(),
    output: directorySchema,
  },
  'send-contact-message': { input: contactMessageInputSchema, output: contactMessageOutputSchema },
} as const;

export type CallableName = keyof typeof callables;
/** What the caller passes. */
export type CallableInput<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
/** What the handler gets, after parsing. */
export type CallableRequest<N extends CallableName> = z.output<(typeof callables)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.output<(typeof callables)[N]['output']>;
