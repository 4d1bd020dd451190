import * as z from 'zod';

/**
 * Details of a failed call, as functions send them and pages read them; the error's message is the sentence. A page and
 * a function of different age still understand each other: nothing is required, and a code can be unknown.
 */
export const errorDetailsSchema = z.object({
  /** A code of the catalog. */
  code: z.string().optional(),
  title: z.string().optional(),
  /** Keys of the fields concerned, in the order of the form. */
  fields: z.array(z.string()).default([]),
  /** What is wrong at which field, one or more each. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  /** The code's older name, for pages that were loaded before there were codes. */
  reason: z.string().optional(),
});
export type ErrorDetails = z.output<typeof errorDetailsSchema>;
