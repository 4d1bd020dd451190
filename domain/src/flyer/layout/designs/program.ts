import { brandMark } from '../brandMark.ts';
import { callToActionPart } from '../callToAction.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import type { FilledField } from '../page/fields.ts';
import { firstThatFits } from '../page/firstThatFits.ts';
import { toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { lineWidth } from '../people/cardText.ts';
import { contactBand } from '../people/contactBand.ts';
import { contactPanel } from '../people/contactPanel.ts';
import { picture } from '../picture.ts';
import { risingSun } from '../risingSun.ts';
import { palette } from '../scene/palette.ts';
import { box, circle, roundedBox } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { type } from '../text/typeStyles.ts';
import { bulletGrid } from './generation6/bulletGrid.ts';
import { figureCard } from './generation6/figureCard.ts';
import { HOME_GROUND, homeOnHorizon } from './generation6/square/squarePictures.ts';

const TILE = 84;
/** Minimum size of the benefits text, in points, and how much the headline shrinks to make room for it. */
const READABLE = 11;
const COMPACT = 0.73;
const SCALED_COMPACT = 0.83;
/** Size limits for figures set on one line in a common size, in points. */
const MIN_FIGURE = 17;
const LARGE_FIGURE = 32;
const TILE_GAP = 14;
/** Radius of a round photo on a page and on a postcard, in points. */
const RADIUS = 84;
const SMALL_RADIUS = 62;
const ABOVE_TILES = 12;
/** Maximum width of the home drawn on the tiles, wall to wall in points: beside the headline and below it. */
const MAX_HOME = { beside: 98, below: 74 };
/** Width the lead leaves free for the home beside it; `all` applies to the headline too, where the home is as tall as both. */
const BESIDE_HOME = { lead: 176, all: 214 };
/** Top limit of the home, below the company name. */
const HOME_TOP = 72;
/** Height of the sun behind the home as a multiple of the home's width, and the minimum width worth drawing, in points. */
const SUN_TOP = 1.58;
const MIN_HOME = 30;
/** Scale factor for a headline with no other content, and its maximum height in points. */
const POSTER = 1.5;
const MAX_POSTER = 230;
/** Space between a header with no content below it and the contact card. */
const CARD_GAP = 26;

/** Draws a dark header with a rising sun in rings, and the program's figures on tiles across its lower edge. */
export function program(canvas: Canvas): void {
  const { page, fields, width, height, margin } = canvas;
  page.fill(box(0, 0, width, height), palette.paper);
  const name = fields.take('program_name', 'program', 'overline');
  const headline = fields.take('headline');
  const lead = fields.take('intro', 'subheadline', 'lead');
  const photo = fields.takeOf('image', 'photo');
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'highlights', 'benefits')?.content);
  const figures = fields.takeMatching(/^(figure|fact|highlight)_/);
  const rest = fields.takeAll(...SHORT_TYPES);
  const tiles = figures.length > 0 ? figures.slice(0, 3) : rest.splice(0, 3);
  const facts = [...figures.slice(3), ...rest];
  const isUnframed = !canvas.features.hasActionFrame;
  const bandTop = isUnframed
    ? contactBand(canvas, 'light')
    : contactPanel(canvas, { ground: 'card', callToAction });
  const inner = width - margin * 2;
  const { hasReadablePrograms } = canvas.features;
  // A postcard with two people has the least room.
  const isTight = hasReadablePrograms && width < 560 && canvas.input.realtor !== undefined;

  const isPoster =
    hasReadablePrograms && !photo && !lead && !body && tiles.length === 0 && facts.length === 0;

  // A round photo stays whole within the margin, so text ends before it.
  const isRound = photo !== undefined && hasReadablePrograms;
  const radius = width < 560 ? SMALL_RADIUS : RADIUS;
  const beside = inner - radius * 2 - 14;

  const isHome = canvas.features.hasDrawings;
  // On a full page the home is drawn beside the headline and lead, as tall as both.
  const canBeTall = isHome && !photo && width >= 560 && tiles.length > 0;

  const setHead = ({ size, isTallHome }: { size: number; isTallHome: boolean }): Part[] => {
    const head: Part[] = [];
    const gold = { ...type.overline, color: palette.gold, size: 11 };
    if (name) head.push(textPart(page, page.set(name.content, gold, inner, { lines: 2 }), margin));
    if (headline) {
      const style = { ...type.display, size, color: palette.card };
      head.push(
        textPart(
          page,
          page.set(headline.content, style, isRound ? beside : inner - (isTallHome ? BESIDE_HOME.all : 90), {
            lines: 3,
            height: isPoster ? MAX_POSTER : 142,
          }),
          margin,
          8,
        ),
      );
    }
    if (lead) {
      const style = { ...type.lead, size: isTight ? 12 : 14, color: palette.mist, isBalanced: isTallHome };
      const measure = isRound
        ? beside
        : inner - (isTallHome ? BESIDE_HOME.all : isHome ? BESIDE_HOME.lead : 130);
      head.push(textPart(page, page.set(lead.content, style, measure, { height: 84 }), margin, 14));
    }
    return head;
  };
  const overlap = tiles.length > 0 ? TILE / 2 : 0;
  const headTop = isUnframed ? 88 : isTight ? 66 : 78;
  const below = overlap + (isTight ? 16 : tiles.length > 0 ? 24 : 30);

  const layOut = ({ size, isTallHome }: { size: number; isTallHome: boolean }) => {
    const head = setHead({ size, isTallHome });
    const headHeight = head.reduce((sum, part) => sum + part.height + part.gap, 0);
    const min = Math.max(isUnframed ? 230 : 210, headTop + headHeight + (isUnframed ? 24 : 18)) + overlap;
    let isReadable = true;
    let free = bandTop - min - below - 20;
    const parts: Part[] = [];
    const closing = isUnframed && callToAction && callToActionPart(canvas, callToAction.content, inner);
    if (closing) free -= closing.height + closing.gap;
    const table =
      facts.length > 0 &&
      factsPart(
        canvas,
        facts,
        { x: margin, width: inner },
        { columns: 4, maxHeight: Math.max(0, free - 40), size: 14 },
      );
    if (table) free -= table.height + table.gap;
    if (body) {
      const style = { ...type.body, size: hasReadablePrograms ? 14 : 12.5 };
      const grid = isHome && width >= 560 ? bulletGrid(canvas, body, style, free) : undefined;
      if (grid) parts.push(grid);
      else {
        const text = page.set(body, style, inner, { height: Math.max(0, free) });
        isReadable = text.size >= READABLE;
        parts.push(textPart(page, text, margin));
      }
    }
    if (table) parts.push(table);
    if (closing) parts.push(closing);
    return { head, min, parts, isTallHome, isReadable };
  };
  const size = (width < 560 ? 32 : 44) * (isPoster ? POSTER : 1);
  const roomy = [...(canBeTall ? [{ size, isTallHome: true }] : []), { size, isTallHome: false }];
  // Readable benefits matter more than a large headline.
  const compact = size * (canvas.features.hasTypeScale ? SCALED_COMPACT : COMPACT);
  const { head, min, parts, isTallHome } =
    (hasReadablePrograms
      ? firstThatFits(page, roomy, (way) => {
          const tried = layOut(way);
          return tried.isReadable && tried;
        })
      : undefined) ?? layOut({ size: hasReadablePrograms ? compact : size, isTallHome: false });

  // The header takes the height that the text leaves, so that a short flyer still fills the page.
  const tail = parts.length > 0 || tiles.length > 0 ? below + 26 : hasReadablePrograms ? CARD_GAP : 0;
  const spare = Math.max(0, bandTop - min - tail - stackHeight(parts));
  // An edge between whole points would let the background show through as a thin line.
  const edge = hasReadablePrograms ? Math.round(min + spare) : min + spare;
  const headStart = headTop + spare * 0.3;
  const titled = headStart + stackHeight(lead ? head.slice(0, -1) : head);
  const homeTop = isTallHome ? HOME_TOP : titled + 6;
  const maxHome = isTallHome ? MAX_HOME.beside : MAX_HOME.below;
  const unit = isHome ? Math.min(maxHome, (edge - overlap - HOME_GROUND - homeTop) / SUN_TOP) : 0;
  page.fill(box(0, 0, width, edge), palette.evergreen);
  if (photo && hasReadablePrograms) {
    const [x, y] = [width - margin - radius, edge - overlap - ABOVE_TILES - radius];
    picture(canvas, photo, box(x - radius, y - radius, radius * 2, radius * 2), {
      mood: 'dusk',
      clip: circle(x, y, radius),
    });
  } else if (photo) {
    const area = box(width - 210, edge - 210, 210, 210);
    picture(canvas, photo, area, { mood: 'dusk', clip: circle(area.x + 130, area.y + 96, 92) });
  } else if (unit >= MIN_HOME) {
    const middle = width - margin - unit * 1.1;
    homeOnHorizon(page, box(0, 0, width, edge), { middle, floor: edge - overlap - HOME_GROUND, unit });
  } else {
    const scale = Math.min(1.5, edge / 300);
    const rings = [236, 190, 146, 104].map((radius) => radius * scale);
    // From the sixth generation on, half the sun rises above the tiles. With the horizon at their foot, only a sliver would show.
    const horizon = canvas.features.hasDrawings ? edge - overlap : edge;
    const sun = horizon === edge ? 64 * scale : Math.min(64 * scale, horizon - titled - 6);
    risingSun(page, box(0, 0, width, edge), { x: width - 96, y: horizon, rings, sun });
  }
  brandMark(canvas, { x: margin, y: 32, width: inner }, { tone: 'dark' });
  drawStack(head, headStart);
  const isSet =
    (isHome &&
      figureCard(
        canvas,
        tiles,
        box(margin, edge - overlap, inner, TILE),
        width < 560 ? { largest: 30, label: 10 } : { largest: 48, label: 12 },
      )) ||
    (hasReadablePrograms && largeTiles(canvas, tiles, edge - overlap, inner));
  if (tiles.length > 0 && !isSet)
    figureTiles(canvas, tiles, { y: edge - overlap, width: inner, isAlike: hasReadablePrograms });
  drawStack(parts, edge + below);
}

