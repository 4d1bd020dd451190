import { formatUsPhone } from '../../../phone/formatUsPhone.ts';
import { portrait } from '../brandMark.ts';
import { isFifthDesign, isFourthDesign, isSixthDesign } from '../design.ts';
import type { FlyerOfficer, FlyerRealtor } from '../flyerInput.ts';
import type { Canvas } from '../page/canvas.ts';
import { type Content, type SetText, toTextContent } from '../page/page.ts';
import { palette } from '../scene/palette.ts';
import { box } from '../scene/shapes.ts';
import { keepTownTogether } from '../text/keepTownTogether.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';
import { BESIDE_GAP, lineWidth, setWhole, toBeside, toLimited, toSizes, withBeside } from './cardText.ts';
import { drawLogo, type LogoPlace, PLATE_PADDING, READABLE_PLATE, toLogoPlace } from './realtorLogo.ts';

export type Tone = 'dark' | 'light';

interface Card {
  person: FlyerOfficer | FlyerRealtor;
  role: string;
  prefix: 'officer' | 'realtor';
  /** Whether the role is the default one rather than a field's label. */
  isUsual: boolean;
}

export interface SetCard extends Card {
  texts: readonly SetText[];
  portrait: number;
  height: number;
  logo?: LogoPlace | undefined;
  /** Texts set to the right of another text, on its line. */
  beside?: ReadonlyMap<SetText, SetText>;
}

/** Space between the portrait and the text. */
export const CARD_GAP = 14;
/** Portrait size on a dense card. */
export const DENSE_PORTRAIT = 36;
/** Minimum size of the title and email, in points. Text that would need less wraps to two lines. */
const MIN_LINE = 8.5;
/** Minimum size of a name shrunk to fit one line, in points, and the same on a card without an email. */
const MIN_NAME = 15;
const MIN_BRIEF_NAME = 12;
/** Size of the phone number on a card without an email, in points: readable at arm's length. */
const BRIEF_PHONE = 12;
/** A realtor's role, set before the brokerage where the full role has no line. */
const SHORT_ROLE = 'Agent';
/** Space between two lines of a card. */
const ROW_GAP = 1.5;

/** Returns the flyer's contacts with their roles: the officer, and the realtor if there is one. */
export function toPeople({ input }: Canvas): Card[] {
  const { officer, realtor, fields } = input;
  // A field bound to the realtor's name, such as "Listed by", isn't drawn separately. Its label becomes the card's role.
  const bound = fields.find(({ binding }) => isFifthDesign(input) && binding === 'realtor.name');
  const realtorRole = bound?.label || (isSixthDesign(input) ? 'Real estate agent' : 'Your real estate agent');
  return [
    {
      person: officer,
      role: isSixthDesign(input) ? 'Loan officer' : 'Your loan officer',
      prefix: 'officer',
      isUsual: true,
    },
    ...(realtor
      ? [{ person: realtor, role: realtorRole, prefix: 'realtor', isUsual: !bound?.label } as const]
      : []),
  ];
}

/** Sets the contact cards. From the sixth generation on, the lines under the names share one size across cards. */
export function setCards(
  canvas: Canvas,
  cards: readonly Card[],
  width: number,
  size: number,
  tone: Tone,
  options: CardOptions = {},
): SetCard[] {
  const set = (max?: number) =>
    cards.map((card) => setCard(canvas, card, width, size, tone, cards.length > 1, { ...options, max }));
  const usual = set();
  if (!isSixthDesign(canvas.input) || cards.length < 2) return usual;
  return set(Math.min(...usual.flatMap(({ texts }) => texts.filter(isSmallLine).map((text) => text.size))));
}

/** Returns whether the text is a title, brokerage, email or branch address. */
const isSmallLine = ({ field }: SetText): boolean => /\.(?:title|brokerage|email|address)$/.test(field ?? '');

interface CardOptions {
  /** Puts the role beside the name and the email beside the phone number where they fit on one line. */
  isShort?: boolean;
  /** Uses as few lines as possible: drops the default role, since the title says as much. */
  isDense?: boolean;
  /** Drops the email, which is on the page behind the code, for a larger phone number. */
  isBrief?: boolean;
  /** Maximum size of the lines under the name, in points. */
  max?: number | undefined;
}

