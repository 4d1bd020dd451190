import type { ProgramSlug } from '@brokerage/domain/programs/programs';

type Question = readonly [question: string, answer: string];

/** What people ask about each program. */
export const programQuestions: Record<ProgramSlug, readonly Question[]> = {
  conventional: [
    [
      'Do I need 20% down?',
      'No. Some buyers put down as little as 3%. With less than 20% down, you usually pay private mortgage insurance (PMI).',
    ],
    [
      'What if my home gains value?',
      'The law counts the original value. Many servicers also look at today’s value if you ask and pay for an appraisal.',
    ],
    [
      'Can I buy a second home or a rental?',
      'Yes. Plan on a larger down payment and a higher rate than for a home you live in.',
    ],
  ],
  fha: [
    ['Is FHA only for first-time buyers?', 'No. Anyone who qualifies can use it for a home they live in.'],
    [
      'Can I get rid of the mortgage insurance?',
      'Not by paying down the loan: with less than 10% down, it lasts for the life of the loan. Many people refinance into a conventional loan once they have 20% equity, and pay no mortgage insurance then.',
    ],
    [
      'Is there a limit on how much I can borrow?',
      'Yes. In 2026, the limit on one unit runs from $541,287 in low-cost counties to $1,249,125 in high-cost ones. Two to four units have higher limits. We’ll look up yours.',
    ],
    [
      'What if my score is below 580?',
      'FHA rules allow lower scores with a larger down payment, but many lenders don’t. Talk to us about raising your score first.',
    ],
  ],
  va: [
    [
      'What is the funding fee?',
      'A one-time fee that keeps the program running. You can pay it at closing or add it to the loan.',
    ],
    [
      'Can I use the benefit more than once?',
      'Yes. You can use it again after you pay off the loan or sell the home, and sometimes before that.',
    ],
    [
      'Can I buy a home with more than one unit?',
      'Yes, one with up to four units if you live in one of them.',
    ],
  ],
  jumbo: [
    [
      'Is my loan jumbo if the home costs more than the limit?',
      'Not always. What counts is the loan. With a larger down payment, the same home may need only a conforming loan.',
    ],
    [
      'What are cash reserves?',
      'Money left after closing, counted in months of payments. Savings, and part of retirement accounts, usually count.',
    ],
  ],
  usda: [
    [
      'How do I know if an address is eligible?',
      'The USDA has a map on its website. We look up the address with you, because the map changes.',
    ],
    [
      'Whose income counts?',
      'That of every adult in the home, even if they aren’t on the loan. Some costs, such as child care, can be taken off.',
    ],
    [
      'Is there mortgage insurance?',
      'There are two guarantee fees instead: one at closing, which you can add to the loan, and a yearly one paid monthly.',
    ],
  ],
  construction: [
    [
      'What do I pay while the home is built?',
      'Usually interest on what the lender has paid out so far. The payment grows as the house does.',
    ],
    [
      'What if it costs more than planned?',
      'Lenders want a reserve in the budget for that. You pay for any changes you make along the way.',
    ],
    ['Can I be my own contractor?', 'Most lenders say no. They require a licensed contractor.'],
  ],
  heloc: [
    [
      'What is the difference between a HELOC and a refinance?',
      'A HELOC is a second loan on top of your current mortgage. A cash-out refinance replaces your loan with a larger one.',
    ],
    [
      'What happens when the draw period ends?',
      'You can’t borrow more, and your payment rises, because you start to pay back what you borrowed.',
    ],
    [
      'Is the interest tax-deductible?',
      'It may be when you use the money to buy, build or improve the home. Ask a tax advisor.',
    ],
  ],
  'alternative-lending': [
    [
      'What is a DSCR loan?',
      'DSCR stands for debt service coverage ratio: the rent divided by the payment. The property qualifies more than you do.',
    ],
    [
      'Are these the risky loans of the past?',
      'No. Lenders still have to check that you can repay when you’ll live in the home. They just look at other documents.',
    ],
    [
      'Can I switch to a standard loan later?',
      'Often, once your tax returns show enough income. Ask about a prepayment penalty before you sign.',
    ],
  ],
  'down-payment-assistance': [
    [
      'Do I have to pay it back?',
      'It depends. Grants don’t have to be repaid. Other programs are loans that are forgiven over time or due when you sell.',
    ],
    [
      'How long does it take?',
      'A program has its own steps and paperwork, so tell your agent and plan for some extra time.',
    ],
    [
      'Can I combine programs?',
      'Sometimes. For example, a state program and help from your employer may go together.',
    ],
  ],
  refinance: [
    [
      'How soon can I refinance?',
      'It depends on the loan you have and the one you want. Some programs have a waiting period after you bought or last refinanced.',
    ],
    [
      'What does a refinance cost?',
      'Most of what you paid when you bought: lender fees, title work, an appraisal, and prepaid taxes and insurance. Your Loan Estimate lists them.',
    ],
    [
      'Will I start over with 30 years?',
      'Only if you choose a new 30-year term. Ask us for a shorter one, such as the years you have left.',
    ],
  ],
};
