import { formatUsPhone } from '../../../../phone/formatUsPhone.ts';
import { brandMark, brandWidth, portrait } from '../../brandMark.ts';
import type { Canvas } from '../../page/canvas.ts';
import { type Content, type SetText, toTextContent } from '../../page/page.ts';
import { lineWidth, setWhole } from '../../people/cardText.ts';
import { toPeople } from '../../people/contactCards.ts';
import { drawLogo, type LogoPlace, toLogoPlace } from '../../people/realtorLogo.ts';
import { box } from '../../scene/shapes.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';
import { DARK } from '../generation6/square/squareMessage.ts';
import { isInColumn, squareStrip } from '../generation6/square/squareStrip.ts';

const PADDING = 11;
const GAP = 10;
const BETWEEN = 16;
/** Size of the brokerage's name beside its logo, in points. */
const BESIDE_LOGO = 9.5;
/** Minimum size of a title on one line, in points. */
const MIN_ABOUT = 10;
const ROW_GAP = 1;

/** Sizes for one person, with the phone number at the right, and for two side by side. */
const SIZES = {
  alone: { portrait: 58, name: 20, about: 12.5, phone: 26 },
  pair: { portrait: 44, name: 16, about: 11, phone: 16 },
};

/** Sizes from the sixth generation on, smaller to leave the message more room. */
const MESSAGE_ALONE = { portrait: 46, name: 19, about: 12, phone: 24 };
const MESSAGE_PADDING = 9;
/** Sizes beside a picture, with the phone number under the name. */
const MESSAGE_COLUMN = { portrait: 62, name: 19, about: 12, phone: 19 };
/** Sizes beside the company name, with the phone number under the person's name. */
const MESSAGE_BRANDED = { portrait: 56, name: 19, about: 12, phone: 19 };
const BRAND = { width: 132, height: 26 };

/** Sets title and NMLS number each on its own line. Wraps them as one text if they would take a third line. */
function setAbout({ page, features }: Canvas, content: Content, style: TypeStyle, width: number): SetText {
  if (!features.hasMessageSquare) return setWhole(page, content, style, { width });
  const apart = page.attempt(() => {
    const whole = setWhole(page, content, style, { width, min: MIN_ABOUT });
    return whole.lines.length <= 2 && whole;
  });
  const small = { ...style, size: Math.min(style.size, MIN_ABOUT) };
  return apart ?? page.set(content, small, width, { lines: 2 });
}

interface SquareCard {
  person: ReturnType<typeof toPeople>[number]['person'];
  prefix: 'officer' | 'realtor';
  texts: SetText[];
  beside: SetText | undefined;
  own: number;
  logo: LogoPlace | undefined;
}

/**
 * Draws the officer and the realtor at sizes that are readable on a phone: name, title and NMLS number (or brokerage), and phone number.
 * `isBranded` puts the company name to the right of a single person.
 * @returns the y of the top of their strip, which ends at the footer
 */
