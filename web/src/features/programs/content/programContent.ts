import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { apply, officer, type ProgramContent, preApproved } from './programContentShape.ts';
import { specialtyPrograms } from './specialtyPrograms.ts';

export const programContent: Record<ProgramSlug, ProgramContent> = {
  conventional: {
    heading: 'The most common way to buy a home',
    actions: [preApproved, officer],
    blocks: [
      {
        title: 'What to have ready when you call',
        kind: 'rows',
        items: [
          { title: 'Income', text: 'Recent pay stubs, or two years of tax returns.' },
          { title: 'Savings', text: 'Two months of statements for the accounts you’ll use.' },
          {
            title: 'Debts',
            text: 'Monthly payments on credit cards, car loans, student loans and child support.',
          },
        ],
      },
    ],
  },
  fha: {
    heading: 'Low down payment, flexible credit',
    actions: [preApproved, officer],
    blocks: [
      {
        title: 'Why buyers choose FHA',
        kind: 'rows',
        items: [
          {
            title: 'Flexible on credit history',
            text: 'Past credit problems matter less as time goes by. Lenders can be stricter than the FHA.',
          },
          {
            title: 'Gift money is OK',
            text: 'Family can give you the down payment. They sign a letter saying you don’t have to pay it back.',
          },
          {
            title: 'Rent can help you pay',
            text: 'You can buy a home with up to four units if you live in one and rent out the others.',
          },
        ],
      },
    ],
  },
  va: {
    heading: 'Home loans for those who serve, and their families',
    actions: [apply, officer],
    blocks: [
      {
        title: 'What your service earned you',
        kind: 'columns',
        items: [
          {
            title: 'No down payment',
            text: 'With full entitlement, you can borrow up to the home’s appraised value.',
          },
          {
            title: 'No private mortgage insurance',
            text: 'Most borrowers pay a one-time funding fee instead.',
          },
          {
            title: 'Competitive rates',
            text: 'The VA backs part of the loan, so lenders can often offer a lower rate.',
          },
          { title: 'Limited closing costs', text: 'The VA limits what lenders can charge you for closing.' },
        ],
      },
    ],
  },
  ...specialtyPrograms,
  'alternative-lending': {
    heading: 'Qualify without pay stubs',
    actions: [apply, officer],
    blocks: [
      {
        title: 'Four ways to qualify',
        lead: 'What lenders look at in place of pay stubs and tax returns.',
        kind: 'rows',
        items: [
          {
            title: 'Bank statement loans',
            text: 'For the self-employed: 12 or 24 months of statements in place of tax returns.',
          },
          {
            title: 'DSCR loans',
            text: 'For investors: the property’s rent qualifies the loan. The debt service coverage ratio (DSCR) is the rent divided by the payment.',
          },
          {
            title: 'Non-QM loans',
            text: 'Loans outside the federal “qualified mortgage” rules, such as interest-only loans. You still show that you can repay.',
          },
          {
            title: 'Asset-based lending',
            text: 'For retirees and others with substantial savings: your accounts count as income.',
          },
        ],
      },
    ],
    note: 'Rates and down payments are usually higher than for a standard loan, so we check standard loans first.',
  },
  'down-payment-assistance': {
    heading: 'Get help with your down payment',
    actions: [apply, officer],
    blocks: [
      {
        title: 'Where help comes from',
        lead: 'Where to look, and what to expect.',
        kind: 'rows',
        items: [
          {
            title: 'Grants',
            text: 'You don’t pay them back if you meet the conditions, such as living in the home for a set number of years.',
          },
          {
            title: 'An FHA option at 3.5% down',
            text: 'Pair assistance with an FHA loan, and it may cover part or all of your 3.5%.',
          },
          {
            title: 'First-time buyer programs',
            text: 'States and counties often lend you the money, and forgive the loan over time or collect it when you sell.',
          },
          {
            title: 'Employer programs',
            text: 'Some employers, including hospitals and schools, help their employees buy a home. Ask your HR department.',
          },
        ],
      },
    ],
    note: 'Programs have income limits and limited funds, and they change during the year.',
  },
  refinance: {
    heading: 'Refinance when the numbers work',
    actions: [{ label: 'Check Your Rate', to: `${routePaths.refinance}#break-even` }],
    blocks: [],
  },
};
