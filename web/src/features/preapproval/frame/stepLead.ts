import type { Step } from '@brokerage/domain/preapproval/form/steps';
import type { FormValues } from '../draft/formValues.ts';

const PROPERTY = {
  Purchase: 'Haven’t found a home yet? Tell us where you’re looking and roughly what you’d spend.',
  Refinance: 'Tell us about the home you’d like to refinance.',
  'HELOC/Other': 'Tell us about the home the loan is for.',
};

const DETAILS = {
  Purchase: 'Estimates are fine. You can adjust them with your loan officer.',
  Refinance: 'Everything on this step is optional. You’ll find most of it on your latest mortgage statement.',
  'HELOC/Other': 'There’s nothing to fill in on this step. Press Next to continue.',
};

/**
 * Returns what a loan officer would say before the questions of a step; undefined where nothing needs saying. `isNamed`: it is known
 * which officer gets the application.
 */
export function stepLead({ id }: Step, purpose: FormValues['purpose'], isNamed: boolean): string | undefined {
  switch (id) {
    case 'contact':
      return 'Seven short steps, about 10 minutes. We start with how to reach you, so a loan officer can reply. Any estimate you get isn’t a commitment to lend, and we never ask for your Social Security number here.';
    case 'goal':
      return 'Tell us what the loan is for. The next questions depend on it.';
    case 'property':
      return purpose && PROPERTY[purpose];
    case 'details':
      return purpose && DETAILS[purpose];
    case 'borrower':
      return 'This helps us find programs that may fit. It doesn’t affect your credit score.';
    case 'qualifying':
      return 'Everything on this step is optional. You can skip it and go over it with your loan officer.';
    default:
      return isNamed
        ? 'Check your answers, then submit your application.'
        : 'Tell us if you have a loan officer, check your answers and submit.';
  }
}
