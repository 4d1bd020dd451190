import * as z from 'zod';
import type { FieldIssues } from '../errors/errors.ts';
import type { Refusal } from './workflowRefusals.ts';

/** The refusal's code as a callable answers it. Stale is `aborted`: load again and retry. */
export const REFUSAL_CODES = {
  'not-found': 'not-found',
  'permission-denied': 'permission-denied',
  'invalid-argument': 'invalid-argument',
  'failed-precondition': 'failed-precondition',
  stale: 'aborted',
  'too-many': 'resource-exhausted',
} as const satisfies Record<Refusal['code'], string>;

/** Details of a refused flyer function; the error's message is the toast's text. */
export const refusalDetailsSchema = z.object({
  /** The toast's title. */
  title: z.string(),
  /** Keys of the fields concerned, in the order of the form; also officer.nmls, realtor and the like. */
  fields: z.array(z.string()),
  /** What is wrong at which field, one or more each; `path` is a key of `fields`. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
type RefusalDetails = z.output<typeof refusalDetailsSchema>;

export const refusalDetails = (
  { title, message, fields }: Refusal,
  issues?: FieldIssues['issues'],
): RefusalDetails => ({
  title,
  fields: [...(fields ?? new Set(issues?.map(({ path }) => path)))],
  issues: issues ?? (fields ?? []).map((path) => ({ path, message })),
});

/** The details of a refusal as the web's SDK throws it; undefined for any other error. */
export function refusalDetailsOf(error: unknown): RefusalDetails | undefined {
  const details = typeof error === 'object' && error !== null && 'details' in error ? error.details : null;
  return refusalDetailsSchema.safeParse(details).data;
}
