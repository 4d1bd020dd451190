import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { FHA_LEAST_DOWN } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InertUntilHydrated } from '../../../../hydration/InertUntilHydrated.tsx';
import { numbersWithin, useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { AmountSlider } from '../../../../ui/forms/fields/AmountSlider.tsx';
import { useInvalidFields } from '../../../../ui/forms/fields/useInvalidFields.ts';
import { VisitorNumbersLine } from '../../../../ui/forms/VisitorNumbersLine.tsx';
import { inYearsAndMonths } from '../../calculators/inYears.ts';
import { MORTGAGE_EXAMPLE } from '../../calculators/mortgage/mortgageExample.ts';
import { finePrint } from '../../content/finePrint.ts';
import { fhaLoan } from './fhaLoan.ts';
import { pmiLoan } from './pmiLoan.ts';
import { wholePayment } from './wholePayment.ts';

const [LEAST, FIRST, MOST] = [500, 660, 850];
/** Where another down payment becomes possible: HUD Handbook 4000.1, section II.A, and `facts.conventionalCredit`. */
const FHA_SCORE = 580;
const CONVENTIONAL_SCORE = 620;
/** What a buyer with an FHA loan puts down below `FHA_SCORE`: HUD Handbook 4000.1, section II.A. */
const LOW_SCORE_DOWN = 10;
const CONVENTIONAL_DOWN = 5;

const advice = (score: number): string =>
  score < FHA_SCORE
    ? 'FHA rules allow these scores, but many lenders don’t, so we look for lenders that accept them. Call us first: raising your score may cost you less.'
    : score < CONVENTIONAL_SCORE
      ? 'These are the lowest scores for 3.5% down. Many lenders ask for more, so we look for lenders that accept them.'
      : 'Compare both: you can cancel a conventional loan’s insurance, while FHA’s costs the same at any score.';

/** What a credit score that visitors choose gets them: an FHA loan beside a conventional one for the same home. */
export function ScoreCompare() {
  const used = numbersWithin(useVisitorNumbers(), { creditScore: [LEAST, MOST] });
  const score = used.creditScore ?? FIRST;
  const [isWrong, reportWrong] = useInvalidFields();
  const down = score < FHA_SCORE ? LOW_SCORE_DOWN : FHA_LEAST_DOWN;
  const fha = fhaLoan(down);
  const pmi = pmiLoan(CONVENTIONAL_DOWN);
  const { price } = loanExample('conventional');
  const { total } = wholePayment({ price, level: pmi.payment, monthlyInsurance: pmi.pmi });
  return (
    <>
      <Box sx={{ maxWidth: { md: 560 } }}>
        <InertUntilHydrated>
          <VisitorNumbersLine used={used} />
          <AmountSlider
            id="fha-score"
            label="Your credit score"
            value={score}
            text={String(score)}
            min={LEAST}
            max={MOST}
            step={10}
            typed={{ notation: NOTATIONS.whole, toText: String }}
            onWrong={reportWrong('score')}
            onChange={(creditScore) => rememberNumbers({ creditScore })}
          />
        </InertUntilHydrated>
      </Box>
      <Typography role="status" sx={{ mt: 1, maxWidth: '44em', textWrap: 'pretty' }}>
        {isWrong ? 'Check the marked field.' : advice(score)}
      </Typography>
      <Box sx={{ ...columns, ...(isWrong && { opacity: 0.25 }) }}>
        <Column
          name={`FHA, ${down}% down`}
          lines={[
            ['Cash down', formatWholeDollars(fha.down)],
            ['Each month', formatWholeDollars(fha.total)],
            ['APR', `${fha.apr.toFixed(2)}%`],
            [
              'Insurance ends',
              down === LOW_SCORE_DOWN
                ? `After ${fha.pmiMonths / 12} years`
                : 'Never, for the life of the loan',
            ],
          ]}
        />
        {score < CONVENTIONAL_SCORE ? (
          <Column name={`Conventional, ${CONVENTIONAL_DOWN}% down`}>
            Lenders usually want a score of {CONVENTIONAL_SCORE} or higher.
          </Column>
        ) : (
          <Column
            name={`Conventional, ${CONVENTIONAL_DOWN}% down`}
            lines={[
              ['Cash down', formatWholeDollars(pmi.down)],
              ['Each month', formatWholeDollars(total)],
              ['APR', `${pmi.apr.toFixed(2)}%`],
              [
                'Insurance ends',
                `After ${inYearsAndMonths(pmi.ends)}, or ${inYearsAndMonths(pmi.canAsk)} if you ask`,
              ],
            ]}
          />
        )}
      </Box>
      {score >= CONVENTIONAL_SCORE && (
        <Typography sx={{ mt: 2.5 }}>
          Short on the {FHA_LEAST_DOWN}%?{' '}
          <Link href="/loans/down-payment-assistance">Add down payment assistance</Link>.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1.5, ...finePrint, color: 'text.secondary' }}>
        Payments include insurance, estimated taxes and homeowner’s insurance. PMI depends on your score; this
        is for {MORTGAGE_EXAMPLE.pmi}% of the loan a year. The FHA insures loans up to your county’s limit.{' '}
        <Link href="https://entp.hud.gov/idapp/html/hicostlook.cfm">See your county’s FHA limit at HUD</Link>
      </Typography>
    </>
  );
}

interface ColumnProps {
  name: string;
  lines?: readonly (readonly [label: string, value: string])[];
  /** Instead of them. */
  children?: ReactNode;
}

const Column = ({ name, lines, children }: ColumnProps) => (
  <section aria-label={name}>
    <Typography variant="h3">{name}</Typography>
    {lines ? (
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {lines.map(([label, value]) => (
          <Box key={label} sx={line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    ) : (
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{children}</Typography>
    )}
  </section>
);

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
  '& dt': { color: 'text.secondary' },
  '& dd': {
    m: 0,
    fontWeight: 600,
    textAlign: 'right',
    textWrap: 'balance',
    fontVariantNumeric: 'lining-nums',
  },
} as const;
