import type { Template } from '../../../../../template/template.ts';
import type { Span } from '../../../../texts/richText.ts';
import { equalHousingMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../canvas.ts';
import {
  hasRoomAfter,
  legalText,
  licenseSentences,
  placeAfter,
  toGeneral,
  withNumbersTogether,
} from '../../../complianceFooter.ts';
import { palette } from '../../../palette.ts';
import { type } from '../../../text/typeStyles.ts';
import { withoutRepeats } from '../../../text/withoutRepeats.ts';

/** 20 of the image's 1080 pixels, 7 on a phone: read by who looks for it, and no louder than that. */
const SQUARE_LEGAL = 10;
const SQUARE_LOGO = 23;
const SQUARE_MARGIN = 30;
/** Lines of words end at different places before it. */
const SQUARE_RIGHT = 30;
const MOST_SQUARE = 150;

/** The same in one paragraph, in fewer words and in letters that a phone shows. The officer's NMLS number stands beside their name there. */
export function squareFooter(canvas: Omit<Canvas, 'bottom'>): number {
  const { page, input, fields, width, height } = canvas;
  const left = SQUARE_MARGIN + SQUARE_LOGO + 7;
  const inner = width - SQUARE_RIGHT - left;
  const style = {
    ...type.legal,
    size: SQUARE_LEGAL,
    min: SQUARE_LEGAL,
    leading: 1.2,
  } as const;
  const name = withNumbersTogether(`${input.company.name}  |  NMLS # ${input.company.nmls}`);
  const printed = squareLegalText(input);
  const given = fields.take('disclosure')?.content;
  const own = given && withoutRepeats(given, `${legalText(canvas)} ${printed}`, toGeneral(input));
  const spans: Span[] = [{ text: `${name}. `, bold: true }, { text: printed }];
  const content = { paragraphs: [{ type: 'paragraph', spans }], field: 'company.licenseLines' } as const;
  const legal = page.set(content, style, inner, { height: MOST_SQUARE });
  const disclosure =
    own && page.set(own, style, inner, { height: Math.max(0, MOST_SQUARE - legal.height - 2) });
  const isOnLine = disclosure !== undefined && hasRoomAfter(legal, disclosure);
  const total = legal.height + (disclosure && !isOnLine ? disclosure.height + 2 : 0);
  const top = Math.floor(height - 12 - Math.max(total, SQUARE_LOGO));
  equalHousingMark({ ...canvas, bottom: top }, SQUARE_MARGIN, top + 2, SQUARE_LOGO, palette.ink);
  const below = page.place(legal, left, top);
  if (disclosure && isOnLine) placeAfter(page, legal, disclosure, left, below);
  else if (disclosure) page.place(disclosure, left, below + 2);
  return top - 7;
}

/** Fewer words for the same, by category. */
const shortDisclosures: Record<Template['category'], string> = {
  flyer:
    'Advertisement, not a commitment to lend. Subject to credit and property approval. Programs, rates and terms may change and aren’t available to everyone or in every state.',
  rate_sheet:
    'Rates and APR are samples of the date shown, may change at any time and aren’t locked. Yours depend on credit, property, loan amount, down payment and points. Advertisement, not a commitment to lend.',
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

function squareLegalText(input: Canvas['input']): string {
  const sentences = ['Equal Housing Opportunity', ...licenseSentences(input), 'nmlsconsumeraccess.org'];
  const text = `${sentences.join('. ')}. ${shortDisclosures[input.category]}${shortPartnersSentence(input)}`;
  return withNumbersTogether(text);
}
