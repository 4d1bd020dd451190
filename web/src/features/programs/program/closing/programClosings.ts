import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import emptyLot from '../../../../illustrations/drawn/emptyLot.svg?no-inline';
import firstKeys from '../../../../illustrations/drawn/firstKeys.svg?no-inline';
import { sitePaths } from '../../../../lib/routes/sitePaths.ts';
import type { EndingPicture } from '../../../../ui/layout/endings/Ending.tsx';
import type { Step } from '../../../../ui/layout/endings/EndingActions.tsx';

/** A title and its sentence. */
export interface ClosingEntry {
  title: string;
  text: string;
}

interface Words {
  title: string;
  lead: string;
}

/**
 * The closing section of a program's page, in the form that fits its borrower's last question. `band`: a sentence and the buttons. `steps`:
 * what we do after someone applies. `list`: what to have ready. `paths`: two next steps. `scene`: a picture.
 */
type ProgramClosing = Words &
  (
    | { form: 'band' }
    | { form: 'steps'; items: readonly ClosingEntry[] }
    | { form: 'list'; name: string; items: readonly ClosingEntry[] }
    | {
        form: 'paths';
        apply: ClosingEntry;
        /** A phone call if `step` is missing. */
        other: ClosingEntry & { step?: Step };
      }
    | { form: 'scene'; picture: EndingPicture }
  );

/** For visitors who have seen all ten programs. */
export const undecidedClosing: ProgramClosing = {
  form: 'band',
  title: 'You don’t have to choose yet',
  lead: 'Tell us what you’re planning. We’ll compare all ten for you and show what each would cost.',
};

export const programClosings: Record<ProgramSlug, ProgramClosing> = {
  conventional: {
    form: 'band',
    title: 'See what you qualify for',
    lead: 'It takes about 10 minutes, and you don’t need your Social Security number. A loan officer then calls to go over your options.',
  },
  fha: {
    form: 'paths',
    title: 'Is your credit ready?',
    lead: 'If FHA isn’t the cheapest way to buy your home, we’ll say so.',
    apply: {
      title: '580 or higher',
      text: 'Tell us what you’ve saved and where your credit stands. A loan officer compares FHA with the other programs.',
    },
    other: {
      title: 'Below 580, or not sure',
      text: 'Call us first. FHA allows 500-579 with 10% down, but many lenders don’t. We’ll look for one that does, or talk about raising your score.',
    },
  },
  va: {
    form: 'steps',
    title: 'Start with your Certificate of Eligibility',
    lead: 'You can apply before you have it.',
    items: [
      {
        title: 'We request your certificate',
        text: 'Tell us about your service, and we’ll ask the VA for it.',
      },
      {
        title: 'We figure your funding fee',
        text: 'It depends on your down payment and whether you’ve used the benefit before.',
      },
      {
        title: 'You compare your options',
        text: 'See the VA loan next to other loans for the same home.',
      },
    ],
  },
  jumbo: {
    form: 'band',
    title: 'Which side of the limit are you on?',
    lead: 'Tell us the price and what you can put down. A loan officer checks your county’s limit and gets back to you.',
  },
  usda: {
    form: 'list',
    title: 'Ask us about an address',
    lead: 'We’ll check the area and the income limit, even before you make an offer.',
    name: 'What to have ready',
    items: [
      { title: 'The address', text: 'Or the town, if you’re still looking.' },
      { title: 'Who will live there', text: 'The limit depends on the size of your household.' },
      { title: 'What everyone earns', text: 'A rough yearly total for all adults is enough.' },
    ],
  },
  construction: {
    form: 'scene',
    picture: { src: emptyLot, width: 520, height: 320, isStanding: true, emptyTop: 64 },
    title: 'Bring your plans, or just the idea',
    lead: 'It’s fine if you don’t have a builder yet. We’ll go over the budget, the draws and your payments during the build.',
  },
  heloc: {
    form: 'paths',
    title: 'What will you use the money for?',
    lead: 'That decides which loan costs you less. We’ll compare both.',
    apply: {
      title: 'Costs that come up over time',
      text: 'For a remodel or tuition, a line lets you borrow as the bills come in.',
    },
    other: {
      title: 'One lump sum with a fixed payment',
      text: 'A cash-out refinance replaces your mortgage with a larger one.',
      step: { label: 'See your refinance options', to: sitePaths.refinance },
    },
  },
  'alternative-lending': {
    form: 'band',
    title: 'Paid in more than one way?',
    lead: 'Answer a few questions, and a loan officer will tell you which income counts and which documents you can use.',
  },
  'down-payment-assistance': {
    form: 'scene',
    picture: { src: firstKeys, width: 400, height: 280, isStanding: true, emptyTop: 72 },
    title: 'See which programs are open where you’re buying',
    lead: 'Tell us the town and your income. We’ll look up the state, county and employer programs that are open.',
  },
  refinance: {
    form: 'band',
    title: 'Compare your loan with a new one',
    lead: 'Have your latest mortgage statement handy. If keeping your loan is the better deal, we’ll tell you.',
  },
};
