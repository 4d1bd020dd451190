import * as z from 'zod';
import { submissionInputSchema, submissionOutputSchema } from './preapproval/submission.ts';

/** Loan officer as the questionnaire's picker needs it (spec public-site section 3, lookup result). */
export const officerLookupSchema = z.object({ id: z.string(), name: z.string(), nmls: z.string() });
export type OfficerLookup = z.output<typeof officerLookupSchema>;

/** The contract of every callable function, under the name it is deployed as. Both sides are typed from it. */
export const callables = {
  'submit-preapproval': { input: submissionInputSchema, output: submissionOutputSchema },
  'get-loan-officers': {
    /** No payload; the callable protocol sends null. */
    input: z.null(),
    output: z.object({ data: z.array(officerLookupSchema) }),
  },
} as const;

export type CallableName = keyof typeof callables;
/** What the caller passes. */
export type CallableInput<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
/** What the handler gets, after parsing. */
export type CallableRequest<N extends CallableName> = z.output<(typeof callables)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.output<(typeof callables)[N]['output']>;
