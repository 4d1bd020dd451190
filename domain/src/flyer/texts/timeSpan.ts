const CLOCK = /^(?:(noon)|(midnight)|(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?)$/i;
const BETWEEN = /\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i;

/** Minutes since midnight; undefined when it's no time of day. `half` is that of the other end, for `1 to 4 PM`. */
function toMinutes(text: string, half: string): number | undefined {
  const [, noon, midnight, hour, minute = '0', own = half] = CLOCK.exec(text) ?? [];
  if (noon) return 12 * 60;
  if (midnight) return 24 * 60;
  const hours = Number(hour);
  if (hour === undefined || own === '' || hours < 1 || hours > 12 || Number(minute) > 59) return undefined;
  return ((hours % 12) + (own.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns begin and end in minutes since midnight, of a time as officers write it: `1 PM to 4 PM`, `10–11:30 am`, `6:30 PM`; undefined when it can't be read. */
export function toTimeSpan(time: string): { from: number; to?: number } | undefined {
  const [first = '', last, ...more] = time.trim().split(BETWEEN);
  if (more.length > 0) return undefined;
  const half = /([ap])\.?\s?m\.?$/i.exec(last ?? '')?.[1] ?? (/^noon$/i.test(last ?? '') ? 'a' : '');
  const from = toMinutes(first, half);
  const to = last === undefined ? undefined : toMinutes(last, '');
  if (from === undefined || (last !== undefined && to === undefined)) return undefined;
  if (to !== undefined && to <= from) return undefined;
  return to === undefined ? { from } : { from, to };
}
