import { brandMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { box, roundedBox } from '../../../scene/shapes.ts';
import { toParagraphText } from '../../../text/toPlainText.ts';
import { type } from '../../../text/typeStyles.ts';
import { LIMITS, type SquareTexts } from '../../generation5/squareTexts.ts';
import { figureCard } from '../figureCard.ts';
import { actionLine } from './actionLine.ts';
import { HOME_GROUND, homeOnHorizon } from './squarePictures.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

/** Width of a home on the horizon, wall to wall. */
const HOME = 46;
const TILE = 64;
const TILE_GAP = 10;
const MAX_TILES = 3;

/** Sizes to try, from roomy to tight, in points. */
const STEPS = [
  { headline: 48, lead: 15, body: 19, air: 14 },
  { headline: 38, lead: 15, body: 19, air: 12 },
  { headline: 38, lead: 15, body: 15, air: 12 },
  { headline: 30, lead: 15, body: 15, air: 10 },
  { headline: 30, lead: 12, body: 15, air: 8 },
  { headline: 24, lead: 12, body: 15, air: 6 },
  { headline: 24, lead: 12, body: 15, air: 4 },
  { headline: 24, lead: 12, body: 12, air: 6 },
] as const;

/** Draws a sun rising behind a program's name, with its figures on tiles at the horizon and its benefits below. */
export function programPoster(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  if (texts.facts.length > MAX_TILES || texts.when || texts.address) return false;
  const fits = (given: SquareTexts) =>
    firstThatFits(canvas.page, STEPS, (step) => drawIn(canvas, given, bandTop, step));
  return fits({ ...texts, body: toFewBullets(texts.body) }) ?? fits(texts) ?? false;
}

const MAX_BULLETS = 3;

/** Words and figures that state a person, date or cost that an offer depends on. */
const CONDITION =
  /\b(?:if|only|must|unless|when|requires?|required|minimum|limits?|apr|fees?|premiums?|insurance|tax(?:es)?|(?<!down )payments?|income)\b|\d\s?%|\$\s?\d|[*†‡]/i;

/** Drops bullets beyond MAX_BULLETS, starting with the last, but never one that states a condition or a cost. The flyer has them all. */
function toFewBullets(body: SquareTexts['body']): SquareTexts['body'] {
  if (!body) return undefined;
  const bullets = body.paragraphs.filter(({ type: kind }) => kind === 'bullet');
  const left = bullets
    .filter((bullet) => {
      const words = toParagraphText(bullet);
      return !LIMITS.test(words) && !CONDITION.test(words);
    })
    .toReversed()
    .slice(0, Math.max(0, bullets.length - MAX_BULLETS));
  return { ...body, paragraphs: body.paragraphs.filter((paragraph) => !left.includes(paragraph)) };
}

function drawIn(canvas: Canvas, texts: SquareTexts, bandTop: number, step: (typeof STEPS)[number]): boolean {
  const { page, width } = canvas;
  const inner = width - SQUARE_MARGIN * 2;
  const upper: Part[] = [];
  const write = (
    to: Part[],
    content: SquareTexts['lead'],
    style: Parameters<typeof page.set>[1],
    { gap, lines, width: measure = inner }: { gap: number; lines: number; width?: number },
  ) => {
    if (content)
      to.push(
        textPart(
          page,
          page.set(content, { ...style, min: style.size }, measure, { lines }),
          SQUARE_MARGIN,
          gap,
        ),
      );
  };
  write(upper, texts.kicker, { ...type.overline, size: 12, color: palette.gold }, { gap: 0, lines: 1 });
  write(
    upper,
    texts.headline,
    { ...type.display, size: step.headline, color: palette.card },
    { gap: 3, lines: 2, width: inner - HOME * 2.3 },
  );
  const soft = { ...type.lead, face: 'sans', size: step.lead, leading: 1.3, color: palette.mist } as const;
  write(upper, texts.lead, soft, { gap: 8, lines: 2, width: inner - HOME * 2.6 });
  const lower: Part[] = [];
  write(
    lower,
    texts.body,
    { ...type.body, size: step.body, leading: 1.32, gap: 0.25 },
    { gap: 0, lines: 12 },
  );
  lower.push(
    ...actionLine(canvas, texts.callToAction, { x: SQUARE_MARGIN, width: inner, gap: Math.max(9, step.air) }),
  );
  const tiles = texts.facts.length > 0 ? TILE : 0;
  const top = 48 + step.air * 0.5;
  const min = top + stackHeight(upper) + step.air + tiles + step.air + stackHeight(lower) + step.air;
  const free = bandTop - min;
  if (free < 0) return false;
  const horizon = top + stackHeight(upper) + step.air + tiles / 2 + free * 0.4;
  page.fill(box(0, 0, width, bandTop), palette.paper);
  page.fill(box(0, 0, width, horizon), palette.evergreen);
  const floor = horizon - tiles / 2 - HOME_GROUND;
  homeOnHorizon(page, box(0, 0, width, horizon), { middle: width - SQUARE_MARGIN - HOME, floor, unit: HOME });
  brandMark(canvas, { x: SQUARE_MARGIN, y: 18, width: inner }, { tone: 'dark' });
  drawStack(upper, top + free * 0.16);
  const area = box(SQUARE_MARGIN, horizon - tiles / 2, inner, tiles);
  if (!figureCard(canvas, texts.facts, area, { largest: Math.min(30, step.headline), label: 12 }))
    drawTiles(canvas, texts, horizon - tiles / 2);
  const start = horizon + tiles / 2;
  drawStack(lower, start + (bandTop - start - stackHeight(lower)) / 2);
  return true;
}

function drawTiles({ page, width }: Canvas, { facts }: SquareTexts, top: number): void {
  const inner = width - SQUARE_MARGIN * 2;
  const each = (inner - TILE_GAP * (facts.length - 1)) / Math.max(1, facts.length);
  const figure = {
    ...type.title,
    role: 'P',
    leading: 1.1,
    tracking: 0,
    align: 'center',
    color: palette.brass,
  } as const;
  const name = { ...type.label, size: 12, min: 10, align: 'center', color: palette.ink } as const;
  const set = (max: number) =>
    facts.map(({ field, content }) => ({
      value: page.set(content, { ...figure, size: max, min: 15 }, each - 12, { lines: 1 }),
      label: page.set(toTextContent(field.label, field.key), name, each - 8, { lines: 1 }),
    }));
  // All figures share the size at which the longest one fits.
  const common = Math.min(...set(24).map(({ value }) => value.size));
  set(common).forEach(({ value, label }, index) => {
    const area = box(SQUARE_MARGIN + index * (each + TILE_GAP), top, each, TILE);
    page.path(roundedBox(area, 6), { fill: palette.card, stroke: palette.line, strokeWidth: 0.75 });
    const start = area.y + (TILE - value.height - label.height) / 2;
    page.place(label, area.x + 4, page.place(value, area.x + 6, start));
  });
}
