import type { ProgramSlug } from '@brokerage/domain/programs/programs';

type Question = readonly [question: string, answer: string];

/** Common questions about each program. */
export const programQuestions: Record<ProgramSlug, readonly Question[]> = {
  conventional: [
    [
      'Can family help with the down payment?',
      'Yes, for a home you live in or a second home. They sign a letter saying it’s a gift you don’t have to pay back.',
    ],
    [
      'Can PMI end sooner if my home gains value?',
      'Often, yes. The law counts the original value, but many servicers use today’s value if you ask and pay for an appraisal.',
    ],
    [
      'What changes for a second home or a rental?',
      'Fannie Mae asks for at least 10% down on a second home and 15% on a one-unit rental. Expect a higher rate, too.',
    ],
  ],
  fha: [
    ['Is FHA only for first-time buyers?', 'No. Anyone who qualifies can use it for a home they’ll live in.'],
    [
      'Can I get rid of FHA mortgage insurance?',
      'Not by paying down the loan, if you put down less than 10%. With 10% or more down, it ends after 11 years. Many people with 20% equity refinance into a conventional loan, which then has no mortgage insurance.',
    ],
    [
      'Does the FHA inspect the home?',
      'No. An FHA appraiser estimates its value and checks that it’s safe and sound. Hire your own inspector, too.',
    ],
    [
      'Can family give me the down payment?',
      'Yes, all of it. They sign a letter saying it’s a gift you don’t have to pay back.',
    ],
  ],
  va: [
    [
      'Is there a minimum score?',
      'Not from the VA. Each lender sets its own, so we look for one that accepts yours.',
    ],
    [
      'What if the home appraises for less than the price?',
      'You can ask the seller to lower the price, pay the difference, or cancel. Your contract must let you cancel without losing your deposit.',
    ],
    [
      'Can I use the benefit more than once?',
      'Yes. You can use it again after you pay off the loan or sell the home, and sometimes before that.',
    ],
    [
      'Can I buy a home with more than one unit?',
      'Yes, up to four units, as long as you live in one of them.',
    ],
  ],
  jumbo: [
    [
      'Are jumbo rates higher?',
      'Not always. Each lender sets its own, so they can be above or below conforming rates on the same day. We’ll compare them for you.',
    ],
    [
      'What are cash reserves?',
      'Money you still have after closing, measured in months of payments. Savings and part of your retirement accounts usually count.',
    ],
  ],
  usda: [
    [
      'Does it have to be a farm?',
      'No. Most are ordinary houses in small towns and outer suburbs. A working farm usually doesn’t qualify.',
    ],
    [
      'What are the USDA fees for?',
      'They pay for the USDA’s guarantee. The fee at closing is usually added to the loan. You pay the annual fee in monthly parts for as long as you have the loan.',
    ],
    [
      'Can I refinance out of the annual fee?',
      'Yes. With 20% equity, a conventional loan has neither the fee nor mortgage insurance.',
    ],
  ],
  construction: [
    [
      'What if I already own the land?',
      'Lenders usually count its value, minus any loan on it, toward your down payment.',
    ],
    [
      'What if it costs more than planned?',
      'Lenders usually require a contingency in your budget. You pay for changes you make along the way.',
    ],
    ['Can I be my own general contractor?', 'Most lenders say no, unless building homes is your profession.'],
  ],
  heloc: [
    [
      'What are the closing costs?',
      'They’re often lower than for a refinance. Some lenders waive them but charge a fee if you close the line in the first few years.',
    ],
    [
      'Can I change my mind?',
      'Yes, if it’s the home you live in. Federal law gives you three business days after signing to cancel.',
    ],
    [
      'Is the interest tax-deductible?',
      'It may be when you use the money to buy, build or improve the home. Ask a tax advisor.',
    ],
  ],
  'alternative-lending': [
    [
      'Can I live in a home with a DSCR loan?',
      'No. It’s for rentals and other investment property. For your own home, ask about a bank statement loan.',
    ],
    [
      'Do I still have to prove I can repay?',
      'Yes. For a home you’ll live in, federal law requires the lender to check. It accepts other documents instead.',
    ],
    [
      'Can I switch to a standard loan later?',
      'Often, once your tax returns show enough income. On your own home, a non-QM loan can’t have a prepayment penalty. A loan on a rental can, so ask before you sign.',
    ],
  ],
  'down-payment-assistance': [
    [
      'Does assistance make the loan cost more?',
      'It can. Some programs come with a higher rate on the first mortgage. We’ll show you the loan with assistance and without it.',
    ],
    [
      'What if I sell or move early?',
      'You may have to pay back some or all of the assistance. Before you accept it, ask how many years you need to stay.',
    ],
    [
      'Can I combine programs?',
      'Sometimes. For example, you may be able to use a state program along with help from your employer.',
    ],
  ],
  refinance: [
    [
      'How soon can I refinance?',
      'Often right away if you only want a lower rate. To refinance a VA loan into another one, you need six on-time payments in a row, and at least 210 days since your first payment was due. For a conventional cash-out refinance, the mortgage you pay off usually has to be at least a year old.',
    ],
    [
      'What does a refinance cost?',
      'Many of the same costs as when you bought: lender fees, title work, an appraisal, and prepaid taxes and insurance. The example on this page counts $7,000 on a $350,000 loan. Your Loan Estimate lists your own.',
    ],
    [
      'Will I start over with 30 years?',
      'Only if you choose a new 30-year term. You can also choose a shorter one, such as the years you have left.',
    ],
  ],
};
