import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { isCallbackTime } from '../schedule/callbackTimes.ts';
import { callSecretSchema } from './callSecret.ts';
import { CALLBACK_NOT_OFFERED } from './contactMessage.ts';

/** How many applicants can schedule a call with the same officer, or the General team, in the same part of a day. */
export const CALLS_PER_TIME = 3;
/** The thank-you page's message for a time that others have taken. */
export const CALL_TIME_FULL = 'This time just filled up. Please choose another one';

/** Body of schedule-call. The application's id identifies the applicant, whose name and number are in its record. */
export const scheduleCallInputSchema = z.strictObject({
  application_id: clientIdSchema,
  /** As sent with the application. Pages of version 1.0 have none. */
  call_secret: callSecretSchema.optional(),
  /** A value of `callbackTimes`. */
  callback: z.string().refine(isCallbackTime, CALLBACK_NOT_OFFERED),
});

/** An application's call. */
export const scheduledCallSchema = z.object({
  /** Number of the callback request. */
  reference_number: z.string(),
  /** A value of `callbackTimes`, in `time_zone`. An application has one call, and this is its current time. */
  callback: z.string(),
  time_zone: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Increases with each change, so that a calendar recognizes the latest entry. Absent from answers of earlier releases. */
  sequence: z.number().int().min(0).optional(),
});
export type ScheduledCall = z.output<typeof scheduledCallSchema>;
