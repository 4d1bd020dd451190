import type { Template } from '../../template/template.ts';

/** What every flyer of a category says about itself. Sources: 12 CFR 1026.24, 12 CFR 1014.3. */
export const categoryDisclosures: Record<Template['category'], string> = {
  flyer:
    'This is an advertisement, not a commitment to lend. All loans are subject to credit and property approval. Programs, rates and terms may change without notice and are not available to everyone or in every state.',
  rate_sheet:
    'Rates and annual percentage rates (APR) are samples of the date shown, may change at any time and are not locked. Your rate depends on credit, property, loan amount, down payment and points. This is an advertisement, not a commitment to lend.',
  letter:
    'This letter is not a commitment to lend or a loan approval. All loans are subject to a full application, credit and property approval.',
  event:
    'For education only. Attending creates no obligation, and nothing said there is a commitment to lend. All loans are subject to credit and property approval.',
  other:
    'This is not an offer or a commitment to lend. All loans are subject to credit and property approval.',
};
