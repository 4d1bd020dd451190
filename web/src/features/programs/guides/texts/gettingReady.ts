import { calculatorPaths } from '../../../../lib/routes/sitePaths.ts';
import { CashStack } from '../figures/CashStack.tsx';
import { DebtShare } from '../figures/DebtShare.tsx';
import { cfpb, type GuideText } from '../guideText.ts';

export const gettingReady: GuideText = {
  sections: [
    {
      title: 'Start with the payment, not the price',
      paragraphs: [
        'Pick a monthly payment that leaves room for savings and fun. Then work backward to a price. Your payment covers more than the loan: add property tax, homeowner’s insurance and any HOA dues.',
        'Lenders look at your debt-to-income ratio, or DTI. That’s your monthly debt payments divided by your monthly pay before taxes. If you earn $8,000 and your debts including the new payment come to $3,200, your DTI is 40%.',
      ],
      Figure: DebtShare,
      isFigureBeside: true,
    },
    {
      title: 'Read your credit reports',
      paragraphs: [
        'Get all three reports for free at AnnualCreditReport.com. Checking your own reports never lowers your score. Look for on-time payments marked late, and accounts that aren’t yours.',
        'Found a mistake? Dispute it with the credit bureau and with the company that reported it. Do it now. A fix can take weeks to show up.',
      ],
      points: [
        ['Pay on time.', 'Late payments hurt most. Set up autopay for at least the minimum.'],
        ['Pay cards down.', 'Balances below about 30% of your limits help your score; lower is better.'],
        ['Don’t open new accounts.', 'Each new account can lower your score for a while.'],
      ],
      rights: [
        {
          right: 'Free credit reports',
          text: 'Federal law gives you a free report from each of the three bureaus every 12 months. The bureaus now offer one each week.',
          source: ['FTC: Free credit reports', 'https://consumer.ftc.gov/articles/free-credit-reports'],
        },
        {
          right: 'Disputes checked in 30 days',
          text: 'A credit bureau usually has 30 days to investigate your dispute. Then it has five business days to tell you the results. Some cases can take 45 days.',
          source: cfpb(
            'CFPB: How do I dispute an error on my credit report?',
            'how-do-i-dispute-an-error-on-my-credit-report-en-314',
          ),
        },
      ],
    },
    {
      title: 'Count all the cash you’ll need',
      paragraphs: [
        'The down payment is only one part. You’ll also need money for closing costs, the inspection, moving, and a cushion for repairs. Keep the money in one place, and keep your statements: the lender will ask where it came from.',
        'Is family helping? Ask us about a gift letter before they send anything. The letter says the money is a gift, not a loan.',
      ],
      Figure: CashStack,
      link: { label: 'Estimate your closing costs', to: calculatorPaths.closingCosts },
    },
    {
      title: 'Look for down payment assistance',
      paragraphs: ['A program may cover part of your down payment or closing costs.'],
      points: [
        ['Who offers it:', 'states, counties, cities and some employers.'],
        ['What they ask:', 'most have income limits, and some require a homebuyer class first.'],
        ['Who can help:', 'a HUD-approved housing counselor can tell you what’s available near you.'],
      ],
      link: { label: 'How down payment assistance works', to: '/loans/down-payment-assistance' },
    },
  ],
  checklist: [
    'Choose a monthly payment you’re comfortable with',
    'Get your three credit reports and dispute any mistakes',
    'List every debt with its monthly payment',
    'Add up savings for down payment, closing costs and a cushion',
    'Ask about down payment assistance',
    'Save two months of bank statements',
    'Save your last two years of W-2s or tax returns',
  ],
  sources: [
    cfpb('CFPB: What is a debt-to-income ratio?', 'what-is-a-debt-to-income-ratio-en-1791'),
    ['CFPB: Find a housing counselor', 'https://www.consumerfinance.gov/find-a-housing-counselor/'],
  ],
};
