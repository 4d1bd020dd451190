import { guidePaths } from '../../../lib/routes/sitePaths.ts';

/** The stages of a purchase in order, each with its guide. Readers of the later guides have already applied. */
export const guideStages = [
  {
    path: guidePaths.gettingReady,
    name: 'Get ready',
    heading: 'Get your money ready to buy',
    lead: 'Find out what you can afford, what cash it takes, and what your credit reports say. You’ll shop with a number you trust.',
    when: '3 to 6 months out',
    minutes: 4,
    isAfterApplying: false,
  },
  {
    path: guidePaths.preApproval,
    name: 'Pre-approval',
    heading: 'Get pre-approved before you tour homes',
    lead: 'A pre-approval tells you, your agent and the seller how much a lender would likely lend you. It takes a few documents.',
    when: '1 to 3 months out',
    minutes: 4,
    isAfterApplying: false,
  },
  {
    path: guidePaths.offer,
    name: 'Make an offer',
    heading: 'Make an offer you can live with',
    lead: 'A good offer is more than a price. It also protects you if something goes wrong.',
    when: 'Once you find a home',
    minutes: 5,
    isAfterApplying: false,
  },
  {
    path: guidePaths.underwriting,
    name: 'Appraisal and underwriting',
    heading: 'Get through appraisal and underwriting',
    lead: 'The lender confirms the home’s value and your finances. You can help by answering quickly and keeping your finances steady.',
    when: 'The next 2 to 5 weeks',
    minutes: 4,
    isAfterApplying: true,
  },
  {
    path: guidePaths.closing,
    name: 'Close',
    heading: 'Close on your home without surprises',
    lead: 'You’ll see the final numbers at least 3 business days before you sign. Read them, watch out for wire fraud, and walk through the home once more.',
    when: 'The last week',
    minutes: 5,
    isAfterApplying: true,
  },
  {
    path: guidePaths.firstYear,
    name: 'Your first year',
    heading: 'Your first year in the home',
    lead: 'Know who to pay, what can change your payment, and what to do if money gets tight.',
    when: 'After you move in',
    minutes: 4,
    isAfterApplying: true,
  },
] as const;
