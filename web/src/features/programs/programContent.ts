import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { applyFor } from '../../lib/applyFor.ts';
import { routePaths } from '../../lib/routePaths.ts';

interface Action {
  label: string;
  to: string;
}

interface Block {
  title: string;
  /** A list of points, cards that stand side by side, or steps in an order. */
  kind: 'points' | 'cards' | 'steps';
  items: readonly { title: string; text: string }[];
}

/** What one program's page says beyond its figures. */
export interface ProgramContent {
  heading: string;
  description: string;
  /** The ground that the emblem stands on. */
  tone: 'evergreen' | 'brass' | 'sage';
  actions: readonly Action[];
  /** A sentence below the buttons. */
  note?: string;
  blocks: readonly Block[];
  closing: string;
}

const purchase = applyFor('Purchase');
const equity = applyFor('HELOC/Other');
const officer: Action = { label: 'Find a Loan Officer', to: routePaths.branches };
const apply: Action = { label: 'Apply Now', to: purchase };
const preApproved: Action = { label: 'Get Pre-Approved', to: purchase };

export const programContent: Record<Exclude<ProgramSlug, 'refinance'>, ProgramContent> = {
  conventional: {
    heading: 'The mortgage most homes are bought with',
    description:
      'Conventional loans: down payment, credit score, debt-to-income and terms, with their sources.',
    tone: 'evergreen',
    actions: [preApproved, apply, officer],
    blocks: [
      {
        title: 'When it fits',
        kind: 'points',
        items: [
          {
            title: 'Income you can document',
            text: 'Pay stubs and two years of W-2s, or tax returns if you work for yourself.',
          },
          {
            title: 'Any kind of home',
            text: 'A primary residence, a second home or an investment property.',
          },
          {
            title: 'Insurance that can end',
            text: 'With less than 20% down, lenders ask for private mortgage insurance. You may ask to end it when the balance reaches 80% of the original value.',
          },
        ],
      },
      {
        title: 'What to bring to the first talk',
        kind: 'cards',
        items: [
          { title: 'Income', text: 'Recent pay stubs, or returns for two years.' },
          { title: 'Savings', text: 'Two months of statements for the accounts you will use.' },
          { title: 'Debts', text: 'Monthly payments on cards, cars, study and child support.' },
        ],
      },
    ],
    closing: 'See what a conventional loan would ask of you',
  },
  fha: {
    heading: 'A smaller saving, or a score that is mending',
    description: 'FHA loans: down payment, credit score, mortgage insurance, and who they suit.',
    tone: 'brass',
    actions: [preApproved, apply, officer],
    blocks: [
      {
        title: 'Why buyers choose it',
        kind: 'cards',
        items: [
          {
            title: 'Room in the credit history',
            text: 'Past trouble counts for less the longer ago it was. Each lender may ask for more than the FHA does.',
          },
          {
            title: 'Gifts are welcome',
            text: 'Family may give the down payment. A signed letter says that it need not be paid back.',
          },
          {
            title: 'One to four units',
            text: 'You may buy a house with up to four units if you live in one of them.',
          },
        ],
      },
      {
        title: 'What it costs in return',
        kind: 'points',
        items: [
          { title: 'Insurance at closing', text: 'An upfront premium, usually added to the loan.' },
          {
            title: 'Insurance every month',
            text: 'An annual premium, paid monthly. With a small down payment it stays for the life of the loan.',
          },
          { title: 'A limit on the amount', text: 'It depends on the county and the number of units.' },
        ],
      },
    ],
    closing: 'Find out if FHA is the better of your choices',
  },
  va: {
    heading: 'A home loan you have earned',
    description: 'VA loans: benefits, who is eligible, and the certificate you need.',
    tone: 'evergreen',
    actions: [apply, officer],
    blocks: [
      {
        title: 'The benefits',
        kind: 'cards',
        items: [
          { title: 'No down payment', text: 'Up to the appraised value, within your entitlement.' },
          {
            title: 'No private mortgage insurance',
            text: 'A funding fee takes its place; with a service-connected disability you may be exempt.',
          },
          { title: 'Competitive rates', text: 'The guarantee lowers the risk that a lender takes.' },
          { title: 'Limited closing costs', text: 'The VA limits which fees a veteran may be charged.' },
        ],
      },
      {
        title: 'Who is eligible',
        kind: 'points',
        items: [
          { title: 'Veterans', text: 'Who meet the length of service for their time.' },
          { title: 'Active duty', text: 'After a minimum period of continuous service.' },
          {
            title: 'National Guard and Reserves',
            text: 'After the required years, or a period of active service.',
          },
          {
            title: 'Eligible surviving spouses',
            text: 'Of those who died in service or from a service-connected disability.',
          },
        ],
      },
    ],
    note: 'The VA decides on eligibility. We help you ask for the certificate.',
    closing: 'Thank you for serving. Let us read the rules for you',
  },
  jumbo: {
    heading: 'When the house costs more than the limit',
    description: 'Jumbo loans: where they start this year, and what lenders require.',
    tone: 'sage',
    actions: [preApproved, officer],
    blocks: [
      {
        title: 'What lenders require',
        kind: 'points',
        items: [
          {
            title: 'Credit score typically 700+',
            text: 'Lenders keep these loans or sell them privately, and look closely.',
          },
          { title: 'Down payment usually 10-20%', text: 'More for a second home or an investment property.' },
          {
            title: 'Low debt-to-income ratio',
            text: 'Some lenders want it lower than for a conforming loan.',
          },
          {
            title: 'Significant cash reserves',
            text: 'Often several months of payments in accounts you can reach after closing.',
          },
        ],
      },
    ],
    closing: 'Learn which side of the limit you are on',
  },
  usda: {
    heading: 'For a home where the streetlights end',
    description: 'USDA loans: zero down in eligible rural areas, income limits and other requirements.',
    tone: 'sage',
    actions: [apply, { label: 'Check Eligibility', to: purchase }],
    note: 'Eligibility of area and income is set by USDA and its maps, not by us. We check both with you.',
    blocks: [
      {
        title: 'The requirements',
        kind: 'cards',
        items: [
          {
            title: 'An eligible rural area',
            text: 'The maps include more small towns than the name suggests, and they change.',
          },
          { title: 'Income limits', text: 'They count the whole household and depend on county and size.' },
          {
            title: 'Primary residence only',
            text: 'You live in the home. It is not for second homes or rentals.',
          },
          {
            title: 'Citizenship or permanent residency',
            text: 'U.S. citizens, non-citizen nationals and qualified aliens.',
          },
        ],
      },
    ],
    closing: 'Ask about an address you have in mind',
  },
  construction: {
    heading: 'From a drawing to a front door',
    description:
      'Construction loans: plans, licensed contractor, draws, and the change to a standard mortgage.',
    tone: 'brass',
    actions: [preApproved, officer],
    blocks: [
      {
        title: 'How it goes',
        kind: 'steps',
        items: [
          {
            title: 'Plans and a price',
            text: 'Detailed plans and a budget, from a licensed contractor. Both are required.',
          },
          {
            title: 'Approval',
            text: 'The lender looks at you, at the builder, and at the value when finished.',
          },
          {
            title: 'Draws',
            text: 'Money is paid in stages, after an inspector has seen the work. You pay interest on what was drawn.',
          },
          {
            title: 'A standard mortgage',
            text: 'When the house is done, the loan converts to a standard mortgage.',
          },
        ],
      },
    ],
    closing: 'Bring the plans, or only the idea',
  },
  heloc: {
    heading: 'Use the value you have built up',
    description:
      'Home equity lines of credit: draw and repayment periods, equity, credit score and debt-to-income.',
    tone: 'evergreen',
    actions: [{ label: 'Apply Now', to: equity }, officer],
    blocks: [
      {
        title: 'The two halves of a line',
        kind: 'steps',
        items: [
          {
            title: 'Draw period',
            text: 'Typically 5-10 years: take what you need, when you need it. Payments are often interest only.',
          },
          {
            title: 'Repayment',
            text: 'Over 10-20 years: no more draws, and each payment includes principal, so it is higher.',
          },
        ],
      },
      {
        title: 'Think of this first',
        kind: 'points',
        items: [
          { title: 'Your home is the security', text: 'Use it for what outlasts the debt.' },
          {
            title: 'The rate usually moves',
            text: 'Plan for a payment at the highest rate your plan allows.',
          },
        ],
      },
    ],
    closing: 'Ask what your equity would allow',
  },
  'alternative-lending': {
    heading: 'Income that does not fit the form',
    description: 'Bank statement, DSCR, Non-QM and asset-based loans, and whom each one suits.',
    tone: 'brass',
    actions: [{ label: 'Apply Now', to: purchase }, officer],
    blocks: [
      {
        title: 'Four ways to show that you can pay',
        kind: 'cards',
        items: [
          {
            title: 'Bank statement loans',
            text: 'For the self-employed: 12 or 24 months of statements in place of tax returns.',
          },
          {
            title: 'DSCR loans',
            text: 'For investors: the rent of the property is set against its payment.',
          },
          {
            title: 'Non-QM loans',
            text: 'Outside the standard rules for a qualified mortgage, with the ability to repay still documented.',
          },
          { title: 'Asset-based lending', text: 'Savings and investments count as the source of repayment.' },
        ],
      },
    ],
    note: 'Rates and down payments are usually higher than for a standard loan. We look at the standard ones first.',
    closing: 'Tell us how you earn it',
  },
  'down-payment-assistance': {
    heading: 'Help with the first step',
    description: 'Down payment assistance: grants, FHA at 3.5% down, first-time buyer and employer programs.',
    tone: 'sage',
    actions: [preApproved, officer],
    blocks: [
      {
        title: 'Where help comes from',
        kind: 'cards',
        items: [
          {
            title: 'Grants',
            text: 'Money that need not be paid back if you keep the conditions, such as years lived in the home.',
          },
          { title: 'An FHA option at 3.5% down', text: 'Assistance may cover part or all of it.' },
          {
            title: 'First-time buyer programs',
            text: 'State and county programs, often for those who have not owned in three years.',
          },
          {
            title: 'Employer programs',
            text: 'Some employers, hospitals and schools among them, help their people to buy.',
          },
        ],
      },
    ],
    note: 'Programs have income limits and limited funds, and change during the year.',
    closing: 'See which programs are open to you',
  },
};
