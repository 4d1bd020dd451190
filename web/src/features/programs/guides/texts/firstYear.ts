import { calculatorPaths } from '../../../../lib/routes/routePaths.ts';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const firstYear: GuideText = {
  sections: [
    {
      title: 'Know who to pay',
      paragraphs: [
        'Your loan may be sold, and a new company may collect the payments. That company is your servicer. The terms of your loan don’t change when this happens.',
        'Expect two letters, one from the old servicer and one from the new one. Check that they match before you pay. Then change your autopay.',
      ],
    },
    {
      title: 'Why your payment can change',
      paragraphs: [
        'On a fixed rate, the part that pays the loan stays the same. But many payments also fill an escrow account, which pays your property tax and insurance. When those bills go up, so does your payment.',
        'Read the escrow statement that comes each year. In California, expect a supplemental tax bill after you buy. It goes to you, not to your servicer, so set money aside.',
      ],
    },
    {
      title: 'Save where you can',
      paragraphs: ['A few small jobs can pay off in the first months.'],
      points: [
        [
          'Tax breaks for owners:',
          'many states take something off for the home you live in. You often have to file a form.',
        ],
        ['Insurance:', 'get new quotes each year.'],
        [
          'Mortgage insurance:',
          'mark the date when your balance reaches 80% of what the home was worth when you bought it.',
        ],
        ['Junk mail:', 'letters that look official may only want to sell you a copy of your deed.'],
      ],
    },
    {
      title: 'If money gets tight',
      paragraphs: [
        'Call your servicer before you miss a payment. They have to tell you what help there is. A HUD-approved housing counselor will help you for free. Don’t pay anyone who promises to save your home.',
      ],
    },
  ],
  checklist: [
    'Set up autopay, and check the first payment',
    'Keep your closing papers in one safe place',
    'File for your state’s tax break for homeowners',
    'Build a repair fund: 1% of the price a year is a common start',
    'Read your yearly escrow statement',
    'Note the date when you can ask to end mortgage insurance',
    'Change the locks, and test smoke and carbon monoxide alarms',
  ],
  rules: [
    {
      figure: '60 days',
      text: 'after your loan moves to a new servicer, a payment that you sent to the old one on time can’t be treated as late.',
      source: regulation('Regulation X, 12 CFR 1024.33(c)', 1024, 33),
    },
    {
      figure: '80%',
      text: 'of the home’s original value: from there you can ask to end private mortgage insurance. At 78% it ends by itself, if you’re up to date. FHA loans have other rules.',
      source: cfpb(
        'CFPB: When can I remove private mortgage insurance?',
        'when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202',
      ),
    },
    {
      figure: '120 days',
      text: 'behind is when a servicer may start a foreclosure, in most cases. That’s your time to ask for help.',
      source: regulation('Regulation X, 12 CFR 1024.41(f)', 1024, 41),
    },
  ],
  tool: {
    text: 'When rates fall, see if a new loan would pay off.',
    label: 'Check a refinance',
    to: calculatorPaths.refinance,
  },
  sources: [
    regulation('Regulation X, 12 CFR 1024.17: escrow accounts', 1024, 17),
    ['CFPB: Find a housing counselor', 'https://www.consumerfinance.gov/find-a-housing-counselor/'],
    [
      'California State Board of Equalization: Supplemental assessment',
      'https://www.boe.ca.gov/proptaxes/supplasmt.htm',
    ],
  ],
};
