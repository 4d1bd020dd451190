import { capitalize } from '../text/capitalize.ts';
import { type OfficeWeek, WEEKDAYS } from './officeSchedule.ts';

const short = (weekday: string) => capitalize(weekday.slice(0, 3));

/** Formats a time of day as `9AM`, `1:30PM`, `12AM` for midnight. */
function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Returns the hours of a week for display: `Mon-Fri 9AM-6PM, Sat 10AM-1:30PM`. Closed days are left out. */
export function formatWeekHours(week: OfficeWeek): string {
  const runs: { from: string; to: string; hours: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const day = week[weekday];
    const hours = day ? `${formatClock(day.opens)}-${formatClock(day.closes)}` : '';
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${short(from)}${from === to ? '' : `-${short(to)}`} ${hours}`)
    .join(', ');
}
