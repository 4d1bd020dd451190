import { factsPart } from '../../../factsPart.ts';
import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, type SetText, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box, line, rectangle } from '../../../scene/shapes.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import { setByline } from '../byline.ts';
import type { Emblem } from '../emblems.ts';

interface PanelOptions {
  /** Space left free at the panel's top for the company name or a plate. */
  top: number;
  tone: 'dark' | 'light' | 'warm';
  /** Drawing to the right of the address. Without one, the house number is set as large as possible. */
  emblem?: Emblem | undefined;
  /** Whether the drawing is anchored to the panel's lower edge. */
  isStanding?: boolean;
  /** The listing agent. */
  agent?: FilledField | undefined;
}

const GROUNDS = { dark: palette.evergreen, light: palette.mist, warm: palette.sand };
/** Size of the drawing as a share of the panel's width, and the minimum size in points at which it is recognizable. */
const EMBLEM = { share: 0.36, standing: 0.38, min: 84, gap: 20, below: 12 };
const LARGE_NUMBER = 218;
const MIN_NUMBER = 92;
/** A lower panel than this, in points, shares a postcard with text and has smaller facts. */
const LOW = 230;
const LOW_FACTS = { size: 24, gap: 12 };
const FACTS = { size: 30, gap: 26 };
/** With more facts than this, they are set in several columns. */
const FEW_FACTS = 2;
/** Exactly this many facts fill one row across the panel. */
const ROW_FACTS = 5;

/**
 * Draws a panel in place of a missing photo: the address in large letters, price and facts, and a drawing for the flyer's occasion that no
 * text overlaps.
 */
export function drawAddressPanel(
  canvas: Canvas,
  { address, facts }: { address: FilledField; facts: readonly FilledField[] },
  area: Box,
  options: PanelOptions,
): void {
  const { page } = canvas;
  page.path(rectangle(area), { fill: GROUNDS[options.tone] });
  const given = { address, facts, area, options };
  const chosen =
    firstThatFits(page, toWays(options, facts.length), (way) => {
      const panel = setPanel(canvas, given, way);
      return panel.isWhole && panel;
    }) ?? setPanel(canvas, given, { arrangement: 'plain', ...TIGHTEST });
  chosen.draw();
}

/** Position of the facts: beside the drawing, across the panel below it, or across a panel without a drawing. */
type Arrangement = 'beside' | 'below' | 'plain';

interface Way {
  arrangement: Arrangement;
  /** Sizes of the facts and minimum size of the street, in points of the type scale. */
  figure: number;
  street: number;
}

const SIZES = [
  { figure: 30, street: 48 },
  { figure: 24, street: 48 },
  { figure: 19, street: 48 },
  { figure: 24, street: 38 },
  { figure: 19, street: 30 },
] as const;
const TIGHTEST = { figure: 19, street: 20 };

/** Returns the arrangements to try, from the one that shows the most to the most compact. */
function toWays({ emblem, isStanding }: PanelOptions, count: number): Way[] {
  if (!emblem) return [{ arrangement: 'plain', figure: FACTS.size, street: TIGHTEST.street }];
  const arrangements: readonly Arrangement[] =
    isStanding || count <= FEW_FACTS ? ['beside', 'below', 'plain'] : ['below', 'plain'];
  return arrangements.flatMap((arrangement) => SIZES.map((sizes) => ({ arrangement, ...sizes })));
}

/** Returns the height of the parts including the gap above them. */
const withGap = (parts: readonly Part[]): number => stackHeight(parts) + (parts[0]?.gap ?? 0);

function setPanel(
  canvas: Canvas,
  {
    address,
    facts,
    area,
    options: { top, tone, emblem, isStanding = false, agent },
  }: { address: FilledField; facts: readonly FilledField[]; area: Box; options: PanelOptions },
  { arrangement, figure, street }: Way,
): { isWhole: boolean; draw: () => void } {
  const { page, margin } = canvas;
  const left = area.x + margin;
  const width = area.width - margin * 2;
  const isLow = area.height < LOW;
  const inner = area.height - top - (isLow ? 12 : 40);
  const isBeside = arrangement === 'beside';
  const isBelow = arrangement === 'below';
  const largest = area.width * (isStanding ? EMBLEM.standing : EMBLEM.share);
  const setFoot = (measure: number): Part[] => {
    const max = facts.length === ROW_FACTS ? ROW_FACTS : 4;
    const columns = isBeside && facts.length > FEW_FACTS ? 2 : max;
    const limits = { columns, maxHeight: inner * (isBeside ? 0.7 : 0.5) };
    const { size, gap } = isLow ? LOW_FACTS : FACTS;
    const look = { size: Math.min(size, figure), gap, tone: tone === 'dark' ? 'dark' : 'light' } as const;
    const color = tone === 'dark' ? palette.mist : palette.stone;
    const small = { ...type.label, size: 10, min: 8.5, color };
    return [
      ...(facts.length > 0
        ? [factsPart(canvas, facts, { x: left, width: measure }, { ...limits, ...look })]
        : []),
      ...(agent ? [textPart(page, setByline(page, agent, small, measure), left, isLow ? 6 : 12)] : []),
    ];
  };
  const across = isBeside ? [] : setFoot(width);
  const above = inner - withGap(across);
  const room = isBeside ? (isStanding ? inner + 10 : inner - EMBLEM.below) : above - EMBLEM.below;
  const side = arrangement === 'plain' ? 0 : Math.min(largest, room);
  const measure = side > 0 ? width - side - EMBLEM.gap : width;
  const foot = isBeside ? setFoot(measure) : across;
  const height = inner - withGap(foot);
  const texts = addressParts(
    canvas,
    address,
    { x: left, width: measure, height, isNumbered: !emblem, isLow, min: street },
    tone,
  );
  const textHeight = stackHeight(texts);
  const block = isBelow ? Math.max(textHeight, side) : textHeight;
  const total = block + withGap(foot);
  const start = area.y + top + Math.max(0, area.height - top - total) / 2;
  const footTop = start + block;
  const isFitting = total <= area.height - top;
  return {
    isWhole: arrangement === 'plain' || (side >= EMBLEM.min && isFitting),
    draw() {
      if (emblem && side > 0) {
        const lowest = isBeside ? (isStanding ? area.y + area.height : start + (total + side) / 2) : footTop;
        emblem(page, box(left + width - side, lowest - side, side, side));
      }
      drawStack(texts, start + (block - textHeight) / 2);
      drawStack(foot, footTop + (foot[0]?.gap ?? 0));
    },
  };
}

