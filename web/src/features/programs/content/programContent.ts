import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { apply, officer, type ProgramContent, preApproved } from './programContentShape.ts';
import { specialtyPrograms } from './specialtyPrograms.ts';

export const programContent: Record<ProgramSlug, ProgramContent> = {
  conventional: {
    heading: 'Buy with 3% down. Skip mortgage insurance at 20%.',
    actions: [preApproved, officer],
    blocks: [],
  },
  fha: {
    heading: 'Low down payment, flexible credit',
    actions: [preApproved, officer],
    blocks: [],
  },
  va: {
    heading: 'Home loans for veterans, service members and their families',
    actions: [apply, officer],
    blocks: [
      {
        title: 'What your service earned you',
        kind: 'columns',
        // `ServiceBenefits` puts "$0" before the first two titles, so they begin in lowercase.
        items: [
          {
            title: 'down payment',
            text: 'With full entitlement, you can borrow up to the home’s appraised value.',
          },
          {
            title: 'private mortgage insurance',
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
    blocks: [],
    note: 'Rates and down payments are usually higher than for a standard loan, so we check standard loans first.',
  },
  'down-payment-assistance': {
    heading: 'Get help with your down payment',
    actions: [apply, officer],
    blocks: [
      {
        title: 'Ways to get help',
        kind: 'columns',
        items: [
          {
            title: 'Grants',
            text: 'You don’t pay them back if you live in the home for a set number of years.',
          },
          {
            title: 'An FHA option at 3.5% down',
            text: 'Assistance may cover part or all of it.',
          },
          {
            title: 'First-time buyer programs',
            text: 'A second loan from the state or county, forgiven over time or due when you sell.',
          },
          {
            title: 'Employer programs',
            text: 'Some hospitals, schools and other employers help. Ask your HR department.',
          },
        ],
      },
      {
        title: 'What to do first',
        lead: 'Start before you make an offer on a home.',
        kind: 'steps',
        items: [
          {
            title: 'Find your program',
            text: 'It depends on the town, the price and your household’s income.',
          },
          {
            title: 'Take the homebuyer class',
            text: 'Many programs require one, online or in person. Some classes fill up, so sign up early.',
          },
          {
            title: 'Get pre-approved for both loans',
            text: 'Most programs come with certain first mortgages, so we plan them together.',
          },
          {
            title: 'Tell your agent',
            text: 'The program reviews your file, too. Leave time for that when you set a closing date.',
          },
        ],
      },
    ],
    note: 'Programs have income limits and limited funds, and they change during the year.',
  },
  refinance: {
    heading: 'Refinance when the numbers work',
    actions: [{ label: 'Check Your Rate', to: `${sitePaths.refinance}#break-even` }, officer],
    blocks: [],
  },
};
