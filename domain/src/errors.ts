import * as z from 'zod';

/** Error codes of the product's functions, each with the sentence a person sees for it. */
export const ERROR_SENTENCES = {
  'invalid-argument': 'Some answers need another look.',
  'resource-exhausted':
    'Too many forms were sent from your network. Please try again in an hour, or call us.',
  unauthenticated: 'Please sign in again.',
  'permission-denied': "You don't have permission to do this.",
  internal: 'Please try again or contact us directly.',
} as const;

/** Details of an `invalid-argument`: what is wrong at which field. */
export const fieldIssuesSchema = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type FieldIssues = z.output<typeof fieldIssuesSchema>;
