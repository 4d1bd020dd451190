import { LINKED_NUMBERS_ATTRIBUTE } from '../../../hydration/linkedNumbersAttribute.ts';

/** Class name of an element with numbers from the fields. */
export const NUMBERS = 'calculator-numbers';
/** Class name of the verdict, whose background stays. */
export const VERDICT = 'calculator-verdict';

/** Leaves the boxes and labels as placeholders, so that nothing moves when a link's numbers replace the example's. */
export const placeholders = {
  [`[${LINKED_NUMBERS_ATTRIBUTE}] &`]: {
    [`& .${NUMBERS}, & [role="group"], & .MuiFormHelperText-root, & summary`]: { visibility: 'hidden' },
    [`& .MuiInputBase-input, & .${VERDICT}, & .${VERDICT} *`]: { color: 'transparent' },
  },
} as const;
