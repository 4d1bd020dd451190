import { hasLink } from '../../actionFrame.ts';
import { BRAND_TAB_HEIGHT, brandMark, brandTab } from '../../brandMark.ts';
import { factsPart, SHORT_TYPES } from '../../factsPart.ts';
import { STREET_FLOOR } from '../../illustration.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { firstThatFits } from '../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../page/stack.ts';
import { picture } from '../../picture.ts';
import { qrCode } from '../../qrCode.ts';
import { risingSun } from '../../risingSun.ts';
import { STREET_GROUND } from '../../scene/moods.ts';
import { palette } from '../../scene/palette.ts';
import type { Box } from '../../scene/scene.ts';
import { box, line, roundedBox } from '../../scene/shapes.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { toScanLabel } from '../../text/scanLabel.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';
import { isSameText } from '../../text/withoutRepeats.ts';
import {
  drawAddressPanel,
  drawPictureRow,
  drawPictures,
  hasPicture,
  LISTING_PHOTO,
  takePictures,
} from '../generation2/listingPictures.ts';
import { setByline, takeListingAgent } from '../generation6/byline.ts';
import { columnFacts } from '../generation6/columnFacts.ts';
import { drawAddressPanel as drawEmblemPanel } from '../generation6/postcard/addressPanel.ts';
import { CARD_STORY, STORY_STEPS, type StoryStep } from '../generation6/storySteps.ts';
import { peopleParts } from './listingPeople.ts';

/** Column width as a share of the page's width. */
const COLUMN = 0.355;
const PADDING = 24;
const MIN_PHOTO = 190;
/** Space from photo to text, from text to the rule above the people, from the rule to the people, and below them. */
const SPACE = { text: 16, rule: 9, people: 9, below: 14 };
/** Thickness of a rule across the page, in points. */
const FLOOR = 1.5;
/** Height of the two-line listing agent. */
const BYLINE = 34;
/** Tighter spacing on a card with two people, whose photo takes up more of it. */
const CARD_SPACE = { text: 11, rule: 7, people: 7, below: 9 };
const CODE = 96;
const LARGE_CODE = 108;
/** Maximum number of facts in the column. The rest go on the page, under the text. */
const COLUMN_FACTS = 8;
/** `min`: how much of a photo stays visible above the column. `padding`: from the column's top to its text. */
const COLUMN_TOP = { min: 88, padding: 30 };
/** Space above and below the call to action, and above the text if the company name is at the top of the column. */
const WORDS_GAP = 24;
const ACTION_FOOT = 26;
/** Padding of the call to action's frame, whose sides line up with the rules between the facts. */
const FRAME = { side: 10, above: 12 };
const BRANDED_TOP = 92;
/** Minimum space between the facts and the call to action for a sun to be drawn there, in points. */
const SUN_ROOM = { page: 150, card: 130 };

interface Area {
  x: number;
  width: number;
}

/**
 * Draws a magazine-style page: the photo across the top, its story below, and price, facts and call to action in a dark column on the
 * right that rises into the photo as far as its content needs.
 */
