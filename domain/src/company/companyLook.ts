import * as z from 'zod';
import { headingFamilySchema } from './headingFamily.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: 'Use # and six digits 0-9, a-f, such as #1a5fb4',
  // Skips the contrast check for a text that isn't a color.
  abort: true,
});

/** The two colors of a company (#rrggbb in lowercase) and the type family of its headings, as stored. */
export const companyLookSchema = z.strictObject({
  /** Color of buttons, links, headings on flyers and bands with white text on them. */
  primary: colorSchema,
  /** Color of accents on the primary color, and of fills with dark text on them. */
  accent: colorSchema,
  /** Absent in older records and snapshots, and for companies that haven't chosen one: the default family. */
  family: headingFamilySchema.exactOptional(),
});
export type CompanyLook = z.output<typeof companyLookSchema>;

/** Evergreen and gold, the default colors. */
export const DEFAULT_LOOK: CompanyLook = { primary: '#1e4034', accent: '#ddb765' };

/** Returns whether the colors are the default ones. */
export const isDefaultLook = ({ primary, accent }: Pick<CompanyLook, 'primary' | 'accent'>): boolean =>
  primary === DEFAULT_LOOK.primary && accent === DEFAULT_LOOK.accent;
