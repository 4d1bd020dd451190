import type { Canvas } from '../../canvas.ts';
import { lineWidth } from '../../cardText.ts';
import type { FilledField } from '../../fields.ts';
import { type SetText, toTextContent } from '../../page.ts';
import { palette } from '../../palette.ts';
import { circle } from '../../shapes.ts';
import type { Part } from '../../stack.ts';
import { type } from '../../text/typeStyles.ts';
import { isSpeaker, speakerLine } from './speaker.ts';

const MOST = 3;
const DOT = { gap: 12, radius: 1.6 };

/** What an admission, a price or an address of the web is says itself. */
const isPlain = ({ field }: FilledField): boolean => field.type === 'url' || field.key === 'admission';

/** Short facts on one line in the middle: "Free, with coffee · RSVP (973) 555-0192"; undefined where they find no room on it. */
export function factsLine(
  { page }: Canvas,
  facts: readonly FilledField[],
  { x, width, size }: { x: number; width: number; size: number },
): Part | undefined {
  if (facts.length === 0 || facts.length > MOST) return undefined;
  const { length } = page.issues;
  const style = { ...type.value, size, min: size, leading: 1.3 };
  const texts: SetText[] = facts.map((fact) => {
    const content = isSpeaker(fact)
      ? speakerLine(fact)
      : isPlain(fact)
        ? fact.content
        : toTextContent(`${fact.field.label}: ${fact.text}`, fact.field.key);
    return page.set(content, style, width, { lines: 1 });
  });
  const total = texts.reduce((sum, text) => sum + lineWidth(text), DOT.gap * 2 * (texts.length - 1));
  if (page.issues.length > length || total > width) {
    page.issues.length = length;
    return undefined;
  }
  const height = Math.max(...texts.map((text) => text.height));
  return {
    height,
    gap: 12,
    draw(y) {
      let left = x + (width - total) / 2;
      texts.forEach((text, index) => {
        if (index > 0) page.path(dot(left - DOT.gap, y + height / 2), { fill: palette.brass });
        page.place(text, left, y);
        left += lineWidth(text) + DOT.gap * 2;
      });
    },
  };
}

const dot = (x: number, y: number) => circle(x, y, DOT.radius);
