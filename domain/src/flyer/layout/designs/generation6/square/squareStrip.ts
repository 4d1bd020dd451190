import type { LayoutKey } from '../../../../record/layoutKeys.ts';
import { designFeatures } from '../../../design.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box, roundedBox } from '../../../scene/shapes.ts';
import { DARK, LIGHT, type MessageTone } from './squareMessage.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

/** Background behind the people on a square image, matching the layout's flyer. */
type Ground = 'evergreen' | 'mist' | 'white' | 'rule' | 'card' | 'column';

const GROUNDS: Record<LayoutKey, Ground> = {
  'just-listed': 'evergreen',
  'open-house': 'mist',
  'co-brand': 'white',
  'first-home': 'column',
  program: 'card',
  event: 'evergreen',
  greeting: 'mist',
  'rate-sheet': 'rule',
  letter: 'mist',
};

/** Width of a picture along one side of the image, next to a column of text. */
export const SIDE_PICTURE = 168;
const COLUMN = { x: SIDE_PICTURE + 26, edge: SQUARE_MARGIN };
const RULE = 2;
export const CARD = { edge: SQUARE_MARGIN, padding: 12, radius: 8, below: 10 };

/** Returns whether a single person goes in the text column, next to a picture that extends down to the legal text. */
export const isInColumn = ({ input }: Pick<Canvas, 'input'>): boolean =>
  designFeatures(input).hasMessageSquare && GROUNDS[input.layout] === 'column' && input.realtor === undefined;

export interface Strip {
  tone: MessageTone;
  /** Left edge of the area for the people. */
  x: number;
  width: number;
  /** Space below the people on a card that ends above the legal text. */
  below: number;
  /** Whether the name and the phone number are centered together. */
  isCentered: boolean;
  draw(top: number): void;
}

/** Returns the background for the people and the area they go in. */
export function squareStrip(canvas: Canvas): Strip {
  const { page, input, width, margin, bottom } = canvas;
  const ground = canvas.features.hasMessageSquare ? GROUNDS[input.layout] : 'mist';
  const area = (top: number): Box => box(0, top, width, bottom - top);
  const strip = { tone: LIGHT, x: margin, width: width - margin * 2, below: 0, isCentered: false };
  switch (ground) {
    case 'evergreen':
      return { ...strip, tone: DARK, draw: (top) => page.fill(area(top), palette.evergreen) };
    case 'white':
      return {
        ...strip,
        draw(top) {
          page.fill(area(top), palette.card);
          for (const y of [top, bottom - 1]) page.fill(box(margin, y, width - margin * 2, 1), palette.line);
        },
      };
    case 'rule':
      return {
        ...strip,
        draw(top) {
          page.fill(area(top), palette.paper);
          page.fill(box(margin, top, width - margin * 2, RULE), palette.gold);
        },
      };
    case 'card':
      return {
        ...strip,
        x: CARD.edge + CARD.padding,
        width: width - (CARD.edge + CARD.padding) * 2,
        below: CARD.below,
        draw(top) {
          const card = box(CARD.edge, top, width - CARD.edge * 2, bottom - top - CARD.below);
          page.fill(area(top), palette.paper);
          page.path(roundedBox(card, CARD.radius), {
            fill: palette.card,
            stroke: palette.line,
            strokeWidth: 0.75,
          });
        },
      };
    case 'column':
      if (!isInColumn(canvas))
        return { ...strip, tone: DARK, draw: (top) => page.fill(area(top), palette.evergreen) };
      return {
        ...strip,
        x: COLUMN.x,
        width: width - COLUMN.x - COLUMN.edge,
        draw(top) {
          page.fill(area(top), palette.card);
          page.fill(box(COLUMN.x, top, width - COLUMN.x - COLUMN.edge, 1), palette.line);
        },
      };
    default:
      return {
        ...strip,
        isCentered: input.layout === 'greeting' && canvas.features.hasMessageSquare,
        draw: (top) => page.fill(area(top), palette.mist),
      };
  }
}
