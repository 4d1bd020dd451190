import { portrait } from '../brandMark.ts';
import type { FlyerOfficer, FlyerRealtor } from '../flyerInput.ts';
import type { Canvas } from '../page/canvas.ts';
import type { SetText } from '../page/page.ts';
import { box } from '../scene/shapes.ts';
import { BESIDE_GAP, lineWidth } from './cardText.ts';
import { drawLogo, type LogoPlace, PLATE_PADDING } from './realtorLogo.ts';

export type Tone = 'dark' | 'light';

export interface Card {
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
/** Space between two lines of a card. */
export const ROW_GAP = 1.5;

/** Returns the flyer's contacts with their roles: the officer, and the realtor if there is one. */
export function toPeople({ input, features }: Canvas): Card[] {
  const { officer, realtor, fields } = input;
  // A field bound to the realtor's name, such as "Listed by", isn't drawn separately. Its label becomes the card's role.
  const bound = fields.find(({ binding }) => features.skipsRepeatedFacts && binding === 'realtor.name');
  const realtorRole =
    bound?.label || (features.hasShortRoles ? 'Real estate agent' : 'Your real estate agent');
  return [
    {
      person: officer,
      role: features.hasShortRoles ? 'Loan officer' : 'Your loan officer',
      prefix: 'officer',
      isUsual: true,
    },
    ...(realtor
      ? [{ person: realtor, role: realtorRole, prefix: 'realtor', isUsual: !bound?.label } as const]
      : []),
  ];
}

/** Returns the height of a card's text, with a logo below it. */
export const textHeight = ({ texts, logo }: Pick<SetCard, 'texts' | 'logo'>): number =>
  texts.reduce((sum, text) => sum + text.height, 0) + ROW_GAP * (texts.length - 1) + (logo?.below ?? 0);

/** Draws a card with its top left corner at (x, y). */
export function placeCard(
  canvas: Canvas,
  card: SetCard,
  { x, y }: { x: number; y: number },
  tone: Tone,
): void {
  const { page, features } = canvas;
  // A logo below the lines sits on a padded plate. Moving it left by the padding aligns the logo with the text.
  const isHung = features.hasReadableLogos && (card.logo?.below ?? 0) > 0;
  const height = card.height - (isHung ? (card.logo?.below ?? 0) : 0);
  portrait(
    canvas,
    card.person,
    { x, y: y + Math.max(0, (height - card.portrait) / 2), size: card.portrait },
    { field: `${card.prefix}.photo`, tone },
  );
  const left = x + card.portrait + CARD_GAP;
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
    const isAfter = features.hasReadingOrder && right?.field?.endsWith('.email') === true;
    if (!isAfter) placeRight();
    top = page.place(text, left, rowTop) + ROW_GAP;
    if (isAfter) placeRight();
  }
  if (card.logo && 'logo' in card.person) {
    const { x: across, y: down, width, height } = card.logo;
    const at = left + across - (isHung ? PLATE_PADDING : 0);
    drawLogo(canvas, card.person, box(at, start + down, width, height), {
      tone,
      align: isHung ? 'left' : 'center',
    });
  }
}
