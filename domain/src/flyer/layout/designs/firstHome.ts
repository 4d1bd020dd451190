import { actionPart } from '../actionFrame.ts';
import { brandMark } from '../brandMark.ts';
import { callToActionPart } from '../callToAction.ts';
import { factsPart, SHORT_TYPES } from '../factsPart.ts';
import type { Canvas } from '../page/canvas.ts';
import { type Content, type SetText, toTextContent } from '../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../page/stack.ts';
import { memberColumn } from '../people/contactBand.ts';
import { picture } from '../picture.ts';
import { palette } from '../scene/palette.ts';
import { arch, box, line, softArch } from '../scene/shapes.ts';
import { withRestOfText } from '../text/restOfText.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';

const SIDEBAR = 200;
/** Sidebar width on a full page from the fifth generation on. Most email addresses fit on one line. */
const WIDE_SIDEBAR = 218;
/** The same from the sixth generation on, where its content starts at the page margin, and on a postcard. */
const ALIGNED_SIDEBAR = 232;
const CARD_SIDEBAR = 180;
/** Space between the column's content and its right edge. */
const INSET = { page: 22, card: 14 };
/** Space from a step's numeral to its text. */
const INDENT = 36;

/** Draws a dark column with an arched window and the officer, and steps with large numerals beside it. */
export function firstHome(canvas: Canvas): void {
  const { page, fields, width, height, margin, bottom } = canvas;
  page.fill(box(0, 0, width, height), palette.card);
  const isWide = canvas.features.hasWideSidebar && width >= 560;
  // On a postcard, the steps are as large as there is room for.
  const isCard = canvas.features.hasAlignedText && width < 560;
  const isAlignedPage = isWide && canvas.features.hasAlignedText;
  const wide = isAlignedPage ? ALIGNED_SIDEBAR : WIDE_SIDEBAR;
  const sidebar = isWide ? wide : isCard ? CARD_SIDEBAR : SIDEBAR;
  page.fill(box(0, 0, sidebar, bottom), palette.evergreen);
  page.path(line(sidebar, bottom, width - margin, bottom), { stroke: palette.line, strokeWidth: 0.75 });
  const headline = fields.take('headline');
  const lead = fields.take('intro', 'subheadline', 'lead');
  const photo = fields.takeOf('image', 'photo');
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'steps', 'agenda')?.content);
  const facts = fields.takeAll(...SHORT_TYPES);

  const isUnframed = !canvas.features.hasActionFrame;
  const edge = isCard || isAlignedPage ? margin : 24;
  const column =
    isWide || isCard
      ? {
          x: edge,
          width: isCard || isAlignedPage ? sidebar - edge - INSET[isCard ? 'card' : 'page'] : sidebar - 44,
        }
      : { x: 26, width: sidebar - 52 };
  brandMark(
    canvas,
    { x: column.x, y: 30, width: isCard || isAlignedPage ? sidebar - column.x * 2 : column.width + 16 },
    { tone: 'dark' },
  );
  const people = memberColumn(canvas, { ...column, bottom: bottom - 26 }, { hasCode: isUnframed });
  // The window has the same margin on both sides of its column.
  const high = Math.max(60, people - 84 - 26);
  const isAligned = isCard || isAlignedPage;
  const window = box(column.x, 84, isAligned ? sidebar - column.x * 2 : column.width, high);
  const clip = canvas.features.hasDrawings ? softArch(window) : arch(window);
  picture(canvas, photo, window, { mood: 'dusk', clip });

  const x = sidebar + (isWide ? 30 : isCard ? 26 : 36);
  const inner = width - margin - x;
  let free = bottom - 40 - 26;
  const parts: Part[] = [];
  const add = (part: Part) => {
    parts.push(part);
    free -= part.height + part.gap;
  };
  if (headline) {
    const style = { ...type.display, size: width < 560 ? 32 : 42, color: palette.evergreen };
    const title =
      (canvas.features.hasTypeScale && width < 560
        ? setInTwoLines(canvas, headline.content, style, inner)
        : undefined) ?? page.set(headline.content, style, inner, { lines: 4, height: 170 });
    add(textPart(page, title, x));
    add(rulePart(canvas, x));
  }
  if (lead)
    add(
      textPart(
        page,
        page.set(lead.content, { ...type.lead, ...(isCard && { size: 12 }), color: palette.stone }, inner, {
          height: 100,
        }),
        x,
        14,
      ),
    );
  const closing = isUnframed
    ? callToAction && callToActionPart(canvas, callToAction.content, inner, x)
    : actionPart(canvas, callToAction, { x, width: inner });
  if (closing) free -= closing.height + 22;
  const table =
    facts.length > 0 &&
    factsPart(canvas, facts, { x, width: inner }, { columns: 2, maxHeight: free - 60, gap: 18, size: 15 });
  if (table) free -= table.height + table.gap;
  if (body)
    for (const part of stepParts(
      canvas,
      body,
      { x, width: inner, indent: isCard ? 30 : isAlignedPage ? INDENT : 46 },
      Math.max(0, free - 20),
    ))
      add(part);
  if (table) parts.push(table);
  spread(parts, bottom - 40 - 26 - stackHeight(parts) - (closing ? closing.height + 22 : 0));
  // The remaining space goes above the call to action, which sits at the foot.
  if (closing)
    parts.push({ ...closing, gap: Math.max(22, bottom - 40 - 26 - stackHeight(parts) - closing.height) });
  drawStack(parts, 40);
}

