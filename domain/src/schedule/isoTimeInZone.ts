import { toLocalTime } from './localTime.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns `2026-11-20 16:30` in the company's time zone, which spreadsheets read as a time. */
export function isoTimeInZone(at: Date, timeZone: string): string {
  const { date, minutes } = toLocalTime(at, timeZone);
  return `${date} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
