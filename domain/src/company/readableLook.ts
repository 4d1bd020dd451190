import { contrastRatio } from '../color/contrastRatio.ts';
import { type CompanyLook, companyLookSchema } from './companyLook.ts';

/** The backgrounds and the ink that don't change with a company. */
export const NEUTRALS = { white: '#fffdf9', page: '#f8f4ec', ink: '#1c1f1b' } as const;

/** Minimum text contrast by WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

interface Pair {
  field: 'primary' | 'accent';
  colors: (look: CompanyLook) => readonly [string, string];
  message: string;
}

const PAIRS: readonly Pair[] = [
  {
    field: 'primary',
    colors: ({ primary }) => [NEUTRALS.white, primary],
    message: 'Too light for white text. Choose a darker color.',
  },
  {
    field: 'primary',
    colors: ({ primary }) => [primary, NEUTRALS.page],
    message: 'Too light for text on a page. Choose a darker color.',
  },
  {
    field: 'accent',
    colors: ({ accent }) => [NEUTRALS.ink, accent],
    message: 'Too dark for dark text. Choose a lighter color.',
  },
  {
    field: 'accent',
    colors: ({ accent, primary }) => [accent, primary],
    message: 'Too close to your primary color. Choose a lighter color, or a darker primary color.',
  },
];

/** The colors that a company may choose: rejected if text in or on them would be hard to read. */
export const readableLookSchema = companyLookSchema.superRefine((look, context) => {
  const reported = new Set<string>();
  for (const { field, colors, message } of PAIRS) {
    if (contrastRatio(...colors(look)) >= TEXT_CONTRAST || reported.has(field)) continue;
    // One message per field is enough.
    reported.add(field);
    context.addIssue({ code: 'custom', path: [field], message });
  }
});
