import { type CompanyColors, toCompanyColors } from '@brokerage/domain/company/companyColors';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { toNightSurfaces } from '@brokerage/domain/company/nightSurfaces';

/** The company-dependent colors of a text, as written in the templates and in the favicon. */
const followers = ({ light: { primary, secondary } }: CompanyColors) => [
  primary.main,
  primary.dark,
  secondary.main,
  secondary.light,
  toNightSurfaces(primary.main).page,
];

const house = followers(toCompanyColors(DEFAULT_LOOK));
const ANY = new RegExp(house.join('|'), 'g');

/** Returns a template or a drawing with the default colors replaced by the company's. */
export function applyCompanyColorsToText(text: string, colors: CompanyColors): string {
  const own = followers(colors);
  return text.replaceAll(ANY, (found) => own[house.indexOf(found)] ?? found);
}
