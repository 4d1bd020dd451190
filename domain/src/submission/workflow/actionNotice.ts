import { dayInZone, dayStartInZone } from '../../schedule/dayInZone.ts';
import { fromLocalTime, shiftDate } from '../../schedule/localTime.ts';

/**
 * 12 CFR 1002.9(a)(1)(i) and (c)(1): within 30 days of receiving an application, the applicant must be notified of approval, counteroffer
 * or denial, or of what is missing. These are calendar days, not periods of 24 hours. The questionnaire's application is treated as one
 * that starts the clock; whether it is one, or a prequalification request, is for the company's counsel.
 */
const ACTION_NOTICE_DAYS = 30;
/** Days before its last day from which a notice counts as due soon and is reminded of. */
export const ACTION_NOTICE_WARNING_DAYS = 5;
/** Start of the workday in minutes since midnight, so that nobody is reminded at night. */
const REMINDER_MINUTES = 9 * 60;

/** When the notice of the action taken on an application is due, and when its reminder is due. */
export interface ActionNoticeDates {
  notice_due_at: Date | null;
  notice_reminder_at: Date | null;
}

/** Dates of an application whose applicant is owed no notice. */
export const NO_ACTION_NOTICE: ActionNoticeDates = { notice_due_at: null, notice_reminder_at: null };

/** Returns the last day on which the notice is on time, in the company's time zone. */
const lastActionNoticeDay = (receivedAt: Date, timeZone: string): string =>
  shiftDate(dayInZone(receivedAt, timeZone), ACTION_NOTICE_DAYS);

/** Returns the last time at which the notice is on time: the end of the 30th day after receipt, in the company's time zone. */
export const actionNoticeDueAt = (receivedAt: Date, timeZone: string): Date =>
  new Date(dayStartInZone(shiftDate(lastActionNoticeDay(receivedAt, timeZone), 1), timeZone).getTime() - 1);

/** Returns the dates of an application received at that time; the first reminder is in the morning of the 25th day. */
export const toActionNoticeDates = (
  receivedAt: Date,
  timeZone: string,
): { [field in keyof ActionNoticeDates]: Date } => ({
  notice_due_at: actionNoticeDueAt(receivedAt, timeZone),
  notice_reminder_at: fromLocalTime(
    {
      date: shiftDate(lastActionNoticeDay(receivedAt, timeZone), -ACTION_NOTICE_WARNING_DAYS),
      minutes: REMINDER_MINUTES,
    },
    timeZone,
  ),
});

/** Returns the time before which a notice has to be due to count as due soon. It changes once a day. */
export const actionNoticeDueSoonEnd = (now: Date, timeZone: string): Date =>
  dayStartInZone(shiftDate(dayInZone(now, timeZone), ACTION_NOTICE_WARNING_DAYS + 1), timeZone);

export type ActionNoticeState = 'later' | 'due_soon' | 'overdue';

/** Returns the state of a notice. */
export function actionNoticeState(dueAt: Date, now: Date, timeZone: string): ActionNoticeState {
  if (now > dueAt) return 'overdue';
  return dueAt < actionNoticeDueSoonEnd(now, timeZone) ? 'due_soon' : 'later';
}

/** Returns whether an application's notice is due soon or overdue. */
export const isActionNoticeDue = (
  { notice_due_at: dueAt }: Pick<ActionNoticeDates, 'notice_due_at'>,
  now: Date,
  timeZone: string,
): boolean => dueAt !== null && actionNoticeState(dueAt, now, timeZone) !== 'later';