export function justListed(canvas: Canvas): void {
  const { page, fields, features, width, height, margin, bottom } = canvas;
  const headline = fields.take('headline');
  const address = fields.takeOf('address', 'property_address');
  const price = fields.take('list_price', 'price');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action');
  const body = withRestOfText(canvas, fields.take('body', 'description')?.content);
  const agent = features.namesListingAgent ? takeListingAgent(canvas) : undefined;
  const facts = fields.takeAll(...SHORT_TYPES);
  const isPictured = hasPicture(pictures, address);
  const columnEdge = Math.round(width * (1 - COLUMN));
  // From the sixth generation on, the column's text ends at the page margin like everything else.
  const columnMargin = features.hasAlignedText && width >= 560 ? margin : margin * 0.75;
  const column = { x: columnEdge + PADDING, width: width - columnEdge - PADDING - columnMargin };
  const columnFields = { price, facts: facts.slice(0, COLUMN_FACTS), callToAction };
  // Without a photo, the type itself fills the page.
  const isTypographic = features.hasTypographicPages && !isPictured && width >= 560;
  const isRail = features.hasClearPhotos && pictures.main !== undefined;
  const {
    parts: words,
    action,
    top,
  } = columnParts(canvas, column, columnFields, { isPictured: isPictured && !isRail, isRail });
  const hasColumn = !features.hasTypographicPages || words.length > 0 || action.length > 0;
  const edge = hasColumn ? columnEdge : width;
  const left = { x: margin, width: edge - margin - (hasColumn ? PADDING : margin) };

  const people = peopleParts(canvas, left);
  const isFullCard = features.hasCompactContacts && width < 560 && people.length > 1;
  const space = isFullCard ? CARD_SPACE : SPACE;
  const between = space.text + space.rule + space.people;
  const peopleTop = bottom - space.below - stackHeight(people);
  const isOneOfTwo = people.length > 1;
  const more = facts.slice(COLUMN_FACTS);
  const setStory = (step: StoryStep | undefined): Part[] => {
    let free = peopleTop - MIN_PHOTO - between - (agent ? BYLINE : 0);
    const parts: Part[] = [];
    const write = (content: Content, style: TypeStyle, gap: number, max = free) => {
      const height = Math.max(0, Math.min(max, free - gap));
      const part = textPart(page, page.set(content, style, left.width, { height }), left.x, gap);
      parts.push(part);
      free -= part.height + part.gap;
    };
    if (headline) {
      const scaled = width < 560 ? 24 : hasColumn ? 30 : 38;
      const usual = step?.headline ?? (features.hasTypeScale ? scaled : isOneOfTwo ? 27 : 31);
      const size = isTypographic ? 40 : usual;
      const style = { ...type.display, size, min: 15, color: palette.evergreen };
      write(headline.content, style, 0, step?.max ?? 112);
    }
    if (address && isPictured) {
      write(address.content, { ...type.lead, size: step?.address ?? 13.5, color: palette.stone }, 5, 58);
    }
    const table =
      more.length > 0 &&
      factsPart(canvas, more, left, { columns: 3, maxHeight: Math.max(0, free - (body ? 40 : 0)), size: 14 });
    if (table) free -= table.height + table.gap;
    const story = { ...type.body, ...(isTypographic && { size: 13.5 }) };
    if (body) write(body, step ? { ...story, size: step.body } : story, step?.gap ?? 10);
    if (table) parts.push(table);
    if (agent) {
      const style = { ...type.label, size: 10, min: 8.5 };
      parts.push(textPart(page, setByline(page, agent, style, left.width), left.x, 6));
    }
    return parts;
  };
  const toPhotoHeight = (parts: readonly Part[]) => peopleTop - stackHeight(parts) - between;
  const isCard = isRail && hasColumn && width < 560;
  const min = isCard ? edge * CARD_STORY.photo : height * LISTING_PHOTO;
  const roomy = firstThatFits(page, isCard ? CARD_STORY.steps : [], (step) => {
    const tried = setStory(step);
    return toPhotoHeight(tried) >= min && tried;
  });
  const known = page.issues.length;
  let parts = roomy ?? setStory(undefined);
  if (isRail && !roomy) {
    // Use smaller text if that leaves the photo its share of the page, unless a text is too long already.
    for (const step of STORY_STEPS) {
      if (page.issues.length > known || toPhotoHeight(parts) >= min) break;
      const tried = setStory(step);
      if (toPhotoHeight(tried) >= min || step === STORY_STEPS.at(-1)) parts = tried;
    }
  }

  const photo = box(0, 0, isPictured ? width : edge, toPhotoHeight(parts));
  // Under a short photo, the column starts where the photo does.
  const columnTop = isPictured ? Math.min(top, photo.height - COLUMN_TOP.min) : 0;
  // From the sixth generation on, the column doesn't cover the photo: it would hide a house in the middle.
  const isBeside = isRail && hasColumn;
  const seen = isBeside ? { ...photo, width: edge } : photo;
  if (isPictured) {
    const beside = box(0, BRAND_TAB_HEIGHT, columnTop > 0 ? edge : width, photo.height - BRAND_TAB_HEIGHT);
    if (pictures.main === undefined && features.hasWholeHouses) drawStreet(canvas, photo, columnTop);
    else if (features.hasPhotoRow) drawPictureRow(canvas, pictures, seen, left);
    else drawPictures(canvas, pictures, photo, { beside });
    // A drawn street's sky is light enough to put the company name on.
    const isOnSky = features.hasDrawings && pictures.main === undefined;
    if (isOnSky) brandMark(canvas, { x: margin, y: 28, width: width / 2 });
    else if (!isBeside) brandTab(canvas);
  } else if (address) {
    const look = hasColumn
      ? ({ top: 24, tone: 'light' } as const)
      : ({ top: BRANDED_TOP, tone: 'dark' } as const);
    if (features.hasDrawings)
      drawEmblemPanel(canvas, { address, facts: [] }, photo, { ...look, tone: hasColumn ? 'warm' : 'dark' });
    else drawAddressPanel(canvas, { address, facts: [] }, photo, look);
  }
  const drawStory = () => {
    drawStack(parts, photo.height + space.text);
    const y = peopleTop - space.people;
    page.path(line(left.x, y, left.x + left.width, y), { stroke: palette.line, strokeWidth: 0.75 });
    drawStack(people, peopleTop);
  };
  // Drawing order is reading order: say what is for sale before the price.
  const isStoryFirst = hasColumn && features.hasReadingOrder;
  if (isStoryFirst) drawStory();
  const columnStart = isBeside ? 0 : columnTop;
  if (hasColumn) page.fill(box(edge, columnStart, width - edge, bottom - columnStart), palette.evergreen);
  // Extend the column's bottom edge across the page as a rule.
  if (isBeside) page.fill(box(0, bottom - FLOOR, edge, FLOOR), palette.evergreen);
  const isBranded = isBeside || (hasColumn && !isPictured);
  if (isBranded) {
    const area = box(edge, 0, width - edge, bottom);
    const start = BRANDED_TOP + stackHeight(words);
    const end = bottom - ACTION_FOOT - stackHeight(action);
    if (!price && facts.length === 0) drawSun(canvas, area);
    else if (
      features.hasTypographicPages &&
      !isRail &&
      end - start >= (width < 560 ? SUN_ROOM.card : SUN_ROOM.page)
    )
      drawSun(canvas, area, (start + end) / 2);
    brandMark(canvas, { x: column.x, y: 28, width: column.width }, { tone: 'dark' });
  } else if (!isPictured) brandMark(canvas, { x: margin, y: 28, width: width / 2 }, { tone: 'dark' });
  drawStack(words, isPictured && !isBeside ? columnTop + COLUMN_TOP.padding : BRANDED_TOP);
  const actionTop = bottom - ACTION_FOOT - stackHeight(action);
  if (features.hasAlignedText && action.length > 0) drawFrame(canvas, column, actionTop, stackHeight(action));
  drawStack(action, actionTop);
  if (!isStoryFirst) drawStory();
}

