import { calculatorPaths } from '../../../../lib/routes/sitePaths.ts';
import { ConditionsList } from '../figures/ConditionsList.tsx';
import { FeeLimits } from '../figures/FeeLimits.tsx';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const underwriting: GuideText = {
  sections: [
    {
      title: 'Your file goes to the lender',
      paragraphs: [
        'You tell us you want to move ahead, and we send your file to the lender. The lender orders the appraisal. A title company looks for liens, which are debts tied to the home. This all happens at the same time.',
        'Now is also the time to talk about a rate lock. A lock holds your rate for a set time, often 30 to 60 days. Ask what it costs, and what happens if closing is late.',
      ],
      link: { label: 'Estimate your closing costs', to: calculatorPaths.closingCosts },
      Figure: FeeLimits,
      isFigureBeside: true,
    },
    {
      title: 'The appraisal',
      paragraphs: [
        'An independent appraiser estimates what the home is worth. The lender bases your loan on that value or the price, whichever is lower.',
      ],
      points: [
        ['It comes in at the price or above:', 'you move ahead as planned.'],
        [
          'It comes in low:',
          'ask the seller to lower the price, split the difference, make up the gap yourself, or cancel.',
        ],
        [
          'It looks wrong:',
          'tell us what was missed. You can ask the lender for a reconsideration of value.',
        ],
      ],
      table: {
        caption: 'A $500,000 home with 10% down appraises at $480,000',
        headers: ['What you can do', 'Price', 'Loan', 'You put down'],
        rows: [
          ['Seller lowers the price', '$480,000', '$432,000', '$48,000'],
          ['You and the seller split it', '$490,000', '$432,000', '$58,000'],
          ['You pay the difference', '$500,000', '$432,000', '$68,000'],
        ],
        note: 'The loan is 90% of the lower of price and value. Or use your appraisal contingency: cancel, and get your deposit back.',
      },
      rights: [
        {
          right: 'A free copy of your appraisal',
          text: 'You get a copy of the appraisal promptly once it’s done, and at least 3 business days before closing, unless you agree to get it later. You don’t have to ask. You may still pay for the appraisal itself.',
          source: regulation('Regulation B, 12 CFR 1002.14', 1002, 14),
        },
      ],
    },
    {
      title: 'Underwriting',
      paragraphs: [
        'An underwriter reviews your pay, your savings, your debts and the home. By law, a lender has to make sure you can repay the loan, so questions are normal. “Conditional approval” means the lender plans to approve your loan once you meet the conditions on its list.',
        'Answer within a day if you can. Send complete documents with every page, even the blank ones.',
      ],
      Figure: ConditionsList,
      rights: [
        {
          right: 'An answer in 30 days',
          text: 'The lender has to tell you its decision within 30 days of your complete application. If it says no, you have a right to the specific reasons.',
          source: regulation('Regulation B, 12 CFR 1002.9', 1002, 9),
        },
      ],
    },
    {
      title: 'Keep your finances steady until you have the keys',
      paragraphs: [
        'Lenders usually check your credit and your job again right before closing. What changed can stop a loan that was already approved. If something has to change, call us first.',
      ],
      points: [
        ['A new car loan', 'adds a monthly payment.'],
        ['A new credit card', 'can lower your score.'],
        ['A new job', 'has to be checked again.'],
      ],
    },
  ],
  checklist: [
    'Tell us you want to move ahead with the loan',
    'Pay for the appraisal',
    'Decide when to lock your rate, and get the lock in writing',
    'Buy homeowner’s insurance and send us the policy',
    'Answer the underwriter’s questions within a day',
    'Read your copy of the appraisal',
    'Don’t open accounts, move money or change jobs',
  ],
  sources: [
    regulation('Regulation Z, 12 CFR 1026.19(e)(3): which fees can rise', 1026, 19),
    regulation('Regulation Z, 12 CFR 1026.43: ability to repay', 1026, 43),
    cfpb('CFPB: What’s a lock-in or a rate lock?', 'whats-a-lock-in-or-a-rate-lock-en-143'),
  ],
};
