import * as z from 'zod';

/** The type families that a company can have its headings in. All are under the SIL Open Font License 1.1. */
export const HEADING_FAMILIES = ['source-serif', 'lora', 'libre-franklin'] as const;
export type HeadingFamily = (typeof HEADING_FAMILIES)[number];

/** The family of companies that chose none. */
export const DEFAULT_HEADING_FAMILY: HeadingFamily = 'source-serif';

/** The families' names, as people know them. */
export const HEADING_FAMILY_NAMES: Record<HeadingFamily, string> = {
  'source-serif': 'Source Serif',
  lora: 'Lora',
  'libre-franklin': 'Libre Franklin',
};

/** Accepts a family of the list. */
export const headingFamilySchema = z.enum(HEADING_FAMILIES, 'Choose one of the fonts');