/** Draws the street so that its houses are above the column. */
function drawStreet(canvas: Canvas, photo: Box, columnTop: number): void {
  const height = Math.min(photo.height, columnTop / STREET_FLOOR);
  const isRoomy = height > photo.height / 2;
  if (isRoomy) canvas.page.fill(photo, STREET_GROUND);
  picture(canvas, undefined, isRoomy ? box(0, 0, photo.width, height) : photo);
  if (!isRoomy || !canvas.features.hasSeamlessGround) return;
  // Overlap the ground slightly, or the street's sky shows as a thin line along its lower edge.
  const seam = Math.floor(height) - 2;
  canvas.page.fill(box(0, seam, photo.width, photo.height - seam), STREET_GROUND);
}

interface ColumnFields {
  price: FilledField | undefined;
  facts: readonly FilledField[];
  callToAction: FilledField | undefined;
}

/** Returns the column's text and call to action, and how high the column has to start over a photo to hold them. */
function columnParts(
  canvas: Canvas,
  { x, width }: Area,
  { price, facts, callToAction }: ColumnFields,
  { isPictured, isRail }: { isPictured: boolean; isRail: boolean },
) {
  const { page, features, bottom } = canvas;
  const side = features.hasAlignedText ? FRAME.side : 0;
  const action = actionParts(canvas, { x: x + side, width: width - side * 2 }, callToAction);
  const actionTop = bottom - ACTION_FOOT - stackHeight(action);
  const highest = isPictured ? COLUMN_TOP.min + COLUMN_TOP.padding : BRANDED_TOP;
  const parts: Part[] = [];
  let free = actionTop - highest - WORDS_GAP;
  if (price) {
    const label = { ...type.overline, size: 9, tracking: 100, color: palette.gold };
    const value = { ...type.title, size: 34, min: 12, role: 'P', color: palette.card } as const;
    const name = toTextContent(price.field.label, price.field.key);
    parts.push(textPart(page, page.set(name, label, width, { lines: 2 }), x));
    parts.push(textPart(page, page.set(price.content, value, width, { lines: 1 }), x, 2));
    free -= stackHeight(parts) + 18;
  }
  if (isRail) parts.push(...columnFacts(canvas, facts, { x, width }, free));
  else if (facts.length > 0) {
    const columns = facts.length > 4 ? 2 : 1;
    const isLarge = features.hasTypographicPages && !isPictured && columns === 1 && canvas.width >= 560;
    const options = { maxHeight: Math.max(0, free), gap: 18, tone: 'dark' } as const;
    parts.push(factsPart(canvas, facts, { x, width }, { ...options, columns, size: isLarge ? 30 : 22 }));
  }
  const gap = parts.length > 0 && action.length > 0 ? WORDS_GAP : 0;
  return { parts, action, top: actionTop - gap - stackHeight(parts) - COLUMN_TOP.padding };
}

