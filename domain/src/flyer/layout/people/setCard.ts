import { formatUsPhone } from '../../../phone/formatUsPhone.ts';
import type { Canvas } from '../page/canvas.ts';
import { type SetText, toTextContent } from '../page/page.ts';
import { palette } from '../scene/palette.ts';
import { keepTownTogether } from '../text/keepTownTogether.ts';
import { type TypeStyle, type } from '../text/typeStyles.ts';
import { LARGE_PORTRAIT, setWhole, toBeside, toLimited, toSizes, withBeside } from './cardText.ts';
import { CARD_GAP, type Card, ROW_GAP, type SetCard, type Tone, textHeight } from './contactCards.ts';
import { READABLE_PLATE, toLogoPlace } from './realtorLogo.ts';

/** Minimum size of the title and email, in points. Text that would need less wraps to two lines. */
const MIN_LINE = 8.5;
/** Minimum size of a name shrunk to fit one line, in points, and the same on a card without an email. */
const MIN_NAME = 15;
const MIN_BRIEF_NAME = 12;
/** Size of the phone number on a card without an email, in points: readable at arm's length. */
const BRIEF_PHONE = 12;
/** A realtor's role, set before the brokerage where the full role has no line. */
const SHORT_ROLE = 'Agent';

interface CardOptions {
  /** Widths of the card and of the portrait, in points. */
  width: number;
  portrait: number;
  tone: Tone;
  /** Whether the role is above the name. Defaults to true. */
  isLabelled?: boolean;
  /** Puts the role beside the name and the email beside the phone number where they fit on one line. */
  isShort?: boolean;
  /** Uses as few lines as possible: drops the default role, since the title says as much. */
  isDense?: boolean;
  /** Drops the email, which is on the page behind the code, for a larger phone number. */
  isBrief?: boolean;
  /** Maximum size of the lines under the name, in points. */
  max?: number | undefined;
}

/** A line of a contact card before it is set. */
interface CardRow {
  text: string;
  field: string;
  style: TypeStyle;
  /** Maximum number of lines that it may wrap to. */
  lines: number;
}

/** Sets the contact cards. With common sizes, the lines under the names share one size across cards. */
export function setCards(canvas: Canvas, cards: readonly Card[], options: CardOptions): SetCard[] {
  const set = (max?: number) =>
    cards.map((card) => setCard(canvas, card, { ...options, isLabelled: cards.length > 1, max }));
  const usual = set();
  if (!canvas.features.hasCommonSizes || cards.length < 2) return usual;
  return set(Math.min(...usual.flatMap(({ texts }) => texts.filter(isSmallLine).map((text) => text.size))));
}

/** Returns whether the text is a title, brokerage, email or branch address. */
const isSmallLine = ({ field }: SetText): boolean => /\.(?:title|brokerage|email|address)$/.test(field ?? '');

/** Sets a contact card, ready to be placed. */
export function setCard(canvas: Canvas, card: Card, options: CardOptions): SetCard {
  const { isDense = false, max = isDense ? MIN_LINE : undefined } = options;
  const usual = setRows(canvas, card, { ...options, max });
  const smallest = Math.min(...usual.filter(isSmallLine).map(({ size }) => size));
  const isUneven = usual.some((text) => isSmallLine(text) && text.size > smallest);
  const isCommon = canvas.features.hasCommonSizes && max === undefined && isUneven;
  const texts = isCommon ? setRows(canvas, card, { ...options, max: smallest }) : usual;
  return arrange(canvas, card, texts, options);
}

