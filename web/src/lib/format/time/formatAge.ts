import { DAY_MS, HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Formats how long ago a time was in whole days, hours or minutes: `4 days`. Doesn't use date-fns, which would load a whole locale. */
export function formatAge(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime();
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? [];
  if (!unit) return 'less than a minute';
  const age = Math.floor(ms / length);
  return age.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
