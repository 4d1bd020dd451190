import { brandMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { drawStack, stackHeight } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { BOTH_HEIGHT, bothNames } from '../bothNames.ts';
import { drawGreetingScene, toSceneTone } from '../greeting/greetingScene.ts';
import { squareInvitation } from './squareInvitation.ts';
import { DARK, LIGHT, type Message, type MessageArea, setMessage } from './squareMessage.ts';
import {
  drawKeys,
  entrance,
  homeAtSunrise,
  houseNumber,
  sidePicture,
  toHouseNumber,
} from './squarePictures.ts';
import { programPoster } from './squareProgram.ts';
import { CARD, isInColumn, SIDE_PICTURE } from './squareStrip.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

const BRAND = { top: 22, foot: 58 };
const FOOT = 22;
/** Space between a picture along one side and the text. */
const GUTTER = 22;
const STRIP = 42;
/** Height limits of a picture across the image. Below the minimum, nothing in it is recognizable. */
const BAND = { max: 150, min: 104 };
/** Maximum height of a greeting's scene. */
const MAX_STREET = 190;
/** Width of the company name on a sky. */
const SKY_MARK = 140;
/** Space between a message and a call to action that directly follows it. */
const TOGETHER_GAP = 26;

/**
 * Draws a square image without a photo to match its flyer: the same drawing, the same backgrounds, and a few words in large type.
 * @returns false if the text needs more room; the caller then discards what was drawn
 */
export function squarePoster(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  switch (canvas.input.layout) {
    case 'just-listed':
      return justListed(canvas, texts, bandTop);
    case 'open-house':
      return openHouse(canvas, texts, bandTop);
    case 'co-brand':
      return coBranded(canvas, texts, bandTop);
    case 'first-home':
      return drawSidePicture(canvas, texts, bandTop, {
        side: 'left',
        ground: palette.card,
        largest: 38,
        lines: 2,
        isTogether: true,
        draw: (given, area) => sidePicture(given, texts, area),
      });
    case 'event':
      return squareInvitation(canvas, texts, bandTop);
    case 'greeting':
      return greeting(canvas, texts, bandTop);
    case 'program':
      return texts.facts.length === 0 && texts.body === undefined
        ? program(canvas, texts, bandTop)
        : programPoster(canvas, texts, bandTop);
    default:
      return false;
  }
}

interface Side {
  side: 'left' | 'right';
  ground: string;
  draw: (canvas: Canvas, area: Box) => void;
  /** Maximum size of the headline, in points. */
  largest?: number;
  /** Maximum number of headline lines. */
  lines?: number;
  /** Whether the lower text directly follows the upper text instead of sitting at the foot. */
  isTogether?: boolean;
  /** Height of what is drawn across the image below the picture and the message. */
  foot?: number;
  /** Whether the company name is drawn in that area instead of above the message. */
  isNamedBelow?: boolean;
}

/** Draws a full-height picture along one side and the message next to it. Returns false if the message doesn't fit. */
function drawSidePicture(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  { side, ground, draw, largest = 48, lines, isTogether = false, foot = 0, isNamedBelow = false }: Side,
): boolean {
  const { page, width } = canvas;
  const end = bandTop - foot;
  const top = isNamedBelow ? BRAND.top : BRAND.foot;
  const isDark = ground === palette.evergreen;
  const x = side === 'right' ? SQUARE_MARGIN : SIDE_PICTURE + GUTTER + 4;
  const area: MessageArea = {
    x,
    width: width - SIDE_PICTURE - SQUARE_MARGIN - GUTTER - (side === 'left' ? 4 : 0),
    room: end - top - FOOT,
    tone: isDark ? DARK : LIGHT,
    largest,
    ...(lines && { lines }),
  };
  const message = setMessage(canvas, texts, area);
  if (!message) return false;
  page.fill(box(0, 0, width, bandTop), ground);
  const pictureEnd = isInColumn(canvas) ? canvas.bottom : end;
  const picture = box(side === 'right' ? width - SIDE_PICTURE : 0, 0, SIDE_PICTURE, pictureEnd);
  draw(canvas, picture);
  if (!isNamedBelow)
    brandMark(canvas, { x, y: BRAND.top, width: area.width }, { tone: isDark ? 'dark' : 'light' });
  if (isTogether) placeBelow(message, top, end - FOOT, TOGETHER_GAP);
  else placeMessage(message, top, end - FOOT);
  return true;
}

/** Draws the upper text below the company name and the lower text at the foot, with a short message near the middle of the free space. */
function placeMessage({ upper, lower }: Message, top: number, end: number): void {
  const lowerTop = end - stackHeight(lower);
  const free = lowerTop - (lower.length > 0 ? 14 : 0) - top - stackHeight(upper);
  drawStack(upper, top + Math.max(0, free) * (lower.length > 0 ? 0.4 : 0.42));
  drawStack(lower, lowerTop);
}

/** Draws the image of two companies: keys to a home, and both names on one line. */
function coBranded(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const { realtor } = canvas.input;
  const foot = realtor ? BOTH_HEIGHT : 0;
  const side = { side: 'right', ground: palette.card, draw: drawKeys, foot } as const;
  if (!drawSidePicture(canvas, texts, bandTop, { ...side, isNamedBelow: foot > 0 })) return false;
  if (realtor) {
    bothNames(canvas, realtor, bandTop - foot);
    canvas.page.fill(box(0, bandTop - foot, canvas.width, 1), palette.line);
  }
  return true;
}

function justListed(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const { address } = texts;
  const number = toHouseNumber(address?.text);
  if (!address || number === undefined) return false;
  return drawSidePicture(canvas, texts, bandTop, {
    side: 'right',
    ground: palette.evergreen,
    draw: (given, area) => houseNumber(given, area, number, address.field.key),
  });
}

/** Draws a home at sunrise, with a light strip below it that keeps the contact card off the dark background. */
function program(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const isDrawn = drawSidePicture(canvas, texts, bandTop, {
    side: 'right',
    ground: palette.evergreen,
    foot: CARD.below,
    draw: ({ page }, area) => homeAtSunrise(page, area),
  });
  if (isDrawn) canvas.page.fill(box(0, bandTop - CARD.below, canvas.width, CARD.below), palette.paper);
  return isDrawn;
}

/** Draws the open door, with day and hours on a gold strip as on the flyer. */
function openHouse(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const { page, width } = canvas;
  const { when, ...others } = texts;
  const foot = when ? STRIP : 0;
  const inner = width - SQUARE_MARGIN * 2;
  const style = { ...type.title, size: 24, min: 15, tracking: 0, role: 'P', color: palette.deep } as const;
  const strip = when && page.attempt(() => page.set(when, style, inner, { lines: 1 }));
  if (when && !strip) return false;
  const side = { side: 'right', ground: palette.evergreen, draw: entrance, foot } as const;
  if (!drawSidePicture(canvas, { ...others, when: undefined }, bandTop, side)) return false;
  if (!strip) return true;
  page.fill(box(0, bandTop - foot, width, foot), palette.gold);
  page.place(strip, SQUARE_MARGIN, bandTop - foot + (foot - strip.height) / 2);
  return true;
}

/** Sets a centered message below a picture across the image. */
function setBelowPicture(
  canvas: Canvas,
  texts: SquareTexts,
  {
    top,
    end,
    inset,
    largest,
    isSpoken = false,
    max = BAND.max,
  }: { top: number; end: number; inset: number; largest: number; isSpoken?: boolean; max?: number },
): { message: Message; pictureFoot: number } | undefined {
  const { width } = canvas;
  const message = setMessage(canvas, texts, {
    x: inset,
    width: width - inset * 2,
    room: end - top - BAND.min - 30,
    tone: LIGHT,
    align: 'center',
    lines: 2,
    largest,
    isSpoken,
  });
  if (!message) return undefined;
  const { upper, lower } = message;
  const height = stackHeight(upper) + (lower.length > 0 ? 14 : 0) + stackHeight(lower);
  return { message, pictureFoot: Math.round(Math.min(top + max, end - height - 30)) };
}

/** Draws a scene, a wish and a few words. */
function greeting(canvas: Canvas, texts: SquareTexts, bandTop: number): boolean {
  const { page, width } = canvas;
  const set = setBelowPicture(canvas, texts, {
    top: 0,
    end: bandTop - 2,
    inset: SQUARE_MARGIN + 18,
    largest: 38,
    isSpoken: true,
    max: MAX_STREET,
  });
  if (!set) return false;
  const { message, pictureFoot } = set;
  page.fill(box(0, 0, width, bandTop), palette.card);
  const area = box(0, 0, width, pictureFoot);
  const mark = box(0, 0, SQUARE_MARGIN + SKY_MARK + 12, 60);
  drawGreetingScene(canvas, area, mark);
  brandMark(canvas, { x: SQUARE_MARGIN, y: 20, width: SKY_MARK }, { tone: toSceneTone(canvas.input) });
  placeBelow(message, pictureFoot, bandTop - 2);
  return true;
}

function placeBelow({ upper, lower }: Message, top: number, end: number, gap = 14): void {
  const parts =
    lower.length > 0
      ? [...upper, ...lower.map((part, index) => (index === 0 ? { ...part, gap } : part))]
      : upper;
  drawStack(parts, top + (end - top - stackHeight(parts)) / 2);
}
