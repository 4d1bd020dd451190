import * as z from 'zod';

/** The longest that a flyer of a template can be valid, in days. */
const MAX_LIFETIME_DAYS = 365;

const DAYS_MESSAGE = `Enter a whole number of days from 1 to ${MAX_LIFETIME_DAYS}`;

/** Days that flyers of a template are valid; null: they don’t end. Absent in versions and drafts from before there was an end. */
export const lifetimeDaysSchema = z
  .number(DAYS_MESSAGE)
  .int(DAYS_MESSAGE)
  .min(1, DAYS_MESSAGE)
  .max(MAX_LIFETIME_DAYS, DAYS_MESSAGE)
  .nullable()
  .optional();
