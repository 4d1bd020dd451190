import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import {
  FHA_LOW_SCORE_DOWN,
  LOW_DOWN,
  type LoanExample,
  loanExample,
} from '@brokerage/domain/programs/loanExamples';
import { SAMPLE_PURCHASE } from '@brokerage/domain/programs/samplePurchase';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../../hydration/InertUntilHydrated.tsx';
import { TEXT_WIDTH } from '../../../../ui/theme/textWidth.ts';
import { formatYearsAndMonths } from '../../calculators/formatYears.ts';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';
import { SegmentedRadios } from '../SegmentedRadios.tsx';
import { wholePayment } from './wholePayment.ts';

/** Scores at which another down payment or loan becomes possible: HUD Handbook 4000.1, section II.A, and `facts.conventionalCredit`. */
const BANDS = [
  { value: 'low', text: '500-579' },
  { value: 'fair', text: '580-619' },
  { value: 'good', text: '620 or more' },
] as const;
type Band = (typeof BANDS)[number]['value'];

/** Insurers' rate cards for 5% down charge about twice the sample's rate or more below this score. */
const PMI_OFTEN_HIGHER_BELOW = 680;

const advice: Record<Band, string> = {
  low: 'FHA rules allow these scores, but many lenders don’t, so we look for lenders that accept them. Call us first. Raising your score may save you more.',
  fair: 'These are the lowest scores for 3.5% down. Many lenders ask for more, so we look for lenders that accept them.',
  good: 'Compare both. FHA’s insurance costs the same at any score. On a conventional loan, it’s private mortgage insurance (PMI): it gets cheaper as your score rises, and you can cancel it.',
};

/** Compares an FHA loan with a conventional one for the same home, for a credit score that visitors choose. */
export function ScoreCompare() {
  const [band, setBand] = useState<Band>('good');
  const fha = loanExample('fha', band === 'low' ? { downPercent: FHA_LOW_SCORE_DOWN } : {});
  const conventional = loanExample('conventional', { downPercent: LOW_DOWN });
  const insuredYears = fha.insuranceByYear.length;
  return (
    <>
      <Box sx={scoreStyles}>
        <InertUntilHydrated>
          <SegmentedRadios
            name="fha-score"
            label="Your credit score"
            options={BANDS}
            value={band}
            onChange={setBand}
          />
        </InertUntilHydrated>
        <Typography role="status" sx={{ maxWidth: TEXT_WIDTH, textWrap: 'pretty' }}>
          <UnbrokenHyphens text={advice[band]} />
        </Typography>
      </Box>
      <Box sx={columns}>
        <Column
          name={`FHA, ${fha.downPercent}% down`}
          loan={fha}
          insurance={
            insuredYears * 12 < fha.term ? `Ends after ${insuredYears} years` : 'For the life of the loan'
          }
        />
        {band === 'good' ? (
          <Column
            name={`Conventional, ${LOW_DOWN}% down`}
            loan={conventional}
            insurance={
              conventional.pmi &&
              `Ends by itself after ${formatYearsAndMonths(conventional.pmi.ends)}. You can ask to end it after ${formatYearsAndMonths(conventional.pmi.canEnd)}.`
            }
          />
        ) : (
          <section aria-label={`Conventional, ${LOW_DOWN}% down`}>
            <Typography variant="h3">Conventional, {LOW_DOWN}% down</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              Lenders usually want a score of 620 or higher.
            </Typography>
          </section>
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{ mt: 2.5, maxWidth: TEXT_WIDTH, textWrap: 'pretty', color: 'text.secondary' }}
      >
        Payments include mortgage insurance, estimated taxes and homeowner’s insurance
        {band === 'good' &&
          `, with a sample PMI rate of ${SAMPLE_PURCHASE.pmi}% a year. With a score below ${PMI_OFTEN_HIGHER_BELOW}, it’s often higher. Each 0.1% changes the conventional loan by about ${formatWholeDollars(conventional.principal / 1000 / 12)} a month, so ask for yours`}
        .
      </Typography>
      {band === 'good' ? (
        <Box sx={links}>
          <Link href="/loans/down-payment-assistance">Add down payment assistance</Link>
          <Link href="/loans/conventional#pmi">Compare 3%, 5% and 10% down</Link>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link href="/loans/down-payment-assistance">Down payment assistance</Link> usually takes a score of
          620 or more, too.
        </Typography>
      )}
    </>
  );
}

interface ColumnProps {
  name: string;
  loan: LoanExample;
  /** How long its mortgage insurance lasts. */
  insurance: string | undefined;
}

const Column = ({ name, loan, insurance }: ColumnProps) => (
  <section aria-label={name}>
    <Typography variant="h3">{name}</Typography>
    <Box component="dl" sx={{ m: 0, mt: 1 }}>
      {(
        [
          ['Cash down', formatWholeDollars(loan.down)],
          ['Each month', formatWholeDollars(wholePayment(loan).total)],
          [
            'Rate and term',
            `${formatInterestRate(loan.annualRate)}, ${loan.term / 12} years (${loan.apr.toFixed(2)}% APR)`,
          ],
          ['Mortgage insurance', insurance],
        ] as const
      ).map(([label, value]) => (
        <Box key={label} sx={line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  </section>
);

/** The question is above the first loan, and its conclusion above the second. */
const scoreStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'end',
} as const;

const links = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  typography: 'body2',
} as const;

const columns = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > section': {
    p: { xs: 2.5, md: 3.5 },
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderTop: '3px solid',
    borderTopColor: 'secondary.light',
  },
  '& > section:first-of-type': { borderTopColor: 'primary.main' },
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  // Names keep to one line next to long values.
  '& dt': { flex: 'none', maxWidth: '60%', color: 'text.secondary' },
  '& dd': {
    m: 0,
    fontWeight: 600,
    textAlign: 'right',
    textWrap: 'balance',
    fontVariantNumeric: 'lining-nums',
  },
} as const;
