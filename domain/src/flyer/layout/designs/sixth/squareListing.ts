import { brandMark } from '../../brandMark.ts';
import type { Canvas } from '../../canvas.ts';
import { lineWidth, splitAt } from '../../cardText.ts';
import type { FilledField } from '../../fields.ts';
import { firstThatFits } from '../../firstThatFits.ts';
import { type Content, toTextContent } from '../../page.ts';
import { palette } from '../../palette.ts';
import { picture } from '../../picture.ts';
import { box, rectangle } from '../../shapes.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../stack.ts';
import { briefHours } from '../../text/briefHours.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';
import { withTownTogether } from '../../text/withTownTogether.ts';
import type { SquareTexts } from '../fifth/squareTexts.ts';
import { BOTH_HEIGHT, bothNames, isShared } from './bothNames.ts';
import { setByline } from './byline.ts';
import { toHomeLine, toHomeLines } from './homeLine.ts';
import { toOneMessage } from './oneMessage.ts';
import { DARK, LIGHT } from './squareMessage.ts';

/** Of the image, for the photo. */
const LEAST_PHOTO = 0.43;
/** The same beside a light column, whose headline needs the width. */
const LEAST_BESIDE = 0.38;
/** The same from a house's roof to the foot of its door. */
const WHOLE_HOUSE = 0.475;

type Write = (content: Content | undefined, style: TypeStyle, gap: number, lines: number) => Part[];

/** Sets texts below each other at `x`, each in its size or, where it has no room, with an issue. */
function writer({ page }: Canvas, x: number, width: number): Write {
  return (content, style, gap, lines) =>
    content
      ? [textPart(page, page.set(content, { ...style, min: style.size }, width, { lines }), x, gap)]
      : [];
}

const gold = { ...type.value, color: palette.gold, leading: 1.15 };
const soft = { ...type.lead, face: 'sans', color: palette.mist, leading: 1.25 } as const;
const toPlace = ({ address }: Pick<SquareTexts, 'address'>) =>
  address && toTextContent(withTownTogether(address.text), address.field.key);

/** What a home's image says in one message; undefined where something else has to be said. */
function toMessage(given: SquareTexts): SquareTexts | undefined {
  const texts = toOneMessage(given);
  const isMore = texts.lead || texts.body || texts.callToAction || texts.facts.length > 1;
  return isMore ? undefined : texts;
}

/** From the largest to the smallest, in points of the scale. */
const CARD_STEPS = [
  { headline: 38, place: 19, price: 30, isAcross: false },
  { headline: 30, place: 19, price: 30, isAcross: false },
  { headline: 30, place: 15, price: 30, isAcross: false },
  { headline: 24, place: 15, price: 24, isAcross: false },
] as const;
/** The same with the headline on one line across the card, which leaves the photo most. */
const ACROSS_STEPS = [
  { headline: 30, place: 15, price: 30, isAcross: true },
  { headline: 24, place: 15, price: 30, isAcross: true },
] as const;
/** Of the card below a photo, in points. `over`: how far it reaches into the photo, over the lawn. */
const CARD = {
  edge: 30,
  padding: 16,
  above: 10,
  bothAbove: 6,
  rule: 4,
  over: 20,
  between: 18,
  label: 12,
  sky: 8,
  listed: 5,
};
/** Below the base line of the card's last text. */
const LAST_BASE = 5;
/** Of both companies at the card's foot. */
const NAMES = { above: 6, below: 1 };

/**
 * A home's photo from edge to edge with nothing over it but a white card at its foot: headline and address, beside them the price, and
 * below them both companies where there are two. One company alone stands beside its officer (`squarePeople`).
 * @returns false where something else has to be said, or the words leave too little of the photo
 */
