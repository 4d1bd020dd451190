import { calculatorPaths, sitePaths } from '../../../../lib/routes/sitePaths.ts';
import { LoanEstimateSketch } from '../figures/LoanEstimateSketch.tsx';
import { PreApprovalLetter } from '../figures/PreApprovalLetter.tsx';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const preApproval: GuideText = {
  sections: [
    {
      title: 'What a pre-approval is, and what it isn’t',
      paragraphs: [
        'A pre-approval letter says that a lender looked at your income, savings and credit, and would likely lend you up to a certain amount. Most sellers want to see one with your offer.',
        'We’re a broker: we send your documents to a lender, and your letter states that lender’s decision.',
        'It isn’t a promise to lend. The lender still has to appraise the home and verify your finances. Lenders use these words differently: a “prequalification” is often based on what you say, without documents. Ask what the lender actually verified.',
      ],
      link: { label: 'Find your price range', to: calculatorPaths.affordability },
      Figure: PreApprovalLetter,
    },
    {
      title: 'What to send us',
      paragraphs: ['Have these ready, and you’ll get your letter sooner.'],
      points: [
        [
          'Pay:',
          'two years of W-2s, and pay stubs from the last 30 days. If you’re self-employed, two years of tax returns.',
        ],
        ['Savings:', 'two months of statements, all pages, for each account you’ll use.'],
        [
          'Debts:',
          'balances and payments on cards, car loans and student loans, plus any child support or alimony you pay.',
        ],
        ['ID:', 'a driver’s license or passport.'],
      ],
    },
    {
      title: 'Compare offers within 45 days',
      paragraphs: [
        'We can compare lenders for you. You’re still free to get offers from other lenders. If you do, ask for the same loan with the same down payment, and compare offers made on the same day.',
        'A lender’s credit check is a hard inquiry, and it can lower your score a little.',
      ],
      link: { label: 'Find a loan officer', to: sitePaths.branches },
      rights: [
        {
          right: 'Many lenders, one inquiry',
          isNote: true,
          text: 'All credit checks by mortgage lenders within 45 days count as one on your report. Five lenders count the same as one.',
          source: cfpb(
            'CFPB: What happens when a mortgage lender checks my credit?',
            'what-exactly-happens-when-a-mortgage-lender-checks-my-credit-en-2005',
          ),
        },
      ],
    },
    {
      title: 'Read the Loan Estimate',
      paragraphs: [
        'Once you have a home in mind, you can get a Loan Estimate: three pages with the rate, the payment and the costs. Every lender uses the same form, so put two side by side.',
        'A Loan Estimate isn’t an approval, and it doesn’t tie you to that lender. The loan moves ahead only when you say so.',
      ],
      Figure: LoanEstimateSketch,
      rights: [
        {
          right: 'A Loan Estimate in 3 business days',
          text: 'The lender or broker has to send your Loan Estimate within 3 business days after you apply. You’ve applied once you give your name, income, Social Security number, the home’s address and estimated value, and the loan amount you want.',
          source: regulation('Regulation Z, 12 CFR 1026.19(e)', 1026, 19),
        },
        {
          right: 'Only a credit report fee up front',
          text: 'Before you get the Loan Estimate and say you want to move ahead, no one may charge you more than a reasonable fee for your credit report.',
          source: regulation('Regulation Z, 12 CFR 1026.19(e)(2)', 1026, 19),
        },
      ],
    },
  ],
  checklist: [
    'Send pay stubs, W-2s or tax returns',
    'Send two months of bank statements, all pages',
    'Explain large deposits that aren’t from your paycheck',
    'Compare offers in the same few weeks',
    'Ask how long your letter is good for',
    'Ask what could change your rate before you lock it',
    'Don’t change jobs, move money or open new cards',
  ],
  sources: [
    regulation('Regulation Z, 12 CFR 1026.2(a)(3): what counts as an application', 1026, 2),
    cfpb(
      'CFPB: What’s the difference between a prequalification letter and a preapproval letter?',
      'whats-the-difference-between-a-prequalification-letter-and-a-preapproval-letter-en-127',
    ),
    ['CFPB: Loan Estimate explainer', 'https://www.consumerfinance.gov/owning-a-home/loan-estimate/'],
  ],
};
