const formats = {
  long: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** Returns `November 2026` of `2026-11`, or short: `Nov 2026`. */
export const formatMonth = (month: string, style: keyof typeof formats = 'long'): string =>
  formats[style].format(new Date(`${month}-01T00:00:00Z`));

/** Formats 0.87 as `87%`; `–` if nothing was due. */
export const formatFraction = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

/** Formats office hours as `35 min` or `3 h 20 min`; `–` if no one was contacted. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