/**
 * Draws tiles as wide as their figures need, or all equally wide from the sixth generation on, with centered figures.
 * @returns false if the figures would be too small
 */
function largeTiles(
  { page, margin, features }: Canvas,
  tiles: readonly FilledField[],
  y: number,
  inner: number,
): boolean {
  const { hasEqualFigures } = features;
  const isCard = hasEqualFigures && inner < 480;
  const padding = isCard ? 6 : hasEqualFigures ? 8 : inner < 480 ? 10 : 18;
  const named = { ...type.label, size: isCard ? 10 : 11, align: 'center' } as const;
  const labels = tiles.map(({ field }) =>
    page.measure(toTextContent(field.label, field.key), named, inner, { lines: 1 }),
  );
  for (let size = LARGE_FIGURE; size > MIN_FIGURE; size -= 1) {
    const style = { ...type.title, size, min: size, color: palette.brass, role: 'P', leading: 1.1 } as const;
    const figure = { ...style, align: 'center' } as const;
    const needs = tiles.map(({ content }, index) => {
      const value = page.measure(content, style, inner, { lines: 1 });
      const wide = Math.max(lineWidth(value), labels[index]?.lines[0]?.width ?? 0);
      return value.overflow > 0 ? Number.POSITIVE_INFINITY : wide + padding * 2;
    });
    const room = inner - TILE_GAP * (tiles.length - 1);
    const total = hasEqualFigures
      ? Math.max(...needs) * tiles.length
      : needs.reduce((sum, need) => sum + need, 0);
    const spare = room - total;
    if (spare < 0) continue;
    let x = margin;
    for (const [index, { field, content }] of tiles.entries()) {
      const width = hasEqualFigures ? room / tiles.length : (needs[index] ?? 0) + spare / tiles.length;
      page.path(roundedBox(box(x, y, width, TILE), 6), {
        fill: palette.card,
        stroke: palette.line,
        strokeWidth: 0.75,
      });
      const value = page.set(content, figure, width, { lines: 1 });
      const label = page.set(toTextContent(field.label, field.key), named, width, { lines: 1 });
      page.place(label, x, page.place(value, x, y + (TILE - value.height - label.height - 2) / 2) + 2);
      x += width + TILE_GAP;
    }
    return true;
  }
  return false;
}

