import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { recordIdSchema } from '../ids/recordId.ts';
import { isCallbackTime } from '../schedule/callbackTimes.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { parseCallToken } from './callPage.ts';
import { CALLBACK_NOT_OFFERED } from './contactMessage.ts';
import { scheduledCallSchema } from './scheduleCall.ts';

/**
 * How many mailed links of a call stay valid: each mail has its own, and the oldest expire first. Enough for the first mail and those about
 * a day's changes.
 */
export const MAX_CALL_LINKS = 12;
/** Days after a call during which its links still show its state. */
export const CALL_LINK_DAYS = 7;
/** Days after an application during which its secret can schedule and open its call. */
export const CALL_SECRET_DAYS = 30;

/** Body of get-scheduled-call. `link` is the call token (`toCallToken`). It identifies the call and proves that it's the caller's. */
export const getScheduledCallInputSchema = z.strictObject({
  link: z.string().refine((link) => parseCallToken(link) !== undefined),
});

/** Body of cancel-call. The browser chooses `event_id`: repeating the call with it changes nothing more. */
export const cancelCallInputSchema = getScheduledCallInputSchema.extend({ event_id: clientIdSchema });

/** Body of reschedule-call. */
export const rescheduleCallInputSchema = cancelCallInputSchema.extend({
  /** A value of `callbackTimes`. */
  callback: z.string().refine(isCallbackTime, CALLBACK_NOT_OFFERED),
});

/** `contacted`: a member has been in touch about it. `closed`: the team has closed it otherwise. Only the first two can be changed. */
const CALL_STATES = ['scheduled', 'canceled', 'past', 'contacted', 'closed'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** A call as its borrower sees it: no more than its mail says, plus the times to choose from. */
export const callViewSchema = scheduledCallSchema.extend({
  state: z.enum(CALL_STATES),
  /** The number in the mail: the application's, or the call's own if there is no application. */
  mentioned_number: z.string(),
  /** Directory entry of the officer who calls; null: the General team. */
  officer_id: recordIdSchema.nullable(),
  /** When they take calls. */
  schedule: officeScheduleSchema,
});
export type CallView = z.output<typeof callViewSchema>;