/** Sets the street, a rule and the town. `isNumbered` puts the house number above the street, as large as possible. */
function addressParts(
  { page }: Canvas,
  address: FilledField,
  {
    x,
    width,
    height,
    isNumbered,
    isLow,
    min,
  }: { x: number; width: number; height: number; isNumbered: boolean; isLow: boolean; min: number },
  tone: PanelOptions['tone'],
): Part[] {
  const isDark = tone === 'dark';
  const [street = '', ...rest] = address.text.split(/,\s*/);
  const { key } = address.field;
  const large = { ...type.display, size: 78, min, color: isDark ? palette.card : palette.evergreen };
  const soft = {
    ...type.lead,
    size: isLow ? 14 : 20,
    min: 10,
    color: isDark ? palette.mist : palette.ink,
  } as const;
  const [number = '', name = ''] = /^(\d[\w-]{0,6}) (.+)$/.exec(street)?.slice(1) ?? [];
  const parts: Part[] = [];
  const max = Math.max(0, isLow ? height - LOW_TOWN : Math.min(height * 0.66, height - TOWN));
  const figure =
    isNumbered && number
      ? setNumber(page, number, { field: key, width, height: max * 0.66, tone })
      : undefined;
  if (figure) {
    parts.push(textPart(page, figure, x));
    const style = { ...large, size: 48 };
    parts.push(
      textPart(
        page,
        page.set(toTextContent(name, key), style, width, { lines: 2, height: max - figure.height }),
        x,
        2,
      ),
    );
  } else {
    const whole = toTextContent(withNumber(street), key);
    parts.push(textPart(page, setStreet(page, whole, large, { width, height: max }), x));
  }
  parts.push({
    height: 3,
    gap: isLow ? 8 : 16,
    draw: (y) =>
      page.path(line(x, y + 1.5, x + 64, y + 1.5), {
        stroke: isDark ? palette.gold : palette.brass,
        strokeWidth: 3,
      }),
  });
  if (rest.length > 0) {
    const limits = { lines: 3, height: Math.max(28, height * 0.3 - 19) };
    parts.push(
      textPart(page, page.set(toTextContent(rest.join(', '), key), soft, width, limits), x, isLow ? 8 : 14),
    );
  }
  return parts;
}

/** Height of the town and the rule above it, in points. */
const TOWN = 62;
const LOW_TOWN = 42;

/** Sets the house number, or returns undefined if it wouldn't be large. */
function setNumber(
  page: Canvas['page'],
  number: string,
  {
    field,
    width,
    height,
    tone,
  }: { field: string; width: number; height: number; tone: PanelOptions['tone'] },
): SetText | undefined {
  const color = tone === 'dark' ? palette.gold : palette.brass;
  const style = { ...type.display, size: LARGE_NUMBER, min: MIN_NUMBER, leading: 0.9, color };
  return page.setIfWhole(toTextContent(number, field), style, width, { lines: 1, height });
}

/** Joins the house number to the street name with a non-breaking space. */
const withNumber = (street: string): string =>
  street.replace(/^(\d[\w-]{0,5}) (?=\S{1,14}(?: |$))/, '$1\u00a0');

/** Sets the street on one line if it fits at two thirds of the size, else on up to three. */
function setStreet(
  page: Canvas['page'],
  street: Content,
  style: TypeStyle,
  { width, height }: { width: number; height: number },
): SetText {
  const whole = page.measure(street, { ...style, min: Math.max(style.min, style.size * 0.6) }, width, {
    lines: 1,
    height,
  });
  if (whole.overflow === 0) return page.report(whole);
  return page.set(street, style, width, { lines: 3, height });
}
