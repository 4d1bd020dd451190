import { type FactId, facts } from './facts.ts';
import type { ExampleId } from './loanExamples.ts';

/** One of the ten loan programs. */
export interface Program {
  slug: string;
  path: string;
  /** Name in the list and on the page. */
  name: string;
  /** Name in the menu. */
  shortName: string;
  summary: string;
  /** Main points that the comparison doesn't show. */
  features: readonly string[];
  facts: readonly FactId[];
  /** The loan that the page shows as an example, and that discloses a trigger term. */
  example?: ExampleId;
  purpose: 'Purchase' | 'Refinance' | 'HELOC/Other';
}

/** In the order of the menu and the list. All except the last have a page under /loans. */
export const programs = [
  {
    slug: 'conventional',
    path: '/loans/conventional',
    name: 'Conventional loans',
    shortName: 'Conventional',
    summary: 'The standard mortgage, for buyers with steady income and fair to strong credit.',
    features: ['Terms of 15, 20 or 30 years'],
    facts: ['conventionalDown', 'conventionalCredit', 'conventionalDti', 'conventionalTerms'],
    example: 'conventional',
    purpose: 'Purchase',
  },
  {
    slug: 'fha',
    path: '/loans/fha',
    name: 'FHA loans',
    shortName: 'FHA',
    summary:
      'Insured by the Federal Housing Administration, for buyers with less saved or a lower credit score.',
    features: ['Gift funds may be used'],
    facts: ['fhaDown', 'fhaCredit', 'fhaUpfront', 'fhaAnnual', 'fhaSize'],
    example: 'fha',
    purpose: 'Purchase',
  },
  {
    slug: 'va',
    path: '/loans/va',
    name: 'VA loans',
    shortName: 'VA',
    summary: 'A benefit earned in service, guaranteed by the Department of Veterans Affairs.',
    features: ['Limited closing costs'],
    facts: ['vaDown', 'vaPmi', 'vaService', 'vaCredit', 'vaFee', 'vaSize'],
    example: 'va',
    purpose: 'Purchase',
  },
  {
    slug: 'jumbo',
    path: '/loans/jumbo',
    name: 'Jumbo loans',
    shortName: 'Jumbo',
    summary: `Borrow above your county’s conforming limit: ${facts.jumboBaseline.value} in most of the country, higher where homes cost more.`,
    features: ['Significant cash reserves'],
    facts: ['jumboBaseline', 'jumboCredit', 'jumboDown', 'jumboBaseline2024'],
    example: 'jumbo',
    purpose: 'Purchase',
  },
  {
    slug: 'usda',
    path: '/loans/usda',
    name: 'USDA loans',
    shortName: 'USDA',
    summary:
      'For a primary residence in an eligible rural area. Guaranteed by the U.S. Department of Agriculture.',
    features: ['Income limits apply'],
    facts: ['usdaDown', 'usdaCredit', 'usdaUpfront', 'usdaAnnual', 'usdaIncome'],
    example: 'usda',
    purpose: 'Purchase',
  },
  {
    slug: 'construction',
    path: '/loans/construction',
    name: 'Construction loans',
    shortName: 'Construction',
    summary: 'A one-time-close loan: it pays for the build, then becomes your mortgage.',
    features: ['Plans and a licensed contractor required', 'Converts to a standard mortgage'],
    facts: ['constructionDown'],
    example: 'construction',
    purpose: 'Purchase',
  },
  {
    slug: 'heloc',
    path: '/loans/heloc',
    name: 'Home equity lines of credit',
    shortName: 'HELOC',
    summary: 'A line of credit based on the equity in your home. You keep your current mortgage.',
    features: ['Draw period typically 5-10 years', 'Repayment 10-20 years'],
    facts: ['helocDraw', 'helocRepayment', 'helocEquity', 'helocCredit', 'helocDti'],
    purpose: 'HELOC/Other',
  },
  {
    slug: 'alternative-lending',
    path: '/loans/alternative-lending',
    name: 'Alternative lending',
    shortName: 'Alternative lending',
    summary:
      'For business owners, investors, retirees and others whose income doesn’t show up on a pay stub.',
    features: ['Bank statement loans', 'DSCR loans', 'Non-QM loans', 'Asset-based lending'],
    facts: ['alternativeDown', 'alternativeStatements', 'alternativeDscr'],
    purpose: 'Purchase',
  },
  {
    slug: 'down-payment-assistance',
    path: '/loans/down-payment-assistance',
    name: 'Down payment assistance',
    shortName: 'Down payment assistance',
    summary: 'State, local and employer programs can help with your down payment and closing costs.',
    features: ['Grants', 'First-time buyer programs', 'Employer programs'],
    facts: ['dpaFhaDown', 'dpaCredit'],
    example: 'fha',
    purpose: 'Purchase',
  },
  {
    slug: 'refinance',
    path: '/refinance',
    name: 'Refinance',
    shortName: 'Refinance',
    summary: 'Replace your current loan with a better one when the savings outweigh the costs.',
    features: ['Lower rate', 'Cash-out', 'Shorter term'],
    facts: [],
    purpose: 'Refinance',
  },
] as const satisfies readonly Program[];

export type ProgramSlug = (typeof programs)[number]['slug'];

type ListedProgram = (typeof programs)[number];

/** The nine with a page under /loans: the entries of the LOANS menu. */
export const loanPagePrograms = programs.filter(
  (program): program is Exclude<ListedProgram, { slug: 'refinance' }> => program.slug !== 'refinance',
);