export function squarePeople(canvas: Canvas, { isBranded = false } = {}): number {
  const { page, bottom } = canvas;
  const strip = squareStrip(canvas);
  const { tone } = strip;
  const people = toPeople(canvas);
  const isAlone = people.length === 1;
  const { hasMessageSquare } = canvas.features;
  const isBelow = isBranded || isInColumn(canvas);
  const sizes = !isAlone
    ? SIZES.pair
    : isBranded
      ? MESSAGE_BRANDED
      : isBelow
        ? MESSAGE_COLUMN
        : hasMessageSquare
          ? MESSAGE_ALONE
          : SIZES.alone;
  const inner = strip.width;
  const room = isBranded ? inner - BRAND.width - BETWEEN : inner;
  const each = (room - BETWEEN * (people.length - 1)) / people.length;
  const number = (text: string, prefix: string, measure: number): SetText | undefined => {
    const phone = formatUsPhone(text);
    const align = isAlone && !isBelow ? 'right' : 'left';
    const style = {
      ...type.value,
      size: sizes.phone,
      min: 9,
      leading: 1.2,
      color: tone === DARK ? tone.accent : tone.title,
      align,
    } as const;
    return phone === ''
      ? undefined
      : page.set(toTextContent(phone, `${prefix}.phone`), style, measure, { lines: 1 });
  };
  const toCard = (one: (typeof people)[number], max: number): SquareCard => {
    const { person, prefix } = one;
    const beside = isAlone && !isBelow ? number(person.phone, prefix, inner * 0.44) : undefined;
    const taken = beside ? Math.max(...beside.lines.map((one) => one.width)) + BETWEEN : 0;
    const measure = each - sizes.portrait - GAP - taken;
    const about = 'nmls' in person ? `${person.title}  |  NMLS\u00a0#\u00a0${person.nmls}` : person.brokerage;
    const key = prefix === 'officer' ? 'officer.title' : 'realtor.brokerage';
    const name = { ...type.heading, size: sizes.name, min: 9, leading: 1.15, color: tone.ink };
    // From the sixth generation on, no logo is drawn: it would be too small to read on a phone. The brokerage is named in text.
    const isBesideLogo = 'logo' in person && person.logo !== undefined && !hasMessageSquare;
    const small = { ...type.label, size: isBesideLogo ? BESIDE_LOGO : max, min: 8, color: tone.soft };
    const texts = [
      page.set(toTextContent(person.name, `${prefix}.name`), name, measure, { lines: 2 }),
      ...(about.trim() === '' ? [] : [setAbout(canvas, toTextContent(about.trim(), key), small, measure)]),
      ...(isAlone && !isBelow ? [] : [number(person.phone, prefix, measure)]).filter(
        (text) => text !== undefined,
      ),
    ];
    const logo = isBesideLogo ? toLogoPlace(texts, measure, ROW_GAP) : undefined;
    const own = texts.reduce((sum, { height }) => sum + height + ROW_GAP, -ROW_GAP) + (logo?.below ?? 0);
    return { person, prefix, texts, beside, own, logo };
  };
  const usual = people.map((one) => toCard(one, sizes.about));
  // Two people side by side share one size and the same baselines.
  const common = Math.min(...usual.map(({ texts }) => texts[1]?.size ?? sizes.about));
  const cards = hasMessageSquare && !isAlone ? people.map((one) => toCard(one, common)) : usual;
  const height = Math.max(sizes.portrait, ...cards.map(({ own }) => own));
  const end = bottom - strip.below;
  const top = Math.floor(end - height - (hasMessageSquare ? MESSAGE_PADDING : PADDING) * 2);
  strip.draw(top);
  const middle = (top + end) / 2;
  if (isBranded) {
    const wide = brandWidth(canvas, BRAND.width, 15);
    brandMark(
      canvas,
      { x: strip.x + inner - wide, y: middle - BRAND.height / 2 - 1.5, width: BRAND.width },
      { tone: tone === DARK ? 'dark' : 'light', largest: 15 },
    );
  }
  cards.forEach(({ person, prefix, texts, beside, own, logo }, index) => {
    const wide = Math.max(...texts.map((text) => lineWidth(text)));
    const number = beside ? lineWidth(beside) + BETWEEN * 2 : 0;
    const spare = strip.isCentered && isAlone ? inner - sizes.portrait - GAP - wide - number : 0;
    const x = strip.x + spare / 2 + index * (each + BETWEEN);
    const area = { x, y: middle - sizes.portrait / 2, size: sizes.portrait };
    portrait(canvas, person, area, { field: `${prefix}.photo`, tone: tone === DARK ? 'dark' : 'light' });
    const left = x + sizes.portrait + GAP;
    let y = middle - (hasMessageSquare ? Math.max(...cards.map((card) => card.own)) : own) / 2;
    if (logo && 'logo' in person)
      drawLogo(canvas, person, box(left + logo.x, y + logo.y, logo.width, logo.height), {
        tone: tone === DARK ? 'dark' : 'light',
      });
    for (const text of texts) y = page.place(text, left, y) + ROW_GAP;
    if (beside) page.place(beside, strip.x + inner - spare / 2 - beside.width, middle - beside.height / 2);
  });
  return top;
}
