import { calculatorPaths } from '../../../../lib/routes/routePaths.ts';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const firstYear: GuideText = {
  sections: [
    {
      title: 'Know who to pay',
      paragraphs: [
        'The company that collects your payments is your servicer. Your loan may be sold, or a new servicer may take over. The terms of your loan don’t change when that happens.',
        'Expect a letter from the old servicer and one from the new one, or one letter from both. Check that the details match before you pay. Then update your autopay.',
      ],
    },
    {
      title: 'Why your payment can change',
      paragraphs: [
        'With a fixed rate, your principal and interest stay the same. But most payments also include money for an escrow account, which pays your property tax and insurance. When those bills go up, so does your payment.',
        'Read the escrow statement you get each year. In California, expect a supplemental tax bill after you buy. It goes to you, not to your servicer, so set money aside.',
      ],
    },
    {
      title: 'Save where you can',
      paragraphs: ['A few small tasks can pay off in the first months.'],
      points: [
        [
          'Homeowner tax breaks:',
          'many states lower the property tax on your main home. You often have to file a form.',
        ],
        ['Insurance:', 'compare quotes each year.'],
        [
          'Mortgage insurance:',
          'mark the date when your balance reaches 80% of the home’s original value. That’s the price you paid or the appraised value, whichever is lower.',
        ],
        ['Junk mail:', 'some official-looking letters only want to sell you a copy of your own deed.'],
      ],
    },
    {
      title: 'If money gets tight',
      paragraphs: [
        'Call your servicer before you miss a payment. Most servicers have to tell you about your options. A HUD-approved housing counselor can help you avoid foreclosure at no cost. Don’t pay anyone who promises to save your home.',
      ],
    },
  ],
  checklist: [
    'Set up autopay, and check the first payment',
    'Keep your closing documents in one safe place',
    'File for your state’s tax break for homeowners',
    'Build a repair fund: 1% of the home’s price a year is a common rule of thumb',
    'Read your yearly escrow statement',
    'Note the date when you can ask to cancel mortgage insurance',
    'Change the locks, and test smoke and carbon monoxide alarms',
  ],
  rules: [
    {
      figure: '60 days',
      text: 'For 60 days after your loan moves to a new servicer, a payment you sent to the old one on time can’t be treated as late.',
      source: regulation('Regulation X, 12 CFR 1024.33(c)', 1024, 33),
    },
    {
      figure: '80%',
      text: 'Once your balance is down to 80% of the home’s original value, you can ask in writing to cancel private mortgage insurance (PMI). You need a good payment history, and the lender may check the home’s value. PMI ends on its own when your balance is scheduled to reach 78%, if your payments are current. FHA and USDA loans have other rules.',
      source: cfpb(
        'CFPB: When can I remove private mortgage insurance?',
        'when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202',
      ),
    },
    {
      figure: '120 days',
      text: 'In most cases, a servicer can’t start foreclosure until you’re more than 120 days behind. Use that time to ask for help.',
      source: regulation('Regulation X, 12 CFR 1024.41(f)', 1024, 41),
    },
  ],
  tool: {
    text: 'If rates fall, see whether refinancing makes sense.',
    label: 'See your refinance options',
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