export function cardPhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toMessage(given);
  if (!texts) return false;
  const home = toHomeLine(given.facts);
  const fits = (line: Content | undefined, least: number, steps: readonly CardSizes[] = CARD_STEPS) =>
    firstThatFits(canvas.page, steps, (step) => drawCard(canvas, texts, bandTop, { ...step, line, least }));
  return (
    fits(home, WHOLE_HOUSE, ACROSS_STEPS) ??
    fits(home, WHOLE_HOUSE) ??
    fits(home, LEAST_PHOTO, ACROSS_STEPS) ??
    fits(home, LEAST_PHOTO) ??
    fits(undefined, LEAST_PHOTO) ??
    false
  );
}

type CardSizes = (typeof CARD_STEPS | typeof ACROSS_STEPS)[number];
type CardStep = CardSizes & {
  /** Bedrooms, bathrooms and area. */
  line: Content | undefined;
  /** Of the image, for the photo above the card. */
  least: number;
};

function drawCard(canvas: Canvas, texts: SquareTexts, bandTop: number, step: CardStep): boolean {
  const { page, width, height } = canvas;
  const { kicker, when, headline, facts, pictures } = texts;
  const { realtor } = canvas.input;
  const card = box(CARD.edge, 0, width - CARD.edge * 2, 0);
  const inner = card.width - CARD.padding * 2;
  const [fact] = facts;
  const figure = {
    ...type.title,
    role: 'P',
    color: palette.brass,
    size: step.price,
    min: step.price,
  } as const;
  const price = fact && page.set(fact.content, figure, inner / 2, { lines: 1 });
  const label = { ...type.label, size: CARD.label, min: CARD.label, color: palette.stone } as const;
  const name = fact && page.set(toTextContent(fact.field.label), label, inner / 2, { lines: 1 });
  const { isAcross } = step;
  const [figureWidth, nameWidth] = price && name ? [lineWidth(price), lineWidth(name)] : [0, 0];
  const beside = isAcross ? figureWidth + CARD.between / 2 + nameWidth : Math.max(figureWidth, nameWidth);
  const x = card.x + CARD.padding;
  const write = writer(canvas, x, inner - (price ? beside + CARD.between : 0));
  const head = isAcross ? writer(canvas, x, inner) : write;
  const strong = { ...type.value, size: 15, color: palette.brass, leading: 1.2 };
  const title = { ...type.display, size: step.headline, color: palette.evergreen };
  const parts = [
    ...head(kicker, strong, 0, 1),
    ...head(when, strong, 0, 1),
    ...head(headline, title, 2, isAcross ? 1 : 2),
    ...write(toPlace(texts), { ...soft, color: palette.stone, size: step.place }, 5, 2),
    ...write(step.line, { ...type.value, size: 15, color: palette.ink, leading: 1.2 }, 3, 1),
  ];
  const told = stackHeight(parts);
  const byline = texts.agent
    ? [textPart(page, setByline(page, texts.agent, { ...type.label, size: CARD.label }, inner), x)]
    : [];
  const listed = byline.length > 0 ? stackHeight(byline) + CARD.listed : 0;
  const names = realtor ? NAMES.above + BOTH_HEIGHT + NAMES.below : CARD.above;
  const above = realtor ? CARD.bothAbove : CARD.above;
  const top = Math.round(bandTop - told - listed - CARD.rule - above - names);
  if (top < height * step.least) return false;
  const seen = box(0, 0, width, top + CARD.over);
  // A little more of the sky than of the lawn.
  picture(canvas, pictures.main, { ...seen, height: seen.height + CARD.sky }, 'day', rectangle(seen));
  page.fill(box(0, seen.height, width, bandTop - seen.height), palette.evergreen);
  page.fill(box(card.x, top, card.width, bandTop - top), palette.card);
  page.fill(box(card.x, top, card.width, CARD.rule), palette.gold);
  const start = top + CARD.rule + above;
  drawStack(parts, start);
  drawStack(byline, start + told + CARD.listed);
  if (price && name) {
    const right = card.x + card.width - CARD.padding;
    if (isAcross) {
      // On the base line of the texts' last line.
      const y = start + told - LAST_BASE - (price.lines[0]?.y ?? 0);
      const drop = (price.lines[0]?.y ?? 0) - (name.lines[0]?.y ?? 0);
      page.place(name, right - beside, y + drop);
      page.place(price, right - figureWidth, y);
    } else {
      const y = start + (told - name.height - price.height) / 2;
      page.fill(box(right - beside - CARD.between / 2 - 3, start, 1, told), palette.line);
      page.place(price, right - beside, page.place(name, right - beside, y));
    }
  }
  if (realtor) {
    const y = bandTop - names + NAMES.above / 2;
    page.fill(box(x, y, inner, 1), palette.line);
    bothNames(canvas, realtor, bandTop - BOTH_HEIGHT - NAMES.below, x);
  }
  return true;
}

