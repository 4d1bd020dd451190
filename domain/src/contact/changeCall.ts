import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { recordIdSchema } from '../ids/recordId.ts';
import { isCallbackTime } from '../schedule/callbackTimes.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { parseCallLink } from './callPage.ts';
import { CALLBACK_NOT_OFFERED } from './contactMessage.ts';
import { scheduledCallSchema } from './scheduleCall.ts';

/** Links of mails that one call keeps: each mail has one of its own, and the oldest end first. */
export const MAX_CALL_LINKS = 6;
/** Days after a call in which its links still say what became of it. */
export const CALL_LINK_DAYS = 7;
/** Days after an application in which the secret that was sent with it schedules and opens its call. */
export const CALL_SECRET_DAYS = 30;

/** Body of get-scheduled-call. The link (`toCallLink`) says which call somebody means, and that it's theirs. */
export const getScheduledCallInputSchema = z.strictObject({
  link: z.string().refine((link) => parseCallLink(link) !== undefined),
});

/** Body of cancel-call. `event_id` is the browser's own: the same call sent again changes nothing more. */
export const cancelCallInputSchema = getScheduledCallInputSchema.extend({ event_id: clientIdSchema });

/** Body of reschedule-call. */
export const rescheduleCallInputSchema = cancelCallInputSchema.extend({
  /** A value of `callbackTimes`. */
  callback: z.string().refine(isCallbackTime, CALLBACK_NOT_OFFERED),
});

/** `contacted`: somebody has been in touch about it; `closed`: the desk has closed it otherwise. Only the first two can be changed. */
const CALL_STATES = ['scheduled', 'canceled', 'past', 'contacted', 'closed'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** A call as its borrower sees it: no more than the mail about it says, and the times to choose from. */
export const callViewSchema = scheduledCallSchema.extend({
  state: z.enum(CALL_STATES),
  /** The number that the mail names: the application's, or the call's own where there is no application. */
  mentioned_number: z.string(),
  /** Who calls, by the entry in the public directory; null: the General team. */
  officer_id: recordIdSchema.nullable(),
  /** When they take calls. */
  schedule: officeScheduleSchema,
});
export type CallView = z.output<typeof callViewSchema>;