/** Sets a contact card, ready to be placed. `width` is the card's, `size` the portrait's, both in points. */
export function setCard(
  canvas: Canvas,
  card: Card,
  width: number,
  size: number,
  tone: Tone,
  isLabelled: boolean,
  {
    isShort = false,
    isDense = false,
    isBrief = false,
    max = isDense ? MIN_LINE : undefined,
  }: CardOptions = {},
): SetCard {
  const { page, input } = canvas;
  const { person, prefix } = card;
  const measure = width - size - CARD_GAP;
  // The title and logo already say who they are. Dropping the role makes room for the logo.
  const isBesideLogo = isSixthDesign(input) && isShort && Boolean(input.realtor?.logo);
  const [ink, soft, accent] =
    tone === 'dark'
      ? [palette.card, palette.mist, palette.gold]
      : [palette.ink, palette.stone, palette.brass];
  const isLater = isFourthDesign(input);
  const isLarge = size > 55;
  const usualSizes = toSizes(input, isLarge);
  const limited = max === undefined ? usualSizes : toLimited(usualSizes, max, isLarge);
  const sizes = isBrief ? { ...limited, phone: BRIEF_PHONE } : limited;
  const nmls = isLater ? 'NMLS\u00a0#\u00a0' : 'NMLS # ';
  const isNamed = isLabelled && !((isDense || isBesideLogo) && card.isUsual);
  const about =
    'nmls' in person
      ? `${person.title}  |  ${nmls}${person.nmls}`
      : isLabelled && !isNamed && isSixthDesign(input)
        ? [SHORT_ROLE, person.brokerage].filter((text) => text.trim() !== '').join('  |  ')
        : person.brokerage;
  const rows: [string, string, TypeStyle, number][] = [
    [
      isNamed ? card.role : '',
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
    [
      isBrief ? '' : person.email,
      `${prefix}.email`,
      { ...type.label, size: sizes.email, min: 6.5, color: soft },
      2,
    ],
  ];
  const extra =
    prefix === 'officer' && input.branch && isLarge && !isBrief
      ? ([
          [
            `${input.branch.name} branch, ${isLater ? keepTownTogether(input.branch.address) : input.branch.address}`,
            'branch.address',
            { ...type.label, size: Math.min(isLater ? 9.5 : 8.5, max ?? Infinity), color: soft },
            2,
          ],
        ] as typeof rows)
      : [];
  const minLine = isSixthDesign(input) ? MIN_LINE : 0;
  const all = [...rows, ...extra]
    .filter(([text]) => text !== '')
    .map(([text, field, style, lines]) =>
      isSixthDesign(input) && field.endsWith('.name') && (isBrief || style.size > MIN_NAME)
        ? setName(
            page,
            toTextContent(text, field),
            { ...style, oneLine: isBrief ? MIN_BRIEF_NAME : MIN_NAME },
            measure,
          )
        : isFifthDesign(input) && /\.(title|email)$/.test(field)
          ? setWhole(page, toTextContent(text, field), style, measure, minLine)
          : page.set(toTextContent(text, field), style, measure, { lines }),
    );
  const min = Math.min(...all.filter(isSmallLine).map((text) => text.size));
  if (isSixthDesign(input) && max === undefined && all.some((text) => isSmallLine(text) && text.size > min))
    return setCard(canvas, card, width, size, tone, isLabelled, { isShort, isDense, isBrief, max: min });
  const beside = isShort ? toBeside(all, prefix, measure) : new Map<SetText, SetText>();
  const moved = new Set(beside.values());
  const texts = all.filter((text) => !moved.has(text));
  const wide = texts.map((text) => withBeside(text, beside.get(text)));
  const plate = isSixthDesign(input) ? READABLE_PLATE : undefined;
  const logo = 'logo' in person && person.logo ? toLogoPlace(wide, measure, ROW_GAP, plate) : undefined;
  const height = textHeight({ texts, logo });
  return { ...card, texts, portrait: size, height: Math.max(height, size), logo, beside };
}

/** Sets a name on one line if it fits at `min` or larger, else on up to two. */
const setName = (
  page: Canvas['page'],
  content: Content,
  { min, ...style }: TypeStyle & { oneLine: number },
  width: number,
): SetText =>
  page.setIfWhole(content, { ...style, min: style.oneLine }, width, { lines: 1 }) ??
  page.set(content, { ...style, min }, width, { lines: 2 });

const textHeight = ({ texts, logo }: Pick<SetCard, 'texts' | 'logo'>): number =>
  texts.reduce((sum, text) => sum + text.height, 0) + ROW_GAP * (texts.length - 1) + (logo?.below ?? 0);

/** Draws a card. `inset` is extra space between the portrait and the text, in points. */
export function placeCard(
  { page, ...rest }: Canvas,
  card: SetCard,
  x: number,
  y: number,
  tone: Tone,
  inset = 0,
): void {
  const canvas = { page, ...rest };
  // A logo below the lines sits on a padded plate. Moving it left by the padding aligns the logo with the text.
  const isHung = isSixthDesign(rest.input) && (card.logo?.below ?? 0) > 0;
  const height = card.height - (isHung ? (card.logo?.below ?? 0) : 0);
  portrait(
    canvas,
    card.person,
    { x, y: y + Math.max(0, (height - card.portrait) / 2), size: card.portrait },
    `${card.prefix}.photo`,
    tone,
  );
  const left = x + card.portrait + CARD_GAP + inset;
  const start = y + (card.height - textHeight(card)) / 2;
  let top = start;
  for (const text of card.texts) {
    const right = card.beside?.get(text);
    const rowTop = top;
    const placeRight = () => {
      const drop = (text.lines[0]?.y ?? 0) - (right?.lines[0]?.y ?? 0);
      if (right) page.place(right, left + lineWidth(text) + BESIDE_GAP, rowTop + drop);
    };
    // Drawing order is reading order: the role comes before the name and, from the sixth generation on, the email after the phone
    // number.
    const isAfter = isSixthDesign(rest.input) && right?.field?.endsWith('.email') === true;
    if (!isAfter) placeRight();
    top = page.place(text, left, rowTop) + ROW_GAP;
    if (isAfter) placeRight();
  }
  if (card.logo && 'logo' in card.person) {
    const { x: across, y: down, width, height } = card.logo;
    const at = left + across - (isHung ? PLATE_PADDING : 0);
    drawLogo(canvas, card.person, box(at, start + down, width, height), tone, isHung ? 'left' : 'center');
  }
}
