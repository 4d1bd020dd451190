import type { Canvas } from './page/canvas.ts';
import { firstThatFits } from './page/firstThatFits.ts';
import { type SetText, toTextContent } from './page/page.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';

/** Sizes of a company name on two lines, in points of the type scale: its beginning, and the rest below. */
const LOCKUPS = [
  [15, 10],
  [12, 8.5],
  [10, 8.5],
  [8.5, 7],
] as const;
/** A legal suffix stays with the word before it. */
const REGISTERED = /^(?:llc|l\.l\.c\.|inc\.?|corp\.?|co\.?|ltd\.?|lp|llp|n\.?a\.?)$/i;

/**
 * Returns a company's name in two parts, as in the site's logo: the last two words are the second part, or the last word of a two-word
 * name. Returns undefined for a one-word name.
 */
export function splitCompanyName(name: string): [first: string, rest: string] | undefined {
  const words = name.trim().split(/\s+/);
  const count = words.filter((word) => !REGISTERED.test(word)).length;
  if (count < 2) return undefined;
  const first = words.slice(0, Math.max(1, count - 2));
  return [first.join(' '), words.slice(first.length).join(' ')];
}

/** Sets a company's name on one line. If it doesn't fit, sets its beginning on the first line and the rest below in smaller type. */
export function setWordmark(
  { page, input, features }: Canvas,
  width: number,
  { color, largest }: { color: string; largest: number },
): readonly SetText[] {
  const { name } = input.company;
  const style = {
    ...type.heading,
    size: largest,
    min: 8,
    role: 'P',
    leading: 1.1,
    color,
    isWordmark: features.hasOneWordmark,
  } as const;
  const usual = page.measure(toTextContent(name, 'company.name'), style, width, { lines: 2, height: 28 });
  const parts = splitCompanyName(name);
  if (!features.hasLockup || usual.lines.length < 2 || !parts) return [page.report(usual)];
  const lockups = LOCKUPS.filter(([size]) => size <= largest);
  const lockup = firstThatFits(page, lockups, (sizes) => {
    const set = parts.map((text, index) =>
      setLine(page, text, { ...style, size: sizes[index] ?? largest }, width),
    );
    return set.every(({ overflow }) => overflow === 0) && set;
  });
  return lockup ?? [page.report(usual)];
}

const setLine = (page: Canvas['page'], text: string, style: TypeStyle, width: number): SetText =>
  page.set(toTextContent(text, 'company.name'), { ...style, min: style.size }, width, { lines: 1 });