/** From the largest to the smallest, in points of the scale. */
const SPLIT_STEPS = [
  { headline: 38, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 3, place: 19, price: 30, when: 15 },
  { headline: 24, lines: 3, place: 15, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 15, price: 24, when: 15 },
  { headline: 24, lines: 4, place: 15, price: 24, when: 15 },
] as const;
/** Of the column beside the photo, in points. */
const SPLIT = { widest: 218, edge: 20, bothEdge: 10, brand: 22, head: 58, bothHead: 24, foot: 14, strip: 11 };

/**
 * A home's photo from top to foot with a column beside it. Of one company it is dark and at the right: day and hours in the largest letters,
 * address and price. Of two companies it is light and at the left, day and hours on gold, and both names are on a line below.
 * @returns false where something else has to be said, or the words need more room
 */
export function splitPhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toMessage(given);
  const { realtor } = canvas.input;
  if (!texts?.when) return false;
  if (!isShared(canvas.input) || !realtor) {
    const end = bandTop - bylineStrip(canvas, texts.agent, bandTop);
    const home = toHomeLines(given.facts);
    return (
      firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, { ...step, home })) ??
      firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, step)) ??
      false
    );
  }
  const end = bandTop - BOTH_HEIGHT;
  const fits = firstThatFits(canvas.page, SPLIT_STEPS, (step) => drawShared(canvas, texts, end, step));
  if (fits) bothNames(canvas, realtor, end);
  return fits ?? false;
}

/** Who lists the home, on a strip across the image that ends at `foot`; returns its height. */
function bylineStrip({ page, width }: Canvas, agent: FilledField | undefined, foot: number): number {
  if (!agent) return 0;
  const style = { ...type.label, size: CARD.label, min: 10 };
  const text = setByline(page, agent, style, width - CARD.edge * 2);
  const height = Math.round(text.height + BYLINE * 2);
  page.fill(box(0, foot - height, width, height), palette.card);
  page.place(text, CARD.edge, foot - height + BYLINE);
  return height;
}

/** Above and below it. */
const BYLINE = 6;

const toColumn = ({ width, height }: Canvas, least: number, bandTop: number) =>
  Math.floor(Math.min(SPLIT.widest, width - (least * width * height) / bandTop));

/** From the largest to the smallest, in points of the scale. */
const HOURS_STEPS = [
  { hours: 48, headline: 24, lines: 2, place: 19, price: 24 },
  { hours: 48, headline: 24, lines: 2, place: 15, price: 24 },
  { hours: 38, headline: 24, lines: 3, place: 19, price: 24 },
  { hours: 38, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 30, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 24, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 19, headline: 19, lines: 4, place: 15, price: 24 },
] as const;
const OPENING = 19;
/** How much less of a photo's left side is cut off than of its right, in parts of its width. */
const SEEN_LEFT = 0.12;

/** Returns weekday and hours, and the date; all as it is where one of them is missing. */
function toHours(when: Content): { large: Content[]; date: Content | undefined } {
  const said = when.paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text)).join('');
  const [, weekday, date, hours] = /^(\p{L}+), (.+?) \u00b7 (.+)$/u.exec(said) ?? [];
  if (!weekday || !date || !hours) return { large: [splitAt(when, ' \u00b7 ')], date: undefined };
  const large = [weekday, briefHours(hours)].map((text) => toTextContent(text, when.field));
  return { large, date: toTextContent(date, when.field) };
}

