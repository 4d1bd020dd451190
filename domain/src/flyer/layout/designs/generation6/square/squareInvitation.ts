import { brandMark, brandWidth } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { briefHours } from '../../../text/briefHours.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { dotLine, toPhrases } from '../dotLine.ts';
import { audience } from '../invitation/audience.ts';
import { keyFactsStrip } from '../invitation/keyFactsStrip.ts';
import { actionLine } from './actionLine.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';
import { toDayAndHours } from './toDayAndHours.ts';

const FRAME = 12;
/** Space below the frame, whose lower rule the company name interrupts. */
const FRAME_FOOT = 23;
const AIR = { above: 14, below: 24 };
/** Padding above and below the text on the gold strip. */
const STRIP = 8;

/** Sizes to try, from roomy to tight, in points. `picture` is the picture's minimum height. */
const STEPS = [
  { headline: 38, when: 30, place: 15, facts: 15, picture: 104 },
  { headline: 38, when: 24, place: 15, facts: 15, picture: 104 },
  { headline: 30, when: 24, place: 15, facts: 15, picture: 92 },
  { headline: 30, when: 24, place: 15, facts: 12, picture: 84 },
  { headline: 30, when: 19, place: 12, facts: 12, picture: 84 },
  { headline: 24, when: 19, place: 12, facts: 12, picture: 72 },
  { headline: 24, when: 15, place: 12, facts: 12, picture: 72 },
] as const;
const MAX_PICTURE = 168;

/** Draws an evening class across the image and an invitation below it: event, time, place, cost, and where to sign up. */
export function squareInvitation(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const { page, width } = canvas;
  const end = bandTop - FRAME_FOOT - AIR.below;
  const chosen = firstThatFits(page, STEPS, (step) => {
    const parts = setWords(canvas, texts, step);
    const high = parts ? end - FRAME - AIR.above - stackHeight(parts) : 0;
    return parts && high >= step.picture ? { parts, high } : undefined;
  });
  if (!chosen) return false;
  const high = Math.min(MAX_PICTURE, chosen.high);
  page.fill(box(0, 0, width, bandTop), palette.paper);
  const foot = bandTop - FRAME_FOOT;
  const frame = box(FRAME, FRAME, width - FRAME * 2, foot - FRAME);
  audience(page, box(frame.x, frame.y, frame.width, high));
  page.path(rectangle(frame), { stroke: palette.brass, strokeWidth: 1 });
  const wide = brandWidth(canvas, width / 2);
  page.fill(box((width - wide) / 2 - 10, foot - 2, wide + 20, 4), palette.paper);
  brandMark(canvas, { x: (width - wide) / 2, y: foot - 14, width: width / 2 });
  drawStack(chosen.parts, FRAME + high + AIR.above + (chosen.high - high) / 2);
  return true;
}

function setWords(canvas: Canvas, texts: SquareTexts, step: (typeof STEPS)[number]): Part[] | undefined {
  const { page, width } = canvas;
  const inner = width - SQUARE_MARGIN * 2;
  let isWhole = true;
  const write = (
    content: Content | undefined,
    style: TypeStyle,
    { gap, lines }: { gap: number; lines: number },
  ): Part[] => {
    if (!content) return [];
    const set = { ...style, align: 'center', min: style.size } as const;
    const text = page.set(content, set, inner, { lines });
    if (text.overflow > 0) isWhole = false;
    return [textPart(page, text, SQUARE_MARGIN, gap)];
  };
  const signUp = texts.facts.find(({ field }) => field.type === 'url');
  const others = texts.facts.filter((fact) => fact !== signUp);
  const strip = keyFactsStrip(canvas, {
    when: [texts.when && toBrief(texts.when)],
    venue: texts.address,
    sizes: step,
    ground: { x: FRAME, width: width - FRAME * 2 },
    text: { x: SQUARE_MARGIN, width: inner },
    padding: STRIP,
    gap: 10,
  });
  const plain = { ...type.body, size: step.place, leading: 1.3, gap: 0 };
  const facts = dotLine(canvas, toPhrases(others), {
    x: SQUARE_MARGIN,
    width: inner,
    size: step.facts,
    align: 'center',
    gap: 10,
  });
  if (others.length > 0 && !facts) return undefined;
  const parts = [
    ...write(texts.kicker, { ...type.overline, size: 12, tracking: 120 }, { gap: 0, lines: 1 }),
    ...write(
      texts.headline,
      { ...type.display, size: step.headline, color: palette.evergreen },
      { gap: 3, lines: 2 },
    ),
    ...(strip ? [strip] : []),
    ...write(texts.lead, plain, { gap: 10, lines: 3 }),
    ...write(texts.body, { ...plain, size: step.facts }, { gap: 8, lines: 5 }),
    ...(facts ? [facts] : []),
    ...actionLine(
      canvas,
      signUp ? toTextContent(`Sign up at ${signUp.text}`, signUp.field.key) : texts.callToAction,
      { x: SQUARE_MARGIN, width: inner, align: 'center' },
    ),
  ];
  return isWhole ? parts : undefined;
}

/** Returns day and hours on one line: "Tuesday, Dec 8, 2026 · 6:30-8 PM". */
function toBrief(when: Content): Content {
  const { day, hours } = toDayAndHours(when);
  return hours
    ? toTextContent(`${day} \u00b7 ${briefHours(hours.replaceAll('\u00a0', ' '))}`, when.field)
    : when;
}
