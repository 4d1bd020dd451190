import type { Template } from '../../template/template.ts';
import { equalHousingMark } from './brandMark.ts';
import { designFeatures } from './design.ts';
import { LETTER_INDENT } from './formats/papers.ts';
import type { Canvas } from './page/canvas.ts';
import { type SetText, toTextContent } from './page/page.ts';
import { palette } from './scene/palette.ts';
import { type } from './text/typeStyles.ts';
import { withoutRepeats } from './text/withoutRepeats.ts';

const LOGO = 25;
const GAP = 12;

/**
 * Draws the legal text at the foot of the page: company and NMLS IDs, license lines, Equal Housing, the category's disclosure and the
 * template's own. `layoutFlyer` draws it on every flyer before any design.
 * @returns the y of its top edge
 */
export function complianceFooter(canvas: Omit<Canvas, 'bottom'>): number {
  const { page, input, fields, width, height, margin, format } = canvas;
  const isPage = format === 'letter' || format === 'bleed';
  // On other formats the legal text doesn't shrink: text that doesn't fit is reported as an issue.
  const legalStyle = isPage ? type.legal : { ...type.legal, min: type.legal.size };
  const max = isPage ? (width < 500 ? 78 : 52) : 92;
  // A letter's text is indented, and the footer lines up with it.
  const edge = canvas.features.hasOfficeLetter && input.layout === 'letter' ? LETTER_INDENT : margin;
  const left = edge + LOGO + GAP;
  const measure = width - edge - left;
  const named = `${input.company.name}  |  NMLS # ${input.company.nmls}`;
  const name = page.set(
    toTextContent(
      canvas.features.hasShortLegalText ? keepLicenseNumbersTogether(named) : named,
      'company.name',
    ),
    { ...type.legal, face: 'sansBold', size: 8.5, min: 6.5, color: palette.ink },
    measure,
    { lines: 2 },
  );
  const printed = legalText(canvas);
  const legal = page.set(toTextContent(printed, 'company.licenseLines'), legalStyle, measure, {
    height: max,
  });
  const given = fields.take('disclosure')?.content;
  const own =
    given && canvas.features.skipsRepeatedSentences
      ? withoutRepeats(given, printed, toGeneral(input))
      : given;
  const disclosure = own && page.set(own, legalStyle, measure, { height: width < 500 ? 48 : 44 });
  const isOnLine = canvas.features.hasShortLegalText && disclosure && hasRoomAfter(legal, disclosure);
  const parts = [name, legal, ...(disclosure && !isOnLine ? [disclosure] : [])];
  const total = parts.reduce((sum, part) => sum + part.height, 0) + 2 * (parts.length - 1);
  const top = height - 24 - Math.max(total, LOGO);
  equalHousingMark(canvas, { x: edge, y: top, size: LOGO }, palette.ink);
  let y = top;
  for (const part of parts) y = page.place(part, left, y) + 2;
  if (disclosure && isOnLine) placeAfter(page, legal, disclosure, { left, foot: y - 2 });
  return top - 8;
}

/** Space between two sentences on a line, as a multiple of their size. */
const SENTENCE_GAP = 0.25;

/** Returns whether a one-line text fits on the last line of another text. */
export function hasRoomAfter(text: SetText, next: SetText): boolean {
  const last = text.lines.at(-1);
  const [line, ...others] = next.lines;
  if (!last || !line || others.length > 0 || next.size !== text.size) return false;
  return last.width + text.size * SENTENCE_GAP + line.width <= text.width;
}

/** Places a text on the last line of the text that ends at `foot`. */
export function placeAfter(
  page: Canvas['page'],
  text: SetText,
  next: SetText,
  { left, foot }: { left: number; foot: number },
): void {
  const x = left + (text.lines.at(-1)?.width ?? 0) + text.size * SENTENCE_GAP;
  page.place(next, x, foot - next.height);
}

/** The disclosure for each category of flyer. Sources: 12 CFR 1026.24, 12 CFR 1014.3. */
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

/** Replacements from the fourth generation on. */
const plainerDisclosures: Partial<typeof categoryDisclosures> = {
  event:
    'For education only. You don’t have to apply for a loan to attend, and this event is not a commitment to lend. All loans are subject to credit and property approval.',
};

/** Returns a flyer's legal text: licenses, NMLS numbers and the disclaimer of its category. */
export function legalText({ input }: Pick<Canvas, 'input'>): string {
  const { officer } = input;
  const sentences = [
    'Equal Housing Opportunity',
    ...licenseSentences(input),
    `${officer.name}, NMLS # ${officer.nmls}`.replace(/\.$/, ''),
    'www.nmlsconsumeraccess.org',
  ];
  const text = `${sentences.join('. ')}. ${categoryDisclosure(input)}${partnersSentence(input)}`;
  return designFeatures(input).hasShortLegalText ? keepLicenseNumbersTogether(text) : text;
}

/** Keeps a license or NMLS number on the same line as its label. */
export const keepLicenseNumbersTogether = (text: string): string =>
  text.replace(/\bNMLS # (?=\d)/g, 'NMLS\u00a0#\u00a0').replace(/\blicense (?=\d)/g, 'license\u00a0');

/** Replacements from the sixth generation on. */
const currentDisclosures: Partial<typeof categoryDisclosures> = {
  rate_sheet:
    'Rates and annual percentage rates (APR) are samples as of the date shown, can change at any time and are not locked. Your rate depends on credit, property, loan amount, down payment and points. This is an advertisement, not a commitment to lend.',
};

const categoryDisclosure = (input: Canvas['input']): string =>
  (designFeatures(input).hasShortLegalText && currentDisclosures[input.category]) ||
  (designFeatures(input).hasPlainEventTerms && plainerDisclosures[input.category]) ||
  categoryDisclosures[input.category];

/** Returns the general text that a template's disclosure doesn't have to repeat, from the sixth generation on. */
export const toGeneral = (input: Canvas['input']): string =>
  designFeatures(input).hasShortLegalText ? categoryDisclosure(input) : '';

/** Returns the company's license lines and the branch's license, without their final periods. */
export const licenseSentences = ({ company, branch }: Canvas['input']): string[] =>
  [
    ...company.licenseLines,
    ...(branch?.licenseNumber ? [`${branch.name} branch, license ${branch.licenseNumber}`] : []),
  ].map((sentence) => sentence.replace(/\.$/, ''));

/**
 * Returns the sentence stating that the two firms on the page are separate and that neither is required: paying for referrals is illegal
 * (RESPA section 8, 12 CFR 1024.14), and requiring a firm would call for an affiliated business disclosure (12 CFR 1024.15).
 */
export const partnersSentence = ({ company, realtor }: Canvas['input']): string =>
  realtor
    ? ` ${company.name} and ${realtor.brokerage || realtor.name} are not affiliated; you are not required to use one to work with the other.`
    : '';
