import { designFeatures } from '../design.ts';
import type { Canvas } from '../page/canvas.ts';
import type { Content, SetText } from '../page/page.ts';
import type { TypeStyle } from '../text/typeStyles.ts';

/** Space between two texts on one line. */
export const BESIDE_GAP = 12;

/** Portraits larger than this, in points, have larger lines beside them. */
export const LARGE_PORTRAIT = 55;

/** Returns the sizes of a card's lines, in points. They are larger beside a large portrait. */
export function toSizes({ input, portrait }: { input: Canvas['input']; portrait: number }) {
  const isLarge = portrait > LARGE_PORTRAIT;
  if (designFeatures(input).hasPrintSizes) {
    return isLarge
      ? { role: 8, name: 18, about: 10, phone: 12.5, email: 10 }
      : { role: 8, name: 14, about: 9.5, phone: 10.5, email: 9.5 };
  }
  const about = (isLarge ? 9.5 : 8.5) + (designFeatures(input).hasReadableCards ? 0.5 : 0);
  return isLarge
    ? { role: 7, name: 18, about, phone: 12, email: 10 }
    : { role: 7, name: 14, about, phone: 10, email: 8.5 };
}

/** Caps the sizes of the lines under the name at `max`. Beside a large portrait the phone number keeps its size. */
export const toLimited = (sizes: ReturnType<typeof toSizes>, max: number, portrait: number) => ({
  ...sizes,
  about: Math.min(sizes.about, max),
  email: Math.min(sizes.email, max),
  phone: portrait > LARGE_PORTRAIT ? sizes.phone : Math.min(sizes.phone, max),
});

/** How far a line may shrink to stay unbroken, as a factor of its size. */
const WHOLE = 0.88;

/**
 * Sets a text on one line, shrinking it slightly but not below `min`. If that doesn't fit, sets it at full size and breaks it at `  |
 * `.
 */
export function setWhole(
  page: Canvas['page'],
  content: Content,
  style: TypeStyle,
  { width, min = 0 }: { width: number; min?: number },
): SetText {
  const line = page.measure(
    content,
    { ...style, min: Math.min(style.size, Math.max(min, style.size * WHOLE)) },
    width,
    { lines: 1 },
  );
  if (line.overflow === 0) return page.report(line);
  const parts = splitAt(content, '  |  ');
  return page.set(parts, style, width, { lines: parts.paragraphs.length + 1 });
}

/** Splits a plain text at `mark` into separate lines. */
export const splitAt = (content: Content, mark: string): Content => ({
  ...content,
  paragraphs: content.paragraphs.flatMap(({ type: kind, spans: [span] }) =>
    (span?.text ?? '').split(mark).map((text) => ({ type: kind, spans: [{ text }] })),
  ),
});

/** Returns the width of a one-line text. */
export const lineWidth = ({ lines: [first] }: SetText): number => (first ? first.indent + first.width : 0);

/** Returns which text fits to the right of which: the role beside the name, the email beside the phone number. */
export function toBeside(texts: readonly SetText[], prefix: string, width: number): Map<SetText, SetText> {
  const pairs = [
    ['name', 'role'],
    ['phone', 'email'],
  ] as const;
  return new Map(
    pairs.flatMap(([leftKey, rightKey]) => {
      const left = texts.find(({ field }) => field === `${prefix}.${leftKey}`);
      const right = texts.find(({ field }) => field === `${prefix}.${rightKey}`);
      if (left?.lines.length !== 1 || right?.lines.length !== 1) return [];
      return lineWidth(left) + BESIDE_GAP + lineWidth(right) <= width ? [[left, right] as const] : [];
    }),
  );
}

/** Returns a copy of the text as wide as both texts together, used to find the space to the right of the lines. */
export const withBeside = (text: SetText, right: SetText | undefined): SetText =>
  right
    ? {
        ...text,
        lines: text.lines.map((one) => ({ ...one, width: one.width + BESIDE_GAP + lineWidth(right) })),
      }
    : text;
