import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { apply, equityPreApprovalUrl, officer, type ProgramContent } from './programContentShape.ts';

type SpecialtyProgram = Extract<ProgramSlug, 'jumbo' | 'usda' | 'construction' | 'heloc'>;

/** Copy of the less common programs' pages. */
export const specialtyPrograms: Record<SpecialtyProgram, ProgramContent> = {
  jumbo: {
    heading: 'When you need a larger loan',
    actions: [apply, officer],
    blocks: [
      {
        title: 'What jumbo lenders require',
        lead: 'Fannie Mae and Freddie Mac can’t buy these loans, so lenders are stricter.',
        kind: 'rows',
        items: [
          {
            title: 'Credit score typically 700+',
            text: 'A higher score can lower your rate.',
          },
          { title: 'Down payment usually 10-20%', text: 'More for a second home or an investment property.' },
          {
            title: 'Low debt-to-income ratio',
            text: 'Your monthly debts with the new payment, as a share of your income before taxes. Ask each lender for its limit.',
          },
          {
            title: 'Significant cash reserves',
            text: 'Often six months of payments or more, in accounts you can reach after closing.',
          },
        ],
      },
    ],
  },
  usda: {
    heading: 'Zero down for rural homes',
    actions: [apply, { label: 'Check Eligibility', to: '#eligibility' }],
    blocks: [
      {
        title: 'Four things to check first',
        kind: 'numbers',
        link: { label: 'Check the USDA map', to: 'https://eligibility.sc.egov.usda.gov/' },
        items: [
          {
            title: 'An eligible rural area',
            text: 'Many small towns and outer suburbs count. The maps change from time to time.',
          },
          {
            title: 'Income limits',
            text: 'Limits depend on the county and the size of your household. Every adult’s income counts.',
          },
          {
            title: 'Primary residence only',
            text: 'You must live in the home. Second homes and rentals don’t qualify.',
          },
          {
            title: 'Citizenship or permanent residency',
            text: 'You’re a U.S. citizen or an eligible noncitizen, such as a green card holder.',
          },
        ],
      },
    ],
  },
  construction: {
    heading: 'Build your own home',
    actions: [apply, officer],
    fact: 'constructionDown',
    blocks: [
      {
        title: 'From plans to move-in',
        kind: 'steps',
        items: [
          {
            title: 'Plans and a price',
            text: 'Detailed plans and a budget from a licensed contractor.',
          },
          {
            title: 'Approval',
            text: 'The lender reviews you, your builder and the finished home’s value.',
          },
          {
            title: 'Draws',
            text: 'The lender pays your builder after each inspection.',
          },
          {
            title: 'A standard mortgage',
            text: 'When the home is finished, the loan converts to a standard mortgage.',
          },
        ],
      },
    ],
  },
  heloc: {
    heading: 'Put your home equity to work',
    actions: [{ label: 'Apply Now', to: equityPreApprovalUrl }, officer],
    blocks: [
      {
        title: 'Two periods, two payments',
        kind: 'steps',
        items: [
          {
            title: 'Draw period',
            text: 'Typically 5-10 years. Borrow what you need, when you need it.',
          },
          {
            title: 'Repayment',
            text: 'Over 10-20 years. You can’t borrow more, and you pay the balance down.',
          },
        ],
      },
      {
        title: 'Before you borrow against your home',
        kind: 'rows',
        items: [
          { title: 'Your home is the collateral', text: 'You could lose it if you don’t make the payments.' },
          {
            title: 'Your rate can change',
            text: 'Make sure you could afford the payment at the highest rate your plan allows.',
          },
        ],
      },
    ],
  },
};
