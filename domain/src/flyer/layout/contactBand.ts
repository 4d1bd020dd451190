import { formatUsPhone } from '../../formatUsPhone.ts';
import { portrait } from './brandMark.ts';
import type { Canvas } from './canvas.ts';
import { BESIDE_GAP, lineWidth, setWhole, toBeside, toSizes, withBeside } from './cardText.ts';
import { isFifthDesign, isFourthDesign } from './design.ts';
import type { FlyerOfficer, FlyerRealtor } from './flyerInput.ts';
import { type SetText, toTextContent } from './page.ts';
import { palette } from './palette.ts';
import { qrCode } from './qrCode.ts';
import { drawLogo, LOGO_HEIGHT, type LogoPlace, toLogoPlace } from './realtorLogo.ts';
import { box, line } from './shapes.ts';
import { drawStack, type Part, stackHeight, textPart } from './stack.ts';
import { type TypeStyle, type } from './text/typeStyles.ts';
import { withTownTogether } from './text/withTownTogether.ts';

export type Tone = 'dark' | 'light';

interface Card {
  person: FlyerOfficer | FlyerRealtor;
  role: string;
  prefix: 'officer' | 'realtor';
}

export interface SetCard extends Card {
  texts: readonly SetText[];
  portrait: number;
  height: number;
  logo?: LogoPlace | undefined;
  /** What stands at the right of a text, on its line. */
  beside?: ReadonlyMap<SetText, SetText>;
}

const GAP = 14;
const PADDING = 18;
/** Between two lines of a card. */
const ROW_GAP = 1.5;

/**
 * Who to call: the officer, the realtor beside, the QR code at the right, on a band over the whole width that ends
 * at the footer. Every design has it, or `personCard` in another place.
 * @returns its top
 */
export function contactBand(canvas: Canvas, tone: Tone, label = 'Scan for details'): number {
  const { page, input, width, margin, bottom } = canvas;
  const hasCode = input.link !== undefined && input.link !== '';
  const code = hasCode ? (width < 500 ? 66 : 80) : 0;
  const available = width - margin * 2 - (hasCode ? code + GAP * 1.5 : 0);
  const cards = toPeople(canvas);
  const isStacked = cards.length > 1 && available < 340;
  const columns = isStacked ? 1 : cards.length;
  const cardWidth = (available - GAP * 1.5 * (columns - 1)) / columns;
  const size = cards.length > 1 ? 50 : width < 500 ? 54 : 68;
  const set = cards.map((card) => setCard(canvas, card, cardWidth, size, tone, cards.length > 1));
  const people = isStacked
    ? set.reduce((sum, { height }) => sum + height, GAP)
    : Math.max(...set.map(({ height }) => height));
  const inner = Math.max(people, hasCode ? code + 13 : 0);
  const top = bottom - inner - PADDING * 2;
  page.fill(box(0, top, width, bottom - top), tone === 'dark' ? palette.evergreen : palette.mist);
  let x = margin;
  let y = top + PADDING + (isStacked ? (inner - people) / 2 : 0);
  for (const card of set) {
    placeCard(canvas, card, x, isStacked ? y : top + PADDING + (inner - card.height) / 2, tone);
    if (isStacked) y += card.height + GAP;
    else x += cardWidth + GAP * 1.5;
  }
  if (set.length > 1 && !isStacked) {
    const middle = margin + cardWidth + GAP * 0.5;
    page.path(line(middle, top + PADDING, middle, bottom - PADDING), {
      stroke: tone === 'dark' ? palette.moss : palette.sage,
      strokeWidth: 0.75,
    });
  }
  if (hasCode) {
    const left = width - margin - code;
    const start = top + PADDING + (inner - code - 13) / 2;
    qrCode(canvas, left, start, code);
    page.write(
      toTextContent(label),
      {
        ...type.label,
        size: isFifthDesign(input) ? 9.5 : 8,
        min: 6,
        align: 'center',
        face: 'sansBold',
        color: tone === 'dark' ? palette.gold : palette.brass,
      },
      { x: left - 8, y: start + code + 3, width: code + 16 },
      { lines: 1 },
    );
  }
  return top;
}

export function toPeople({ input }: Canvas): Card[] {
  const { officer, realtor, fields } = input;
  // A field such as "Listed by" isn't drawn beside the card: the card takes its label.
  const bound = fields.find(({ binding }) => isFifthDesign(input) && binding === 'realtor.name');
  const realtorRole = bound?.label || 'Your real estate agent';
  return [
    { person: officer, role: 'Your loan officer', prefix: 'officer' },
    ...(realtor ? [{ person: realtor, role: realtorRole, prefix: 'realtor' } as const] : []),
  ];
}

/** One person's card with its left top at (x, y); returns the y below it. */
export function personCard(
  canvas: Canvas,
  who: 'officer' | 'realtor',
  area: { x: number; y: number; width: number; portrait: number },
  tone: Tone,
  isLabelled = true,
): number {
  const card = toPeople(canvas).find(({ prefix }) => prefix === who);
  if (!card) return area.y;
  const set = setCard(canvas, card, area.width, area.portrait, tone, isLabelled);
  placeCard(canvas, set, area.x, area.y, tone);
  return area.y + set.height;
}

/** The height that `personCard` takes. */
export function personHeight(
  canvas: Canvas,
  who: 'officer' | 'realtor',
  width: number,
  size: number,
  isLabelled = true,
): number {
  const card = toPeople(canvas).find(({ prefix }) => prefix === who);
  return card ? setCard(canvas, card, width, size, 'light', isLabelled).height : 0;
}

const COLUMN_PORTRAIT = 76;
const COLUMN_CODE = 84;

/**
 * The people below each other in a dark column that ends at `bottom`, the QR code last.
 * @returns its top
 */
