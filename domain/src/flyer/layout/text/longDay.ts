import type { FilledField } from '../page/fields.ts';
import { toCalendarDay } from '../page/fields.ts';
import { type Content, toTextContent } from '../page/page.ts';

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

/** Returns a date in the form used in letters and invitations: "December 8, 2026", or "Tuesday, December 8, 2026". */
export function toLongDay(date: FilledField | undefined, { hasWeekday = false } = {}): Content | undefined {
  const day = toCalendarDay(date);
  if (!date || !day) return date?.content;
  const text = `${MONTHS[day.month] ?? day.month} ${day.day}, ${day.year}`;
  return toTextContent(hasWeekday ? `${day.weekday}, ${text}` : text, date.field.key);
}

/** Returns a date without its year, for days in the near future: "Sunday, Nov 8". Returns other texts unchanged. */
export function toNearDay(date: FilledField | undefined): string | undefined {
  const day = toCalendarDay(date);
  return day ? `${day.weekday}, ${day.month} ${day.day}` : date?.text;
}
