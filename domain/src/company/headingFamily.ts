import * as z from 'zod';

/** The type families for a company's headings. All are under the SIL Open Font License 1.1. */
export const HEADING_FAMILIES = ['source-serif', 'lora', 'libre-franklin'] as const;
export type HeadingFamily = (typeof HEADING_FAMILIES)[number];

/** The default family. */
export const DEFAULT_HEADING_FAMILY: HeadingFamily = 'source-serif';

/** Display names of the families. */
export const HEADING_FAMILY_NAMES: Record<HeadingFamily, string> = {
  'source-serif': 'Source Serif',
  lora: 'Lora',
  'libre-franklin': 'Libre Franklin',
};

/** Accepts a listed family. */
export const headingFamilySchema = z.enum(HEADING_FAMILIES, 'Choose one of the fonts');