export function memberColumn(
  canvas: Canvas,
  area: { x: number; width: number; bottom: number },
  hasCode = true,
): number {
  const { page, input } = canvas;
  const cards = toPeople(canvas);
  const isAlone = cards.length === 1;
  const parts: Part[] = cards.flatMap((card, index): Part[] => {
    const size = isAlone ? COLUMN_PORTRAIT : 44;
    const texts = setCard(canvas, card, area.width + size + GAP, size, 'dark', true).texts;
    return [
      {
        height: size,
        gap: index > 0 ? 16 : 0,
        draw(y) {
          portrait(canvas, card.person, { x: area.x, y, size }, `${card.prefix}.photo`, 'dark');
          // Beside the portrait, where the column has nothing else.
          if ('logo' in card.person) {
            const left = area.x + size + 12;
            const place = box(left, y + (size - LOGO_HEIGHT) / 2, area.x + area.width - left, LOGO_HEIGHT);
            drawLogo(canvas, card.person, place, 'dark');
          }
        },
      },
      ...texts.map((text, row) => textPart(page, text, area.x, row === 0 ? 8 : 1.5)),
    ];
  });
  if (input.link && hasCode) {
    parts.push({
      height: COLUMN_CODE,
      gap: 16,
      draw: (y) => qrCode(canvas, area.x, y, COLUMN_CODE),
    });
  }
  const top = area.bottom - stackHeight(parts);
  drawStack(parts, top);
  return top;
}

/** `isShort`: with the role beside the name and the email beside the phone, where a line has room for both. */
export function setCard(
  { page, input }: Canvas,
  card: Card,
  width: number,
  size: number,
  tone: Tone,
  isLabelled: boolean,
  isShort = false,
): SetCard {
  const { person, prefix } = card;
  const measure = width - size - GAP;
  const [ink, soft, accent] =
    tone === 'dark'
      ? [palette.card, palette.mist, palette.gold]
      : [palette.ink, palette.stone, palette.brass];
  const isLater = isFourthDesign(input);
  const isLarge = size > 55;
  const sizes = toSizes(input, isLarge);
  const nmls = isLater ? 'NMLS\u00a0#\u00a0' : 'NMLS # ';
  const about = 'nmls' in person ? `${person.title}  |  ${nmls}${person.nmls}` : person.brokerage;
  const rows: [string, string, TypeStyle, number][] = [
    [
      isLabelled ? card.role : '',
      `${prefix}.role`,
      {
        ...type.overline,
        size: sizes.role,
        min: 6,
        color: accent,
        tracking: isFifthDesign(input) ? 60 : 100,
      },
      1,
    ],
    [
      person.name,
      `${prefix}.name`,
      { ...type.heading, size: sizes.name, min: 8.5, color: ink, leading: 1.15 },
      2,
    ],
    [
      about.trim(),
      prefix === 'officer' ? 'officer.title' : 'realtor.brokerage',
      { ...type.label, size: sizes.about, color: soft },
      2,
    ],
    [
      formatUsPhone(person.phone),
      `${prefix}.phone`,
      { ...type.value, size: sizes.phone, color: ink, leading: 1.3 },
      1,
    ],
    [person.email, `${prefix}.email`, { ...type.label, size: sizes.email, min: 6.5, color: soft }, 2],
  ];
  const extra =
    prefix === 'officer' && input.branch && isLarge
      ? ([
          [
            `${input.branch.name} branch, ${isLater ? withTownTogether(input.branch.address) : input.branch.address}`,
            'branch.address',
            { ...type.label, size: isLater ? 9.5 : 8.5, color: soft },
            2,
          ],
        ] as typeof rows)
      : [];
  const all = [...rows, ...extra]
    .filter(([text]) => text !== '')
    .map(([text, field, style, lines]) =>
      isFifthDesign(input) && /\.(title|email)$/.test(field)
        ? setWhole(page, toTextContent(text, field), style, measure)
        : page.set(toTextContent(text, field), style, measure, { lines }),
    );
  const beside = isShort ? toBeside(all, prefix, measure) : new Map<SetText, SetText>();
  const moved = new Set(beside.values());
  const texts = all.filter((text) => !moved.has(text));
  const wide = texts.map((text) => withBeside(text, beside.get(text)));
  const logo = 'logo' in person && person.logo ? toLogoPlace(wide, measure, ROW_GAP) : undefined;
  const height = textHeight({ texts, logo });
  return { ...card, texts, portrait: size, height: Math.max(height, size), logo, beside };
}

const textHeight = ({ texts, logo }: Pick<SetCard, 'texts' | 'logo'>): number =>
  texts.reduce((sum, text) => sum + text.height, 0) + ROW_GAP * (texts.length - 1) + (logo?.below ?? 0);

export function placeCard({ page, ...rest }: Canvas, card: SetCard, x: number, y: number, tone: Tone): void {
  const canvas = { page, ...rest };
  portrait(
    canvas,
    card.person,
    { x, y: y + (card.height - card.portrait) / 2, size: card.portrait },
    `${card.prefix}.photo`,
    tone,
  );
  const left = x + card.portrait + GAP;
  const start = y + (card.height - textHeight(card)) / 2;
  let top = start;
  for (const text of card.texts) {
    const right = card.beside?.get(text);
    if (right) {
      const drop = (text.lines[0]?.y ?? 0) - (right.lines[0]?.y ?? 0);
      page.place(right, left + lineWidth(text) + BESIDE_GAP, top + drop);
    }
    top = page.place(text, left, top) + ROW_GAP;
  }
  if (card.logo && 'logo' in card.person) {
    const { x: across, y: down, width, height } = card.logo;
    drawLogo(canvas, card.person, box(left + across, start + down, width, height), tone);
  }
}
