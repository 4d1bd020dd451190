import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense } from 'react';
import certificate from '../../../illustrations/drawn/certificate.svg?no-inline';
import { FundingFees } from './examples/FundingFees.tsx';
import { InsuranceSpans } from './examples/InsuranceSpans.tsx';
import { PmiTimeline } from './examples/PmiTimeline.tsx';
import { ScoreCompare } from './examples/ScoreCompare.tsx';
import { TermsCompared } from './examples/TermsCompared.tsx';
import { Tradeoff } from './fit/Tradeoff.tsx';
import type { ProgramBand } from './ProgramBand.tsx';
import { ServiceList } from './ServiceList.tsx';

// Loaded separately, because each appears on only one page.
const UsdaCheck = lazy(async () => ({ default: (await import('../usda/UsdaCheck.tsx')).UsdaCheck }));

const LoanLimits = lazy(async () => ({ default: (await import('../jumbo/LoanLimits.tsx')).LoanLimits }));

// Components, so that only the page that shows an example computes it.
const ScoreLead = () =>
  `Choose your score, and compare two loans for a ${formatWholeDollars(loanExample('fha').price)} home.`;

const FeeLead = () => (
  <>
    You pay it once, at closing or as part of the loan. This is for a{' '}
    {formatWholeDollars(loanExample('va').price)} home.
    <Box component="span" sx={{ display: 'block', mt: 2 }}>
      You’re exempt if you get VA disability compensation, if you’re on active duty with a Purple Heart, or if
      you’re a surviving spouse who gets VA survivor benefits.
    </Box>
  </>
);

/** The bands that only one program's page has, with their texts. */
export const programBands = {
  limits: {
    id: 'limits',
    title: 'Is your loan jumbo?',
    lead: 'It depends on how much you borrow, not on the home’s price. Each county has its own limit.',
    children: (
      <Suspense>
        <LoanLimits />
      </Suspense>
    ),
  },
  check: {
    id: 'eligibility',
    title: 'Do the home and your income qualify?',
    lead: 'The USDA decides which areas and incomes are eligible. Check these four things before you fall in love with a home.',
    children: (
      <Suspense>
        <UsdaCheck />
      </Suspense>
    ),
  },
  score: {
    id: 'score',
    title: 'What will your credit score get you?',
    lead: <ScoreLead />,
    children: <ScoreCompare />,
  },
  fee: {
    id: 'fee',
    title: 'How much is the funding fee?',
    lead: <FeeLead />,
    isBeside: true,
    children: <FundingFees />,
  },
  service: {
    id: 'service',
    title: 'Who can get a VA loan',
    lead: 'The VA confirms that you’re eligible with a Certificate of Eligibility (COE). Here’s how much service you need, and which document proves it.',
    isBeside: true,
    picture: certificate,
    children: <ServiceList />,
  },
  pmi: {
    id: 'pmi',
    title: 'When PMI goes away',
    lead: 'With less than 20% down, you pay private mortgage insurance. By law, you can ask to cancel it when you owe 80% of the home’s original value, and it ends on its own at 78% if your payments are current.',
    children: <PmiTimeline />,
  },
  terms: {
    id: 'terms',
    title: '15, 20 or 30 years?',
    lead: 'A shorter term costs more each month and much less overall.',
    children: <TermsCompared />,
  },
  tradeoff: {
    id: 'tradeoff',
    title: 'Nothing\u00a0down, 5% or 20%?',
    lead: 'With nothing down, you keep your savings but borrow more. Here are all three for the same home.',
    children: <Tradeoff />,
  },
  premiums: {
    id: 'premiums',
    title: 'How long you pay FHA insurance',
    lead: 'The insurance is 1.75% of the loan at closing, usually added to it, then a share of what you owe each year: 0.55% with 3.5% down, 0.5% with 10% down.',
    children: <InsuranceSpans />,
  },
} as const satisfies Record<string, ComponentProps<typeof ProgramBand>>;
