import { calculatorPaths } from '../../../lib/routes/sitePaths.ts';
import { regulation } from '../guides/guideText.ts';
import type { Method } from './CalculatorFrame.tsx';

type CalculatorPath = (typeof calculatorPaths)[keyof typeof calculatorPaths];

interface CalculatorText {
  /** The browser tab's title. */
  name: string;
  description: string;
  heading: string;
  lead: string;
  method: Method;
  faqTitle: string;
  faq: readonly (readonly [question: string, answer: string])[];
  closing: string;
  /** One or two sentences below the closing title. */
  closingLead: string;
}

/** Each calculator page's copy. */
export const calculatorTexts: Record<CalculatorPath, CalculatorText> = {
  [calculatorPaths.affordability]: {
    name: 'Affordability calculator',
    description:
      'How much house can you afford? Start with your income, debts and savings, and change every assumption.',
    heading: 'How much house can you afford?',
    lead: 'See a comfortable price, and the most a lender might allow.',
    method: {
      sentences: [
        'The comfortable price keeps housing within 28% of your income and all your debts within 43%. That’s your debt-to-income ratio (DTI). You can change both.',
        'A lender may go up to 43% for all debts, however much of it is housing. Some go higher, and some stop sooner.',
        'Housing is principal, interest, property tax, homeowner’s insurance and HOA dues, plus PMI if you put less than 20% down.',
        'PMI of 0.6% of the loan a year is a sample. Yours depends on your credit score and your down payment.',
        'We round prices down to the nearest $1,000.',
      ],
      sources: [
        [
          'CFPB, Your Money, Your Goals: Debt-to-income calculator',
          'https://www.consumerfinance.gov/consumer-tools/educator-tools/your-money-your-goals/toolkit/',
        ],
      ],
    },
    faqTitle: 'How lenders count it',
    faq: [
      [
        'What counts as a monthly debt?',
        'Payments that show up on your credit report, such as car loans, student loans and credit card minimums, plus child support and alimony. Groceries and utilities don’t count.',
      ],
      [
        'Which income do lenders use?',
        'Your income before taxes. Overtime, bonuses and self-employment income usually count once you have two years of history.',
      ],
      [
        'Should I borrow the most I qualify for?',
        'Not always. That’s what a lender may accept, not what feels comfortable. Leave room for repairs, savings and life.',
      ],
    ],
    closing: 'Want a number you can rely on?',
    closingLead: 'A loan officer looks at your income, debts and credit, and tells you what you can borrow.',
  },
  [calculatorPaths.refinance]: {
    name: 'Refinance calculator',
    description:
      'Find out when a refinance pays for itself. Compare payments, closing costs and total interest side by side.',
    heading: 'Should you refinance?',
    lead: 'See how long it takes for the savings to cover the costs.',
    method: {
      sentences: [
        'You break even once the savings on principal and interest cover the closing costs and any extra you’d still owe.',
        'The chart compares what you’ve paid on each loan, closing costs included, and what you’d still owe that year.',
        'Taxes, insurance and what your savings could earn elsewhere are left out. They’re about the same either way.',
      ],
    },
    faqTitle: 'Before you refinance',
    faq: [
      [
        'When does refinancing make sense?',
        'When you’ll keep the loan well past the month you break even. It can also make sense if you want a shorter term or a fixed rate.',
      ],
      [
        'Why can a lower payment cost more?',
        'A new 30-year loan spreads what you owe over more years. You pay less each month, but you pay interest for longer.',
      ],
      [
        'Can I add the costs to the loan?',
        'Often, yes. Then you pay interest on them, and it takes longer to break even.',
      ],
    ],
    closing: 'See what you’d really save',
    closingLead: 'These are sample rates. A loan officer can price a new loan for your home and your credit.',
  },
  [calculatorPaths.closingCosts]: {
    name: 'Closing cost calculator',
    description:
      'Estimate your closing costs and cash to close, section by section as on your Loan Estimate. Change any fee.',
    heading: 'How much cash will you need to buy?',
    lead: 'See the main closing costs, in the order of your Loan Estimate.',
    method: {
      sentences: [
        'The fees filled in are examples. Yours depend on the lender, the title company, the county and the day. Your Loan Estimate shows your actual costs.',
        'The earnest money deposit is a sample. You and the seller agree on the amount.',
        'A discount point is 1% of the loan, paid for a lower rate.',
        'Prepaid interest is a year’s interest divided by 360, times the days left in the month you close.',
        'The first year of homeowner’s insurance is paid at closing. Escrow holds the months of property tax and homeowner’s insurance you enter.',
        'The APR counts what the loan itself costs: the lender’s and broker’s charges, the closing agent and prepaid interest. It leaves out the appraisal, the credit report, title insurance, recording, homeowner’s insurance and escrow.',
        'Until you tell a lender you want to go ahead, it may charge you only for the credit report.',
      ],
      sources: [
        regulation('Loan Estimate sections: Regulation Z, 12 CFR 1026.37(f) and (g)', 1026, 37),
        regulation('Costs in the APR: Regulation Z, 12 CFR 1026.4', 1026, 4),
        regulation('Fees before you go ahead: Regulation Z, 12 CFR 1026.19(e)(2)', 1026, 19),
      ],
    },
    faqTitle: 'Questions about closing costs',
    faq: [
      [
        'What is the difference between closing costs and cash to close?',
        'Closing costs are the fees, plus the taxes, insurance and interest you pay ahead. Cash to close on your Loan Estimate adds your down payment, and subtracts your deposit and any credits.',
      ],
      [
        'Which costs can I shop for?',
        'Section C of your Loan Estimate lists the services you can choose yourself, often title insurance and the settlement agent.',
      ],
      [
        'Can the seller pay some of it?',
        'Yes, if you agree on it in the contract. Each loan program limits how much a seller may pay.',
      ],
      [
        'When will I know the exact amount?',
        'You get the Closing Disclosure at least 3 business days before closing. It shows the final amount.',
      ],
    ],
    closing: 'Get a Loan Estimate with real fees',
    closingLead:
      'Start with a pre-approval. Once you apply for a specific home, you’ll get a Loan Estimate within 3 business days.',
  },
  [calculatorPaths.rentOrBuy]: {
    name: 'Rent or buy calculator',
    description:
      'Compare renting with buying over the years you plan to stay, with taxes, repairs and selling costs included.',
    heading: 'Should you rent or buy?',
    lead: 'It depends on how long you’ll stay. Compare the full cost of each.',
    method: {
      sentences: [
        'Buying counts the down payment, closing costs, loan, property tax, homeowner’s insurance, repairs, dues and PMI, less what the sale leaves you.',
        'Renting counts rent and renter’s insurance.',
        'Both sides count what your money could have earned as savings, so a down payment isn’t free.',
        'PMI ends when the loan reaches 78% of the price. Income tax and capital gains tax are left out.',
      ],
    },
    faqTitle: 'Before you decide',
    faq: [
      [
        'Why does it matter how long I’ll stay?',
        'Buying and selling cost thousands of dollars. The longer you stay, the less they come to per year.',
      ],
      [
        'Isn’t rent just money thrown away?',
        'No. It pays for a home, and owners have costs that don’t come back either: interest, taxes and repairs. Only the principal you pay and any growth in value build equity.',
      ],
      [
        'What should I enter for home value growth?',
        'Try several numbers, including 0%. Past growth is no promise, and your town may differ from the average.',
      ],
    ],
    closing: 'Thinking about buying?',
    closingLead: 'Talk through these numbers with a loan officer, even if you’re a year or two away.',
  },
};
