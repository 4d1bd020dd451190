const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/**
 * Formats a calendar date such as `2026-10-31` as `Oct 31, 2026`, the same in every time zone. Does without `Intl.DateTimeFormat`, which
 * the home page would create while it hydrates: 15 ms on a slow phone.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const end = 3 * (month ?? 0);
  return `${MONTHS.slice(end - 3, end)} ${day}, ${year}`;
}