function figureTiles(
  { page, margin }: Canvas,
  tiles: readonly FilledField[],
  { y, width: inner, isAlike }: { y: number; width: number; isAlike: boolean },
): void {
  const gap = 14;
  const width = (inner - gap * (tiles.length - 1)) / tiles.length;
  const figure = { ...type.title, size: 30, min: 11, color: palette.brass, role: 'P', leading: 1.1 } as const;
  const onLine = { ...figure, min: MIN_FIGURE };
  const limits = { lines: 1, height: 48 };
  const lines = tiles.map(({ content }) => page.measure(content, onLine, width - 32, limits));
  const isOnLine = isAlike && lines.every(({ overflow }) => overflow === 0);
  const size = isOnLine ? Math.min(...lines.map((one) => one.size)) : figure.size;
  tiles.forEach(({ field, content }, index) => {
    const area = box(margin + index * (width + gap), y, width, TILE);
    page.path(roundedBox(area, 6), { fill: palette.card, stroke: palette.line, strokeWidth: 0.75 });
    const value = page.set(content, { ...figure, size }, width - 32, { lines: 2, height: 48 });
    const label = page.set(toTextContent(field.label, field.key), { ...type.label, size: 9.5 }, width - 32, {
      lines: 2,
      height: 24,
    });
    const top = y + (TILE - value.height - label.height - 2) / 2;
    page.place(label, area.x + 16, page.place(value, area.x + 16, top) + 2);
  });
}
