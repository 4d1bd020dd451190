import type { Template } from '../../template/template.ts';
import type { LayoutKey } from '../layoutKeys.ts';
import type { Span } from '../texts/richText.ts';
import { equalHousingMark } from './brandMark.ts';
import type { Canvas } from './canvas.ts';
import { isFirstDesign, isFourthDesign, isSixthDesign } from './design.ts';
import { toTextContent } from './page.ts';
import { palette } from './palette.ts';
import { type } from './text/typeStyles.ts';
import { withoutRepeats } from './text/withoutRepeats.ts';

const LOGO = 25;
const GAP = 12;

/**
 * Company and NMLS ids, license lines, Equal Housing, the category's disclosure and the template's own, at the foot
 * of the page. `layoutFlyer` draws it on every flyer, before any design.
 * @returns its top
 */
export function complianceFooter(canvas: Omit<Canvas, 'bottom'>): number {
  const { page, input, fields, width, height, margin, format } = canvas;
  if (format === 'square' && isSixthDesign(input)) return squareFooter(canvas);
  const isPage = format === 'letter' || format === 'bleed';
  // On other formats the legal text keeps its size: what has no room then is told.
  const legalStyle = isPage ? type.legal : { ...type.legal, min: type.legal.size };
  const most = isPage ? (width < 500 ? 78 : 52) : 92;
  const left = margin + LOGO + GAP;
  const measure = width - margin - left;
  const name = page.set(
    toTextContent(`${input.company.name}  |  NMLS # ${input.company.nmls}`, 'company.name'),
    { ...type.legal, face: 'sansBold', size: 8.5, min: 6.5, color: palette.ink },
    measure,
    { lines: 2 },
  );
  const printed = legalText(canvas);
  const legal = page.set(toTextContent(printed, 'company.licenseLines'), legalStyle, measure, {
    height: most,
  });
  const given = fields.take('disclosure')?.content;
  const own = given && !isFirstDesign(input) ? withoutRepeats(given, printed) : given;
  const disclosure = own && page.set(own, legalStyle, measure, { height: width < 500 ? 48 : 44 });
  const parts = [name, legal, ...(disclosure ? [disclosure] : [])];
  const total = parts.reduce((sum, part) => sum + part.height, 0) + 2 * (parts.length - 1);
  const top = height - 24 - Math.max(total, LOGO);
  equalHousingMark({ ...canvas, bottom: top }, margin, top, LOGO, palette.ink);
  let y = top;
  for (const part of parts) y = page.place(part, left, y) + 2;
  return top - 8;
}

/** Of an image that is 360 pixels wide on a phone: 24 of its 1080 pixels, 8 there; where there is much to say, 6.7. */
const SQUARE_LEGAL = { size: 12, min: 10 };
const SQUARE_LOGO = 24;
const SQUARE_MARGIN = 22;
const MOST_LARGE = 104;
const MOST_SQUARE = 150;
/** Whose benefits and rates have to be read first. */
const DENSE_LAYOUTS: readonly LayoutKey[] = ['program', 'rate-sheet'];

/** The same in one paragraph, in fewer words and in letters that a phone shows. The officer's NMLS number stands beside their name there. */
function squareFooter(canvas: Omit<Canvas, 'bottom'>): number {
  const { page, input, fields, width, height } = canvas;
  const left = SQUARE_MARGIN + SQUARE_LOGO + 9;
  const inner = width - SQUARE_MARGIN - left;
  const style = { ...type.legal, ...SQUARE_LEGAL, leading: 1.18, color: palette.ink } as const;
  const name = `${input.company.name}  |  NMLS # ${input.company.nmls}`;
  const printed = squareLegalText(input);
  const given = fields.take('disclosure')?.content;
  const own = given && withoutRepeats(given, `${legalText(canvas)} ${printed}`);
  const spans: Span[] = [{ text: `${name}. `, bold: true }, { text: printed }];
  const content = { paragraphs: [{ type: 'paragraph', spans }], field: 'company.licenseLines' } as const;
  const issues = page.issues.length;
  const set = (size: number, most: number) => {
    page.issues.length = issues;
    const fixed = { ...style, size, min: size };
    const legal = page.set(content, fixed, inner, { height: most });
    const disclosure = own && page.set(own, fixed, inner, { height: Math.max(0, most - legal.height - 2) });
    return { legal, disclosure };
  };
  let { legal, disclosure } = set(SQUARE_LEGAL.size, MOST_LARGE);
  if (page.issues.length > issues || DENSE_LAYOUTS.includes(input.layout))
    ({ legal, disclosure } = set(SQUARE_LEGAL.min, MOST_SQUARE));
  const total = legal.height + (disclosure ? disclosure.height + 2 : 0);
  const top = Math.floor(height - 12 - Math.max(total, SQUARE_LOGO));
  equalHousingMark({ ...canvas, bottom: top }, SQUARE_MARGIN, top + 2, SQUARE_LOGO, palette.ink);
  const below = page.place(legal, left, top);
  if (disclosure) page.place(disclosure, left, below + 2);
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

function squareLegalText(input: Canvas['input']): string {
  const sentences = ['Equal Housing Opportunity', ...licenseSentences(input), 'nmlsconsumeraccess.org'];
  return `${sentences.join('. ')}. ${shortDisclosures[input.category]}${partnersSentence(input)}`;
}

/** What every flyer of a category says about itself. Sources: 12 CFR 1026.24, 12 CFR 1014.3. */
const categoryDisclosures: Record<Template['category'], string> = {
  flyer:
    'This is an advertisement, not a commitment to lend. All loans are subject to credit and property approval. Programs, rates and terms may change without notice and are not available to everyone or in every state.',
  rate_sheet:
    'Rates and annual percentage rates (APR) are samples of the date shown, may change at any time and are not locked. Your rate depends on credit, property, loan amount, down payment and points. This is an advertisement, not a commitment to lend.',
  letter:
    'This letter is not a commitment to lend or a loan approval. All loans are subject to a full application, credit and property approval.',
  event:
    'For education only. Attending creates no obligation, and nothing said there is a commitment to lend. All loans are subject to credit and property approval.',
  other:
    'This is not an offer or a commitment to lend. All loans are subject to credit and property approval.',
};

/** What the fourth generation says in place of them. */
const plainerDisclosures: Partial<typeof categoryDisclosures> = {
  event:
    'For education only. You don’t have to apply for a loan to attend, and this event is not a commitment to lend. All loans are subject to credit and property approval.',
};

/** Returns the legal line of a flyer: licenses, NMLS numbers and the disclaimer of its category. */
function legalText({ input }: Pick<Canvas, 'input'>): string {
  const { officer } = input;
  const sentences = [
    'Equal Housing Opportunity',
    ...licenseSentences(input),
    `${officer.name}, NMLS # ${officer.nmls}`.replace(/\.$/, ''),
    'www.nmlsconsumeraccess.org',
  ];
  const plainer = isFourthDesign(input) ? plainerDisclosures[input.category] : undefined;
  return `${sentences.join('. ')}. ${plainer ?? categoryDisclosures[input.category]}${partnersSentence(input)}`;
}

const licenseSentences = ({ company, branch }: Canvas['input']): string[] =>
  [
    ...company.licenseLines,
    ...(branch?.licenseNumber ? [`${branch.name} branch, license ${branch.licenseNumber}`] : []),
  ].map((sentence) => sentence.replace(/\.$/, ''));

const partnersSentence = ({ company, realtor }: Canvas['input']): string =>
  realtor
    ? ` ${company.name} and ${realtor.brokerage || realtor.name} are not affiliated; you are not required to use one to work with the other.`
    : '';
