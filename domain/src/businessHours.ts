import { company } from './company.ts';

const HOUR_MS = 3_600_000;
const WEEKEND = new Set(['Sat', 'Sun']);

interface OfficeClock {
  weekday: string;
  hour: number;
  minute: number;
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function officeClock(at: Date): OfficeClock {
  const parts = Object.fromEntries(clock.formatToParts(at).map((part) => [part.type, part.value]));
  return { weekday: parts.weekday ?? '', hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** Whether the office is open at that moment (spec public-site section 9, Mon-Fri 9AM-6PM). */
export function isOpen(at: Date): boolean {
  const { weekday, hour } = officeClock(at);
  return !WEEKEND.has(weekday) && hour >= company.hours.opens && hour < company.hours.closes;
}

/**
 * The latest office moment that still keeps the promise "within 24 hours" (spec public-site section 9).
 * The 24 hours do not run on Saturday and Sunday; a moment after closing counts as that day's closing time,
 * one before opening as the closing time of the working day before. Holidays are not known to it.
 */
export function contactBy(submittedAt: Date): Date {
  let at = new Date(submittedAt);
  for (let left = 24; left > 0; ) {
    at = new Date(at.getTime() + HOUR_MS);
    // An hour that ends in the weekend, or on its last midnight, was not a counted one.
    if (!WEEKEND.has(officeClock(new Date(at.getTime() - 1)).weekday)) left -= 1;
  }
  const minute = 60_000;
  at = new Date(Math.floor(at.getTime() / minute) * minute);
  const step = 15 * minute;
  const isOfficeMoment = (moment: Date) => {
    const { weekday, hour, minute: minutes } = officeClock(moment);
    const isClosing = hour === company.hours.closes && minutes === 0;
    return (
      !WEEKEND.has(weekday) && (isClosing || (hour >= company.hours.opens && hour < company.hours.closes))
    );
  };
  if (isOfficeMoment(at)) return at;
  at = new Date(Math.floor(at.getTime() / step) * step);
  while (!isOfficeMoment(at)) at = new Date(at.getTime() - step);
  return at;
}
