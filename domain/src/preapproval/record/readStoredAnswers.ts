import type * as z from 'zod';
import { storedAnswersSchema } from '../form/application.ts';

const readableAnswers = storedAnswersSchema.partial();

/** The answers that this version of the questionnaire knows. */
export type ReadableAnswers = z.output<typeof readableAnswers>;

/** Returns the readable stored answers; those of an older questionnaire may lack some, or have others. */
export function readStoredAnswers(stored: Readonly<Record<string, unknown>>): ReadableAnswers {
  const known = Object.entries(stored).filter(
    ([field, value]) => readableAnswers.safeParse({ [field]: value }).success,
  );
  return readableAnswers.parse(Object.fromEntries(known));
}