/** Draws a rising sun in rings where the column would be empty. */
function drawSun({ page }: Canvas, column: Box, middle = column.height * 0.44): void {
  const { x, width } = column;
  const rings = [0.98, 0.78, 0.6, 0.43].map((share) => share * width);
  risingSun(page, column, { x: x + width, y: middle, rings, sun: width * 0.26 });
}

/** Draws the frame around the call to action and its code. */
function drawFrame({ page }: Canvas, { x, width }: Area, top: number, height: number): void {
  const frame = box(x, top - FRAME.above, width, height + FRAME.above * 2);
  page.path(roundedBox(frame, 8), { stroke: palette.gold, strokeWidth: 1.25 });
}

/** Returns the call to action, the code and the code's label. */
function actionParts(canvas: Canvas, { x, width }: Area, callToAction: FilledField | undefined): Part[] {
  const { page, input, features } = canvas;
  const label = toScanLabel(input);
  const largest = features.hasTypeScale && canvas.width < 560 ? 15 : 18;
  const large = { ...type.title, size: largest, min: 9, role: 'P', color: palette.card } as const;
  const size = features.hasPrintSizes ? 10.5 : 9;
  const small = { ...type.label, face: 'sansBold', size, min: 6.5, color: palette.gold } as const;
  const parts: Part[] = [];
  if (callToAction) {
    const text = page.set(callToAction.content, large, width, { height: 92 });
    parts.push(textPart(page, text, x));
  }
  if (!hasLink(canvas)) return parts;
  const code = Math.min(features.hasLargeCodes ? LARGE_CODE : CODE, width);
  // From the sixth generation on, the code is centered in its frame.
  const left = features.hasAlignedText ? x + (width - code) / 2 : x;
  parts.push({ height: code, gap: 14, draw: (y) => qrCode(canvas, { x: left, y, size: code }) });
  if (!(callToAction && isSameText(callToAction.text, label))) {
    const scan = features.hasAlignedText ? ({ ...small, align: 'center' } as const) : small;
    parts.push(textPart(page, page.set(toTextContent(label), scan, width, { lines: 2 }), x, 8));
  }
  return parts;
}