function drawHours(
  canvas: Canvas,
  { kicker, when, headline, facts: [price], ...texts }: SquareTexts,
  bandTop: number,
  step: (typeof HOURS_STEPS)[number] & { home?: Content | undefined },
): boolean {
  const { page, width } = canvas;
  if (!when) return false;
  const column = toColumn(canvas, LEAST_PHOTO, bandTop);
  const left = width - column;
  const x = left + SPLIT.edge;
  const write = writer(canvas, x, column - SPLIT.edge * 2);
  const { large, date } = toHours(when);
  const hours = { ...type.display, size: step.hours, leading: 1.1, color: palette.card };
  const title = { ...type.display, size: step.headline, color: palette.card };
  const label = { ...type.label, size: CARD.label, color: DARK.soft };
  const opening = { ...gold, size: OPENING };
  const parts = [
    ...(kicker ? [...write(kicker, opening, 0, 1), ...write(headline, title, 2, step.lines)] : []),
    ...(kicker ? [] : write(headline, opening, 0, 2)),
    ...large.flatMap((one, index) => write(one, hours, index === 0 ? 6 : 0, date ? 1 : 2)),
    ...write(date, { ...soft, size: 15 }, 4, 1),
    ...write(toPlace(texts), { ...soft, color: palette.card, size: step.place }, 18, 3),
    ...(price ? write(toTextContent(price.field.label, price.field.key), label, 14, 1) : []),
    ...write(price?.content, { ...gold, size: step.price }, 0, 1),
    ...write(step.home, { ...type.value, size: 15, color: palette.card, leading: 1.25, gap: 0 }, 6, 2),
  ];
  const room = bandTop - SPLIT.head - SPLIT.foot;
  if (stackHeight(parts) > room) return false;
  const seen = box(0, 0, left, bandTop);
  picture(canvas, texts.pictures.main, { ...seen, width: left * (1 + SEEN_LEFT) }, 'day', rectangle(seen));
  page.fill(box(left, 0, column, bandTop), palette.evergreen);
  brandMark(canvas, x, SPLIT.brand, column - SPLIT.edge * 2, 'dark');
  drawStack(parts, SPLIT.head + (room - stackHeight(parts)) / 2);
  return true;
}

function drawShared(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  step: (typeof SPLIT_STEPS)[number],
): boolean {
  const { page, width } = canvas;
  const { kicker, when, headline, facts, pictures } = texts;
  const column = toColumn(canvas, LEAST_BESIDE, bandTop);
  // The column begins where everything else of the image does.
  const x = CARD.edge;
  const write = writer(canvas, x, column - SPLIT.bothEdge - x);
  const upper = [
    ...write(headline, { ...type.display, size: step.headline, color: LIGHT.title }, 0, step.lines),
    ...write(toPlace(texts), { ...soft, color: LIGHT.soft, size: step.place }, 8, 3),
  ];
  const price = write(facts[0]?.content, { ...gold, color: LIGHT.accent, size: step.price }, 0, 1);
  const hours = { ...type.value, size: step.when, leading: 1.2, color: palette.deep };
  const open = [...write(kicker, hours, 0, 1), ...write(when && splitAt(when, ' \u00b7 '), hours, 0, 2)];
  const strip = Math.round(stackHeight(open) + SPLIT.strip * 2);
  const end = bandTop - strip - SPLIT.foot - stackHeight(price);
  const free = end - SPLIT.foot - SPLIT.bothHead - stackHeight(upper);
  if (free < 0) return false;
  const photo = box(column, 0, width - column, bandTop);
  picture(canvas, pictures.main, photo, 'day', rectangle(photo));
  page.fill(box(0, 0, column, bandTop), palette.mist);
  page.fill(box(0, bandTop - strip, column, strip), palette.gold);
  drawStack(upper, SPLIT.bothHead + free * 0.4);
  drawStack(price, end);
  drawStack(open, bandTop - strip + SPLIT.strip);
  return true;
}
