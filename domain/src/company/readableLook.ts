import { contrastRatio } from '../color/contrastRatio.ts';
import { type CompanyLook, companyLookSchema } from './companyLook.ts';

/** The grounds and the ink that don't change with a company. */
export const NEUTRALS = { white: '#fffdf9', page: '#f8f4ec', ink: '#1c1f1b' } as const;

/** What text needs by WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Rounded down, so that no refused color is said to have what it needs. */
const formatRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

interface Pair {
  field: 'primary' | 'accent';
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
  const told = new Set<string>();
  for (const { field, colors, about, advice } of PAIRS) {
    const ratio = contrastRatio(...colors(look));
    if (ratio >= TEXT_CONTRAST || told.has(field)) continue;
    // One message is enough for a field.
    told.add(field);
    const message = `${about} has a contrast of ${formatRatio(ratio)}; ${advice} (${TEXT_CONTRAST}:1 or more).`;
    context.addIssue({ code: 'custom', path: [field], message });
  }
});
