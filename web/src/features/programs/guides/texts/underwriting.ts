import { calculatorPaths } from '../../../../lib/routes/routePaths.ts';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const underwriting: GuideText = {
  sections: [
    {
      title: 'What happens first',
      paragraphs: [
        'You tell us that you want to go on, and we send your file to the lender. The lender orders the appraisal. A title company looks for liens, which are debts tied to the home. All of this runs at the same time.',
        'Now is also the time to talk about a rate lock. A lock holds your rate for a set time, often 30 to 60 days. Ask what it costs, and what happens if closing is late.',
      ],
    },
    {
      title: 'The appraisal',
      paragraphs: [
        'An appraiser who works for neither you nor the seller says what the home is worth. The lender lends on that value or the price, whichever is lower.',
      ],
      points: [
        ['It comes in at the price:', 'you go on as planned.'],
        ['It comes in low:', 'ask the seller to lower the price, pay the gap, or use your contingency.'],
        ['It looks wrong:', 'tell us what was missed. You can ask the lender to look again.'],
      ],
    },
    {
      title: 'Underwriting: the lender checks you',
      paragraphs: [
        'An underwriter goes through your pay, your savings, your debts and the home. By law, a lender has to make sure that you can repay the loan. So expect questions. “Conditional approval” means yes, once you send the things on the list.',
        'Answer within a day if you can. Send whole documents, with every page, even the blank ones.',
      ],
    },
    {
      title: 'Change nothing until you have the keys',
      paragraphs: [
        'The lender checks your credit and your job again right before closing. A new car loan, a new card or a new job can stop a loan that was already approved. If something has to change, call us first.',
      ],
    },
  ],
  checklist: [
    'Tell us you want to go on with the loan',
    'Pay for the appraisal',
    'Decide when to lock your rate, and get the lock in writing',
    'Buy home insurance and send us the policy',
    'Answer the underwriter’s questions within a day',
    'Read your copy of the appraisal',
    'Don’t open accounts, move money or change jobs',
  ],
  rules: [
    {
      figure: 'Your copy',
      text: 'of the appraisal comes to you as soon as it’s done, and at least three business days before closing, whether you ask or not.',
      source: regulation('Regulation B, 12 CFR 1002.14', 1002, 14),
    },
    {
      figure: '10%',
      text: 'is the most that some fees, added together, can rise above your Loan Estimate. The lender’s and broker’s own fees can’t rise at all, unless something changes that the rule allows.',
      source: regulation('Regulation Z, 12 CFR 1026.19(e)(3)', 1026, 19),
    },
    {
      figure: '30 days',
      text: 'after a complete application, the lender has to tell you its decision. If it says no, you can learn the real reasons.',
      source: regulation('Regulation B, 12 CFR 1002.9', 1002, 9),
    },
  ],
  tool: {
    text: 'See each closing cost, in the groups of a Loan Estimate.',
    label: 'Estimate your closing costs',
    to: calculatorPaths.closingCosts,
  },
  sources: [
    regulation('Regulation Z, 12 CFR 1026.43: ability to repay', 1026, 43),
    cfpb('CFPB: What’s a lock-in or a rate lock?', 'whats-a-lock-in-or-a-rate-lock-en-143'),
  ],
};
