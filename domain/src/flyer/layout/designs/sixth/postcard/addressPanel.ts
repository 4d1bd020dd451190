import { factsPart } from '../../../factsPart.ts';
import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { type Content, type SetText, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box, line, rectangle } from '../../../scene/shapes.ts';
import { type TypeStyle, type } from '../../../text/typeStyles.ts';
import type { Emblem } from '../emblems.ts';

interface PanelOptions {
  /** What the panel leaves free at its top, for a mark or a plate. */
  top: number;
  tone: 'dark' | 'light' | 'warm';
  /** Drawn at the right of the address; none: the house number is as large as it goes. */
  emblem?: Emblem | undefined;
  /** Whether the drawing stands on the panel's lower edge. */
  isStanding?: boolean;
}

const GROUNDS = { dark: palette.evergreen, light: palette.mist, warm: palette.sand };
/** Of the panel's width, and the least in points at which a drawing shows something. */
const EMBLEM = { share: 0.36, standing: 0.38, least: 84, gap: 20, foot: 12 };
const LARGE_NUMBER = 218;
const LEAST_NUMBER = 92;
/** Of a panel on a full postcard, in points, and its facts. */
const LOW = 230;
const LOW_FACTS = { size: 24, gap: 12 };
const FACTS = { size: 30, gap: 26 };
/** More facts stand across the panel, under the drawing. */
const FEW = 2;

/** What stands where a home has no photo: its address in large letters, with price and facts, and a drawing of what the flyer is for. */
export function drawAddressPanel(
  canvas: Canvas,
  address: FilledField,
  facts: readonly FilledField[],
  area: Box,
  { top, tone, emblem, isStanding = false }: PanelOptions,
): void {
  const { page, margin } = canvas;
  const isDark = tone === 'dark';
  const left = area.x + margin;
  const width = area.width - margin * 2;
  page.path(rectangle(area), { fill: GROUNDS[tone] });
  const hasWideTable = facts.length > FEW || !emblem;
  const isLow = area.height < LOW;
  const inner = area.height - top - (isLow ? 12 : 40);
  const setTable = (measure: number) =>
    facts.length === 0
      ? undefined
      : factsPart(
          canvas,
          facts,
          { x: left, width: measure },
          {
            columns: 4,
            maxHeight: inner / 2,
            ...(isLow ? LOW_FACTS : FACTS),
            tone: isDark ? 'dark' : 'light',
          },
        );
  let table = hasWideTable ? setTable(width) : undefined;
  const above = inner - (table ? table.height + table.gap : 0);
  const share = isStanding ? EMBLEM.standing : EMBLEM.share;
  const side = emblem ? Math.min(area.width * share, isStanding ? inner + 10 : above - EMBLEM.foot) : 0;
  const isDrawn = side >= EMBLEM.least;
  const measure = isDrawn ? width - side - EMBLEM.gap : width;
  if (!hasWideTable) table = setTable(measure);
  const room = inner - (table ? table.height + table.gap : 0);
  const texts = addressParts(
    canvas,
    address,
    { x: left, width: measure, height: room, isNumbered: !emblem, isLow },
    tone,
  );
  const parts = table ? [...texts, table] : texts;
  const free = Math.max(0, area.height - top - stackHeight(parts));
  const start = area.y + top + free / 2;
  if (emblem && isDrawn) {
    const right = left + width - side;
    const foot = isStanding
      ? area.y + area.height
      : start + Math.max(stackHeight(texts), (stackHeight(texts) + side) / 2);
    emblem(page, box(right, foot - side, side, side));
  }
  drawStack(parts, start);
}

/** The street, a rule and the town; `isNumbered`: the house number above the street, as large as it goes. */
function addressParts(
  { page }: Canvas,
  address: FilledField,
  {
    x,
    width,
    height,
    isNumbered,
    isLow,
  }: { x: number; width: number; height: number; isNumbered: boolean; isLow: boolean },
  tone: PanelOptions['tone'],
): Part[] {
  const isDark = tone === 'dark';
  const [street = '', ...rest] = address.text.split(/,\s*/);
  const { key } = address.field;
  const large = { ...type.display, size: 78, min: 20, color: isDark ? palette.card : palette.evergreen };
  const soft = {
    ...type.lead,
    size: isLow ? 14 : 20,
    min: 10,
    color: isDark ? palette.mist : palette.ink,
  } as const;
  const [number = '', name = ''] = /^(\d[\w-]{0,6}) (.+)$/.exec(street)?.slice(1) ?? [];
  const parts: Part[] = [];
  const most = Math.max(0, isLow ? height - LOW_TOWN : Math.min(height * 0.66, height - TOWN));
  const figure = isNumbered && number ? setNumber(page, number, key, width, most * 0.66, tone) : undefined;
  if (figure) {
    parts.push(textPart(page, figure, x));
    const style = { ...large, size: 48 };
    parts.push(
      textPart(
        page,
        page.set(toTextContent(name, key), style, width, { lines: 2, height: most - figure.height }),
        x,
        2,
      ),
    );
  } else {
    const whole = toTextContent(withNumber(street), key);
    parts.push(textPart(page, setStreet(page, whole, large, width, most), x));
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

/** Of the town below the street, with the rule between, in points. */
const TOWN = 62;
const LOW_TOWN = 42;

/** Undefined where it would not be large. */
function setNumber(
  page: Canvas['page'],
  number: string,
  field: string,
  width: number,
  height: number,
  tone: PanelOptions['tone'],
): SetText | undefined {
  const issues = page.issues.length;
  const color = tone === 'dark' ? palette.gold : palette.brass;
  const style = { ...type.display, size: LARGE_NUMBER, min: LEAST_NUMBER, leading: 0.9, color };
  const set = page.set(toTextContent(number, field), style, width, { lines: 1, height });
  if (set.overflow === 0 && page.issues.length === issues) return set;
  page.issues.length = issues;
  return undefined;
}

/** Returns a street whose house number stays with its name. */
const withNumber = (street: string): string =>
  street.replace(/^(\d[\w-]{0,5}) (?=\S{1,14}(?: |$))/, '$1\u00a0');

/** In one line if it fits at two thirds of the size, else in up to three. */
function setStreet(page: Canvas['page'], street: Content, style: TypeStyle, width: number, height: number) {
  const issues = page.issues.length;
  const whole = page.set(street, { ...style, min: style.size * 0.6 }, width, { lines: 1, height });
  if (whole.overflow === 0) return whole;
  page.issues.length = issues;
  return page.set(street, style, width, { lines: 3, height });
}
