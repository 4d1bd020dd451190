import { facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { LITTLE_SAVED_HASH } from '../../../lib/routes/sitePaths.ts';

export interface Situation {
  /** The URL fragment that opens it. */
  hash: string;
  /** Phrased the way a visitor would say it. */
  name: string;
  /** The programs to look at first, best fit first. */
  programs: readonly { slug: ProgramSlug; why: string }[];
}

const { fhaDown, fhaCredit, vaDown, usdaDown, jumboBaseline, constructionDown, alternativeStatements } =
  facts;

/** Situations that visitors may recognize, by topic, with the programs that fit. */
export const situationGroups: readonly { label: string; situations: readonly Situation[] }[] = [
  {
    label: 'Your money',
    situations: [
      {
        hash: '#steady-job',
        name: 'I have a steady job and savings',
        programs: [
          {
            slug: 'conventional',
            why: 'The usual choice with pay stubs, W-2s and a credit score of 620 or more.',
          },
          { slug: 'fha', why: 'Worth comparing if you’d put down less than 20%.' },
        ],
      },
      {
        hash: LITTLE_SAVED_HASH,
        name: 'I haven’t saved much',
        programs: [
          { slug: 'fha', why: `${fhaDown.value} down, and family can give you all of it.` },
          { slug: 'va', why: `${vaDown.value} down, if you served.` },
          { slug: 'usda', why: `${usdaDown.value} down, in eligible rural areas.` },
          { slug: 'conventional', why: 'As low as 3% down if you qualify.' },
          {
            slug: 'down-payment-assistance',
            why: 'Grants and programs that cover part of the down payment. Some schools, hospitals and cities help their own employees buy.',
          },
        ],
      },
      {
        hash: '#low-credit',
        name: 'My credit score is low',
        programs: [
          { slug: 'fha', why: `Takes scores of ${fhaCredit.value} at ${fhaDown.value} down.` },
          { slug: 'va', why: 'If you served: the VA sets no minimum score, though lenders do.' },
        ],
      },
      {
        hash: '#self-employed',
        name: 'I’m self-employed',
        programs: [
          { slug: 'conventional', why: 'If two years of tax returns show enough income.' },
          {
            slug: 'alternative-lending',
            why: `If they don’t: ${alternativeStatements.value} of bank statements can stand in.`,
          },
        ],
      },
    ],
  },
  {
    label: 'The home',
    situations: [
      {
        hash: '#rural-area',
        name: 'I’m buying in a rural area',
        programs: [
          {
            slug: 'usda',
            why: `${usdaDown.value} down. The address and your household’s income have to qualify.`,
          },
          { slug: 'fha', why: 'If the address or your income doesn’t qualify.' },
        ],
      },
      {
        hash: '#larger-loan',
        name: 'I need a larger loan',
        programs: [
          {
            slug: 'jumbo',
            why: `For a loan above your county’s limit: ${jumboBaseline.value} in most counties.`,
          },
          { slug: 'conventional', why: 'If a larger down payment would bring the loan under the limit.' },
        ],
      },
      {
        hash: '#building',
        name: 'I’m building a home',
        programs: [
          {
            slug: 'construction',
            why: `One loan for the build and the mortgage, with ${constructionDown.value} down.`,
          },
          { slug: 'conventional', why: 'If you’d rather buy a home that’s finished.' },
        ],
      },
      {
        hash: '#second-home',
        name: 'I want a second home or a rental',
        programs: [
          { slug: 'conventional', why: 'Covers second homes and rentals.' },
          { slug: 'alternative-lending', why: 'A DSCR loan qualifies with the rent the property brings in.' },
          { slug: 'jumbo', why: 'For a loan above the county’s limit.' },
        ],
      },
    ],
  },
  {
    label: 'You',
    situations: [
      {
        hash: '#first-home',
        name: 'I’m buying my first home',
        programs: [
          { slug: 'fha', why: `Takes scores of ${fhaCredit.value} at ${fhaDown.value} down.` },
          { slug: 'conventional', why: 'As low as 3% down if you qualify.' },
          {
            slug: 'down-payment-assistance',
            why: 'First-time buyer programs and grants that cover part of the down payment.',
          },
        ],
      },
      {
        hash: '#military',
        name: 'My spouse or I served in the military',
        programs: [
          { slug: 'va', why: `${vaDown.value} down and no mortgage insurance. Most pay a funding fee once.` },
          { slug: 'conventional', why: 'Worth comparing with 20% down, because there’s no funding fee.' },
        ],
      },
      {
        hash: '#homeowner',
        name: 'I already own a home',
        programs: [
          {
            slug: 'refinance',
            why: 'Replace your loan with a new one for a lower rate, a shorter term or cash.',
          },
          { slug: 'heloc', why: 'Cash when you need it. You keep the mortgage you have, and its rate.' },
        ],
      },
    ],
  },
];

export const situations: readonly Situation[] = situationGroups.flatMap((group) => group.situations);
