import * as z from 'zod';
import { stateCodesSchema } from '../directory/stateCodesSchema.ts';
import { blankableLine, requiredLine } from '../text/lines.ts';

const BRAND_LIMITS = { short_name: 60, website: 200, address: 200, value: 12, label: 40 } as const;

/** How many figures fit on the home page. */
export const MAX_FIGURES = 4;

const EARLIEST_YEAR = 1800;
const ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Checks an origin. Not every number or code that looks like a host is one. */
function isOrigin(text: string): boolean {
  try {
    return ORIGIN.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** A figure that a company shows off, such as `10,000+` and `families helped`. */
const figureSchema = z.strictObject({
  value: requiredLine(BRAND_LIMITS.value, 'Figure'),
  label: requiredLine(BRAND_LIMITS.label, 'Description'),
});

const statisticsSchema = z
  .strictObject({
    figures: z.array(figureSchema).max(MAX_FIGURES, `No more than ${MAX_FIGURES} figures`),
    /** The day on which the figures were last verified: 2026-10-31. Blank if there are none. */
    as_of: z.union([z.literal(''), z.iso.date('Choose a date')]),
  })
  .refine(({ figures, as_of }) => figures.length === 0 || as_of !== '', {
    path: ['as_of'],
    message: 'Enter the date you last checked these figures',
  });

/** What the public site says about a company besides its name, contact details and licenses. A blank field is left out. */
export const companyBrandSchema = z.strictObject({
  /** The company's everyday name, such as `Larkfield`. Blank: the full name. */
  short_name: blankableLine(BRAND_LIMITS.short_name, 'Short name'),
  /** Origin of the website. Blank: the deployment's address. */
  website: blankableLine(BRAND_LIMITS.website, 'Website')
    .overwrite((text) => text.toLowerCase().replace(/\/$/, ''))
    .refine(
      (text) => text === '' || isOrigin(text),
      'Enter the address without a path, such as https://www.example.com',
    ),
  /** Address of the head office, in one line. */
  address: blankableLine(BRAND_LIMITS.address, 'Address'),
  /** The year in which the company began. */
  founded: z
    .int('Enter a year, such as 1992')
    .min(EARLIEST_YEAR, 'Enter a year, such as 1992')
    .refine((year) => year <= new Date().getFullYear(), 'Enter a year that isn’t in the future')
    .nullable(),
  /** Two-letter codes of the states with branches. */
  states: stateCodesSchema,
  statistics: statisticsSchema,
});
export type CompanyBrand = z.output<typeof companyBrandSchema>;

/** Initial value for a new company. */
export const DEFAULT_BRAND: CompanyBrand = {
  short_name: '',
  website: '',
  address: '',
  founded: null,
  states: [],
  statistics: { figures: [], as_of: '' },
};
