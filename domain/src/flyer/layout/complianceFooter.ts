import { equalHousingMark } from './brandMark.ts';
import type { Canvas } from './canvas.ts';
import { categoryDisclosures } from './categoryDisclosures.ts';
import { toTextContent } from './page.ts';
import { palette } from './palette.ts';
import { type } from './typeStyles.ts';

const LOGO = 25;
const GAP = 12;

/**
 * Company and NMLS ids, license lines, Equal Housing, the category's disclosure and the template's own, at the foot
 * of the page. `layoutFlyer` draws it on every flyer, before any design.
 * @returns its top
 */
export function complianceFooter(canvas: Omit<Canvas, 'bottom'>): number {
  const { page, input, fields, width, height, margin } = canvas;
  const left = margin + LOGO + GAP;
  const measure = width - margin - left;
  const name = page.set(
    toTextContent(`${input.company.name}  |  NMLS # ${input.company.nmls}`, 'company.name'),
    { ...type.legal, face: 'sansBold', size: 8.5, min: 6.5, color: palette.ink },
    measure,
    { lines: 2 },
  );
  const legal = page.set(toTextContent(legalText(canvas), 'company.licenseLines'), type.legal, measure, {
    height: width < 500 ? 78 : 52,
  });
  const own = fields.take('disclosure');
  const disclosure = own && page.set(own.content, type.legal, measure, { height: width < 500 ? 48 : 44 });
  const parts = [name, legal, ...(disclosure ? [disclosure] : [])];
  const total = parts.reduce((sum, part) => sum + part.height, 0) + 2 * (parts.length - 1);
  const top = height - 24 - Math.max(total, LOGO);
  equalHousingMark({ ...canvas, bottom: top }, margin, top, LOGO, palette.ink);
  let y = top;
  for (const part of parts) y = page.place(part, left, y) + 2;
  return top - 8;
}

function legalText({ input }: Pick<Canvas, 'input'>): string {
  const { company, officer, realtor, branch } = input;
  const sentences = [
    'Equal Housing Opportunity',
    ...company.licenseLines,
    ...(branch?.licenseNumber ? [`${branch.name} branch, license ${branch.licenseNumber}`] : []),
    `${officer.name}, NMLS # ${officer.nmls}`,
    'www.nmlsconsumeraccess.org',
  ].map((sentence) => sentence.replace(/\.$/, ''));
  const partners = realtor
    ? ` ${company.name} and ${realtor.brokerage || realtor.name} are not affiliated; you are not required to use one to work with the other.`
    : '';
  return `${sentences.join('. ')}. ${categoryDisclosures[input.category]}${partners}`;
}
