import type { Step } from '@brokerage/domain/preapproval/steps';
import type { FormValues } from './draft/formValues.ts';

const PROPERTY = {
  Purchase: 'Haven’t found a home yet? Tell us where you’re looking and about what you’d spend.',
  Refinance: 'Tell us about the home you’d like to refinance.',
  'HELOC/Other': 'Tell us about the home the loan is for.',
};

const DETAILS = {
  Purchase: 'Estimates are fine. You can adjust them with your loan officer.',
  Refinance: 'Everything on this step is optional. You’ll find most of it on your latest mortgage statement.',
  // The step says itself that there is nothing to fill in.
  'HELOC/Other': undefined,
};

/** Returns what a loan officer would say before the questions of a step; undefined where nothing needs saying. */
export function stepLead({ id }: Step, purpose: FormValues['purpose']): string | undefined {
  switch (id) {
    case 'contact':
      return 'Seven short steps, about 10 minutes. This is an estimate, not a commitment to lend. We never ask for your Social Security number here. Fields marked * are required.';
    case 'goal':
      return 'Your loan purpose decides which questions come next.';
    case 'property':
      return purpose && PROPERTY[purpose];
    case 'details':
      return purpose && DETAILS[purpose];
    case 'borrower':
      return 'This helps us find programs that may fit. It doesn’t affect your credit score.';
    case 'qualifying':
      return 'Optional. Press Next to skip, and go over it with your loan officer.';
    default:
      return 'Choose who gets your application, check your answers and submit.';
  }
}
