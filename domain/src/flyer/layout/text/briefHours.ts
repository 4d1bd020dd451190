/** Matches "1 PM to 4 PM" and "10:30 a.m. - 12 p.m.". */
const HOURS =
  /^(\d{1,2}(?::\d{2})?)\s*([AP])\.?M\.?\s*(?:to|-|–|until)\s*(\d{1,2}(?::\d{2})?)\s*([AP])\.?M\.?$/i;

/** Returns hours in the short form of a poster: "1-4 PM", "11 AM-2 PM". Returns other texts unchanged. */
export function briefHours(text: string): string {
  const [, start, before, end, after] = HOURS.exec(text.trim()) ?? [];
  if (!start || !before || !end || !after) return text;
  const [first, last] = [before, after].map((letter) => `${letter.toUpperCase()}M`);
  return first === last ? `${start}-${end}\u00a0${last}` : `${start}\u00a0${first}-${end}\u00a0${last}`;
}
