import type { Template } from '../../../../template/template.ts';
import type { Span } from '../../../texts/richText.ts';
import { equalHousingMark } from '../../brandMark.ts';
import {
  hasRoomAfter,
  keepLicenseNumbersTogether,
  legalText,
  licenseSentences,
  placeAfter,
  toGeneral,
} from '../../complianceFooter.ts';
import type { Canvas } from '../../page/canvas.ts';
import { palette } from '../../scene/palette.ts';
import { type } from '../../text/typeStyles.ts';
import { withoutRepeats } from '../../text/withoutRepeats.ts';
import { SQUARE_MARGIN } from './square/squareWriter.ts';

interface ShortFooter {
  /** Size of the text and of the mark next to it, in points. */
  size: number;
  mark: number;
  /** Margin on both sides. */
  edge: number;
  /** Space below the text, and the footer's maximum height. */
  below: number;
  max: number;
  /** Whether it has a page's full wording, with the officer's NMLS number. */
  isFull: boolean;
}

/** 20 of the image's 1080 pixels, or 7 on a phone: readable for someone looking for it, and no more prominent than that. */
const SQUARE: ShortFooter = { size: 10, mark: 23, edge: SQUARE_MARGIN, below: 21, max: 150, isFull: false };
/** 7 points on the printed card, because the card is laid out at a larger size and scaled down. */
const POSTCARD: ShortFooter = { size: 8.5, mark: 25, edge: 30, below: 22, max: 104, isFull: true };

/** Draws the legal text of a square image, where the officer's NMLS number is next to their name. */
export const squareFooter = (canvas: Omit<Canvas, 'bottom'>): number => shortFooter(canvas, SQUARE);

/** Draws the legal text of a postcard, with a page's full wording. */
export const postcardFooter = (canvas: Omit<Canvas, 'bottom'>): number => shortFooter(canvas, POSTCARD);

/**
 * Draws the legal text of a page as one paragraph in larger type, or a shorter version on a square image.
 * @returns the y of its top edge
 */
function shortFooter(
  canvas: Omit<Canvas, 'bottom'>,
  { size, mark, edge, below, max, isFull }: ShortFooter,
): number {
  const { page, input, fields, width, height } = canvas;
  const left = edge + mark + 7;
  const inner = width - edge - left;
  const style = { ...type.legal, size, min: size, leading: 1.2 } as const;
  const name = keepLicenseNumbersTogether(`${input.company.name}  |  NMLS # ${input.company.nmls}`);
  const printed = isFull ? legalText(canvas) : toShortText(input);
  const given = fields.take('disclosure')?.content;
  const own = given && withoutRepeats(given, `${legalText(canvas)} ${printed}`, toGeneral(input));
  const spans: Span[] = [{ text: `${name}. `, bold: true }, { text: printed }];
  const content = { paragraphs: [{ type: 'paragraph', spans }], field: 'company.licenseLines' } as const;
  const legal = page.set(content, style, inner, { height: max });
  const disclosure = own && page.set(own, style, inner, { height: Math.max(0, max - legal.height - 2) });
  const isOnLine = disclosure !== undefined && hasRoomAfter(legal, disclosure);
  const total = legal.height + (disclosure && !isOnLine ? disclosure.height + 2 : 0);
  const top = Math.floor(height - below - Math.max(total, mark));
  equalHousingMark(canvas, { x: edge, y: top + 2, size: mark }, palette.ink);
  const legalEnd = page.place(legal, left, top);
  if (disclosure && isOnLine) placeAfter(page, legal, disclosure, { left, foot: legalEnd });
  else if (disclosure) page.place(disclosure, left, legalEnd + 2);
  return top - 7;
}

/** Shorter disclosures with the same meaning, by category. */
const shortDisclosures: Record<Template['category'], string> = {
  flyer:
    'Advertisement, not a commitment to lend. Subject to credit and property approval. Programs, rates and terms may change and aren’t available to everyone or in every state.',
  rate_sheet:
    'Rates and APRs are samples as of the date shown, can change at any time and aren’t locked. Your rate depends on credit, property, loan amount, down payment and points. Advertisement, not a commitment to lend.',
  letter:
    'Not a commitment to lend or a loan approval. Subject to a full application, credit and property approval.',
  event:
    'For education only. You don’t have to apply for a loan to attend. Not a commitment to lend. Subject to credit and property approval.',
  other: 'Not an offer or a commitment to lend. Subject to credit and property approval.',
};

const shortPartnersSentence = ({ company, realtor }: Canvas['input']): string =>
  realtor
    ? ` ${company.name} and ${realtor.brokerage || realtor.name} aren’t affiliated; you can work with one without the other.`
    : '';

function toShortText(input: Canvas['input']): string {
  const sentences = ['Equal Housing Opportunity', ...licenseSentences(input), 'nmlsconsumeraccess.org'];
  const text = `${sentences.join('. ')}. ${shortDisclosures[input.category]}${shortPartnersSentence(input)}`;
  return keepLicenseNumbersTogether(text);
}
