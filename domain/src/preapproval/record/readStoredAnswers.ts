import type * as z from 'zod';
import { storedAnswersSchema } from '../form/application.ts';

const readableAnswers = storedAnswersSchema.partial();

/** Answers as far as this version of the questionnaire knows them. */
export type ReadableAnswers = z.output<typeof readableAnswers>;

/** Returns the stored answers that can be read; those of an older questionnaire may lack some, or hold others. */
export function readStoredAnswers(stored: Readonly<Record<string, unknown>>): ReadableAnswers {
  const known = Object.entries(stored).filter(
    ([field, value]) => readableAnswers.safeParse({ [field]: value }).success,
  );
  return readableAnswers.parse(Object.fromEntries(known));
}