/** Returns the lines of a card, from the role to the branch. */
function toCardRows(canvas: Canvas, card: Card, options: CardOptions): CardRow[] {
  const { isLabelled = true, isShort = false, isDense = false, isBrief = false, max } = options;
  const { input, features } = canvas;
  const { person, prefix } = card;
  const [ink, soft, accent] =
    options.tone === 'dark'
      ? [palette.card, palette.mist, palette.gold]
      : [palette.ink, palette.stone, palette.brass];
  const isLarge = options.portrait > LARGE_PORTRAIT;
  const usualSizes = toSizes({ input, portrait: options.portrait });
  const limited = max === undefined ? usualSizes : toLimited(usualSizes, max, options.portrait);
  const sizes = isBrief ? { ...limited, phone: BRIEF_PHONE } : limited;
  // The title and logo already say who they are. Dropping the role makes room for the logo.
  const isBesideLogo = features.hasShortRoles && isShort && Boolean(input.realtor?.logo);
  const isNamed = isLabelled && !((isDense || isBesideLogo) && card.isUsual);
  const rows: CardRow[] = [
    {
      text: isNamed ? card.role : '',
      field: `${prefix}.role`,
      style: {
        ...type.overline,
        size: sizes.role,
        min: 6,
        color: accent,
        tracking: features.hasPrintSizes ? 60 : 100,
      },
      lines: 1,
    },
    {
      text: person.name,
      field: `${prefix}.name`,
      style: { ...type.heading, size: sizes.name, min: 8.5, color: ink, leading: 1.15 },
      lines: 2,
    },
    {
      text: toAbout(canvas, card, { hasRole: !isLabelled || isNamed }).trim(),
      field: prefix === 'officer' ? 'officer.title' : 'realtor.brokerage',
      style: { ...type.label, size: sizes.about, color: soft },
      lines: 2,
    },
    {
      text: formatUsPhone(person.phone),
      field: `${prefix}.phone`,
      style: { ...type.value, size: sizes.phone, color: ink, leading: 1.3 },
      lines: 1,
    },
    {
      text: isBrief ? '' : person.email,
      field: `${prefix}.email`,
      style: { ...type.label, size: sizes.email, min: 6.5, color: soft },
      lines: 2,
    },
  ];
  const { branch } = input;
  if (prefix === 'officer' && branch && isLarge && !isBrief) {
    const address = features.hasReadableCards ? keepTownTogether(branch.address) : branch.address;
    const size = Math.min(features.hasReadableCards ? 9.5 : 8.5, max ?? Infinity);
    rows.push({
      text: `${branch.name} branch, ${address}`,
      field: 'branch.address',
      style: { ...type.label, size, color: soft },
      lines: 2,
    });
  }
  return rows.filter(({ text }) => text !== '');
}

/** Returns an officer's title and NMLS number, or a realtor's brokerage, after the short role if the role has no line of its own. */
function toAbout({ features }: Canvas, { person }: Card, { hasRole }: { hasRole: boolean }): string {
  if ('nmls' in person) {
    const label = features.hasReadableCards ? 'NMLS\u00a0#\u00a0' : 'NMLS # ';
    return `${person.title}  |  ${label}${person.nmls}`;
  }
  if (hasRole || !features.hasShortRoles) return person.brokerage;
  return [SHORT_ROLE, person.brokerage].filter((text) => text.trim() !== '').join('  |  ');
}

/** Sets the lines of a card. Names, titles and emails stay on one line where they can. */
function setRows(canvas: Canvas, card: Card, options: CardOptions): SetText[] {
  const { page, features } = canvas;
  const width = toMeasure(options);
  const minName = options.isBrief ? MIN_BRIEF_NAME : MIN_NAME;
  const minLine = features.hasTypeScale ? MIN_LINE : 0;
  return toCardRows(canvas, card, options).map(({ text, field, style, lines }) => {
    const content = toTextContent(text, field);
    const isName = field.endsWith('.name') && (options.isBrief || style.size > MIN_NAME);
    if (features.keepsNamesWhole && isName) {
      const whole = page.setIfWhole(content, { ...style, min: minName }, width, { lines: 1 });
      return whole ?? page.set(content, style, width, { lines });
    }
    const isLine = /\.(title|email)$/.test(field);
    if (features.keepsLinesWhole && isLine) return setWhole(page, content, style, { width, min: minLine });
    return page.set(content, style, width, { lines });
  });
}

const toMeasure = ({ width, portrait }: CardOptions): number => width - portrait - CARD_GAP;

/** Arranges the lines of a card, and the logo where there is room. */
function arrange(canvas: Canvas, card: Card, all: readonly SetText[], options: CardOptions): SetCard {
  const { person, prefix } = card;
  const { portrait, isShort = false } = options;
  const measure = toMeasure(options);
  const beside = isShort ? toBeside(all, prefix, measure) : new Map<SetText, SetText>();
  const moved = new Set(beside.values());
  const texts = all.filter((text) => !moved.has(text));
  const wide = texts.map((text) => withBeside(text, beside.get(text)));
  const plate = canvas.features.hasReadableLogos ? READABLE_PLATE : undefined;
  const logo = 'logo' in person && person.logo ? toLogoPlace(wide, measure, ROW_GAP, plate) : undefined;
  const height = textHeight({ texts, logo });
  return { ...card, texts, portrait, height: Math.max(height, portrait), logo, beside };
}
