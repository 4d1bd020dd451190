import * as z from 'zod';

/**
 * Details of a failed call, sent by functions and read by pages; the error's message is the sentence. Nothing is required and a code may be
 * unknown, so that pages and functions of different versions understand each other.
 */
export const errorDetailsSchema = z.object({
  /** A code of the catalog. */
  code: z.string().optional(),
  title: z.string().optional(),
  /** Keys of the fields concerned, in the order of the form. */
  fields: z.array(z.string()).default([]),
  /** The problems by field, one or more each. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  /** The code's older name, for pages loaded before codes existed. */
  reason: z.string().optional(),
});
export type ErrorDetails = z.output<typeof errorDetailsSchema>;
