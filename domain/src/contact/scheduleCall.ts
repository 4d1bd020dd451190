import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { isCallbackTime } from '../schedule/callbackTimes.ts';
import { callSecretSchema } from './callSecret.ts';
import { CALLBACK_NOT_OFFERED } from './contactMessage.ts';

/** How many applicants can schedule a call with one officer, or with the General team, in the same part of a day. */
export const CALLS_PER_TIME = 3;
/** What the thank-you page says at a time that others have taken. */
export const CALL_TIME_FULL = 'This time just filled up. Please choose another one';

/** Body of schedule-call. The application's id says whose call it is: name and number are in its record. */
export const scheduleCallInputSchema = z.strictObject({
  application_id: clientIdSchema,
  /** As it was sent with the application. Pages of version 1.0 have none. */
  call_secret: callSecretSchema.optional(),
  /** A value of `callbackTimes`. */
  callback: z.string().refine(isCallbackTime, CALLBACK_NOT_OFFERED),
});

/** The call that an application has. */
export const scheduledCallSchema = z.object({
  /** Of the callback request. */
  reference_number: z.string(),
  /** A value of `callbackTimes`, on the clock of `time_zone`. An application has one call: this is its present time. */
  callback: z.string(),
  time_zone: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Grows with each change, so that a calendar tells the latest entry. Absent from answers of earlier releases. */
  sequence: z.number().int().min(0).optional(),
});
export type ScheduledCall = z.output<typeof scheduledCallSchema>;
