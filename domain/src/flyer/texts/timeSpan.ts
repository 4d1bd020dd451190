const CLOCK = /^(?:(?:12(?::00)?\s*)?(?:(noon)|(midnight))|(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?)$/i;
const BETWEEN = /\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i;
/** A US time zone at the end, which is dropped: times are local. */
const ZONE = /[\s,]+\(?(?:[ECMP]|AK|H)[SD]?T\)?$/i;
/** No event starts before this hour, so an earlier one is a mistake. */
const MORNING = 6 * 60;

/** Returns minutes since midnight; undefined if it isn't a time of day. `half` is AM or PM from the other end, for `1 to 4 PM`. */
function toMinutes(text: string, half: string): number | undefined {
  const [, noon, midnight, hour, minute = '0', own = half] = CLOCK.exec(text) ?? [];
  if (noon) return 12 * 60;
  if (midnight) return 24 * 60;
  const hours = Number(hour);
  if (hour === undefined || own === '' || hours < 1 || hours > 12 || Number(minute) > 59) return undefined;
  return ((hours % 12) + (own.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns AM or PM for the hours before an end. */
function halfBefore(end: string): string {
  if (/noon$/i.test(end)) return 'a';
  if (/midnight$/i.test(end)) return 'p';
  return /([ap])\.?\s?m\.?$/i.exec(end)?.[1]?.toLowerCase() ?? '';
}

/** Returns the start of a span. `11 to 1 PM` starts in the morning, because 11 PM is later than its end. */
function toBegin(first: string, half: string, to: number | undefined): number | undefined {
  const from = toMinutes(first, half);
  const isInherited = toMinutes(first, '') === undefined;
  if (from === undefined || to === undefined || from < to || half !== 'p' || !isInherited) return from;
  const morning = from - 12 * 60;
  return morning >= MORNING ? morning : from;
}

/**
 * Returns start and end in minutes since midnight from a time as officers write it: `1 PM to 4 PM`, `10–11:30 am`, `11 to 1 PM`, `noon to
 * 3`, `6:30 PM ET`; undefined if it can't be read.
 */
export function toTimeSpan(time: string): { from: number; to?: number } | undefined {
  const [first = '', last, ...more] = time.trim().replace(ZONE, '').split(BETWEEN);
  if (more.length > 0) return undefined;
  const to = last === undefined ? undefined : toMinutes(last, /noon$/i.test(first) ? 'p' : '');
  const from = toBegin(first, halfBefore(last ?? ''), to);
  if (from === undefined || (last !== undefined && to === undefined)) return undefined;
  if (to !== undefined && to <= from) return undefined;
  return to === undefined ? { from } : { from, to };
}
