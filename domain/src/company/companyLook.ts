import * as z from 'zod';
import { contrastRatio } from '../signature/contrastRatio.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: 'Use # and six digits 0-9, a-f, such as #1a5fb4',
  // Nothing is measured of what is no color.
  abort: true,
});

/** The two colors of a company, as they are stored: #rrggbb in small letters. */
export const companyLookSchema = z.strictObject({
  /** Of buttons, links, headings on flyers and bands with white text on them. */
  primary: colorSchema,
  /** Of what stands out on the primary color, and of fills with dark text on them. */
  accent: colorSchema,
});
export type CompanyLook = z.output<typeof companyLookSchema>;

/** Evergreen and gold: what companies have that chose no colors. */
export const DEFAULT_LOOK: CompanyLook = { primary: '#1e4034', accent: '#ddb765' };

/** The grounds and the ink that don't change with a company. */
export const NEUTRALS = { white: '#fffdf9', page: '#f8f4ec', ink: '#1c1f1b' } as const;

/** What text needs by WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Rounded down, so that no refused color is said to have what it needs. */
const formatRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

interface Pair {
  field: keyof CompanyLook;
  colors: (look: CompanyLook) => readonly [string, string];
  /** Begins the message. */
  about: string;
  advice: string;
}

const PAIRS: readonly Pair[] = [
  {
    field: 'primary',
    colors: ({ primary }) => [NEUTRALS.white, primary],
    about: 'White text on this color',
    advice: 'choose a darker one',
  },
  {
    field: 'primary',
    colors: ({ primary }) => [primary, NEUTRALS.page],
    about: 'Text in this color on a page',
    advice: 'choose a darker one',
  },
  {
    field: 'accent',
    colors: ({ accent }) => [NEUTRALS.ink, accent],
    about: 'Dark text on this color',
    advice: 'choose a lighter one',
  },
  {
    field: 'accent',
    colors: ({ accent, primary }) => [accent, primary],
    about: 'This color on your primary color',
    advice: 'choose a lighter one, or a darker primary color',
  },
];

/** The colors as a company may set them: refused where text in or on them would be hard to read. */
export const readableLookSchema = companyLookSchema.superRefine((look, context) => {
  for (const { field, colors, about, advice } of PAIRS) {
    const ratio = contrastRatio(...colors(look));
    if (ratio >= TEXT_CONTRAST) continue;
    const message = `${about} has a contrast of ${formatRatio(ratio)}; ${advice} (${TEXT_CONTRAST}:1 or more).`;
    context.addIssue({ code: 'custom', path: [field], message });
  }
});

/** Whether these are the colors of companies that chose none. */
export const isDefaultLook = ({ primary, accent }: CompanyLook): boolean =>
  primary === DEFAULT_LOOK.primary && accent === DEFAULT_LOOK.accent;
