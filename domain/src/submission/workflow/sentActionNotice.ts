import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { dayInZone } from '../../schedule/dayInZone.ts';
import { formatDay } from '../../schedule/formatDay.ts';
import { dateInZone } from '../../schedule/momentInZone.ts';

/** How the notice of an approval, a denial or an incomplete application reached the applicant. The labels of stored codes never change. */
export const ACTION_NOTICE_METHODS = {
  mailed: 'Mailed',
  emailed: 'Emailed',
  handed_over: 'Delivered in person',
  sent_by_lender: 'Sent by the lender',
} as const;
export type ActionNoticeMethod = keyof typeof ACTION_NOTICE_METHODS;
export const ACTION_NOTICE_METHOD_CODES = objectKeys(ACTION_NOTICE_METHODS);

/** Proof that a notice was sent, which a creditor has to keep for 25 months (12 CFR 1002.12(b)(1)). */
export const sentActionNoticeSchema = z.object({
  /** The last time at which it was on time. */
  due_at: z.date(),
  /** Date in the company's time zone, such as `2026-12-11`, and method. Null if recorded by a page of version 1.0. */
  sent_on: z.string().nullable(),
  method: z.enum(ACTION_NOTICE_METHOD_CODES).nullable(),
  /** When it was entered here; null for older notices. */
  recorded_at: z.date().nullable().default(null),
});
export type SentActionNotice = z.output<typeof sentActionNoticeSchema>;

/**
 * Returns how and when a notice was sent, and when it was due: "Mailed Nov 16, 2026 (due Dec 9, 2026)". If the date was entered only once
 * the notice was overdue, says so, because nobody else has verified it: "Mailed Nov 16, 2026, recorded Dec 20, 2026 (due Dec 9, 2026)".
 */
export function formatSentActionNotice(
  { due_at, sent_on, method, recorded_at }: SentActionNotice,
  timeZone: string,
): string {
  const isRecordedLate = recorded_at !== null && recorded_at > due_at;
  const recorded = isRecordedLate ? `, recorded ${dateInZone(recorded_at, timeZone)}` : '';
  const due = `(due ${dateInZone(due_at, timeZone)})`;
  if (sent_on === null || method === null) return `Sent, date not recorded${recorded} ${due}`;
  const late = sent_on > dayInZone(due_at, timeZone) ? ', late' : recorded;
  return `${ACTION_NOTICE_METHODS[method]} ${formatDay(sent_on)}${late} ${due}`;
}