/** Minimum size of a headline shrunk to two lines on a postcard, in points. A larger one would take three. */
const TWO_LINES = 24;

const setInTwoLines = (
  { page }: Canvas,
  content: Content,
  style: TypeStyle,
  width: number,
): SetText | undefined => page.setIfWhole(content, { ...style, min: TWO_LINES }, width, { lines: 2 });

/** Spreads the spare height over the gaps between the parts. */
function spread(parts: Part[], spare: number): void {
  const more = Math.min(24, Math.max(0, spare) / parts.length);
  for (const part of parts) part.gap += more;
}

const rulePart = ({ page }: Canvas, x: number): Part => ({
  height: 2,
  gap: 16,
  draw: (y) => page.path(line(x, y, x + 54, y), { stroke: palette.gold, strokeWidth: 2.5 }),
});

/** Turns bullets into steps with large numerals. Other paragraphs stay text. */
function stepParts(
  { page, features }: Canvas,
  body: Content,
  { x, width, indent }: { x: number; width: number; indent: number },
  room: number,
): Part[] {
  const steps = body.paragraphs.filter(({ type: kind }) => kind === 'bullet');
  if (steps.length < 2 || steps.length > 7) {
    return [textPart(page, page.set(body, { ...type.body, size: 11.5 }, width, { height: room }), x, 18)];
  }
  const rest = { ...body, paragraphs: body.paragraphs.filter(({ type: kind }) => kind !== 'bullet') };
  const restText = page.set(rest, type.body, width, { height: room / 3 });
  const each = (room - restText.height - 18) / steps.length - 14;
  const setSteps = (size: number) =>
    steps.map((step) => {
      const content = { paragraphs: [{ ...step, type: 'paragraph' as const }], field: body.field };
      return page.set(content, { ...type.body, size }, width - indent, { height: Math.max(0, each) });
    });
  const texts = setSteps(12);
  const common = Math.min(...texts.map(({ size }) => size));
  // From the sixth generation on, all steps share the size at which the longest one fits.
  const shown = features.hasCommonSizes ? setSteps(common) : texts;
  // From the sixth generation on, the numerals are left-aligned with the other text.
  const align = features.hasAlignedText ? 'left' : 'center';
  const parts = shown.map((text, index): Part => {
    const numeral = page.set(
      toTextContent(String(index + 1)),
      { ...type.title, size: 30, min: 30, color: palette.brass, role: 'P', leading: 1, align },
      30,
    );
    const height = Math.max(text.height, 30);
    return {
      height,
      gap: index === 0 ? 20 : 14,
      draw(y) {
        page.place(numeral, x, y + (Math.min(height, 34) - numeral.height) / 2);
        page.place(text, x + indent, y + Math.max(0, (30 - text.height) / 2));
      },
    };
  });
  return restText.lines.length > 0 ? [textPart(page, restText, x, 16), ...parts] : parts;
}
