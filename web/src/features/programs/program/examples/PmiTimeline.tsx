import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { LOW_DOWN, loanExample, PMI_DOWN_PAYMENTS } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { paymentLink } from '../../calculators/calculatorLinks.ts';
import { formatYearsAndMonths } from '../../calculators/formatYears.ts';
import { MORTGAGE_EXAMPLE } from '../../calculators/mortgage/mortgageExample.ts';
import { finePrint } from '../../content/finePrint.ts';
import { BarLegend } from './BarLegend.tsx';
import { pmiLoan } from './pmiLoan.ts';

/** The down payment from which no PMI is required, in percent. */
const ENOUGH = 20;
/** The end of the scale, in years. */
const MAX_YEARS = 12;
const TICKS = [0, 4, 8, 12] as const;
const toShare = (months: number) => `${(months / 12 / MAX_YEARS) * 100}%`;

/** Shows how long PMI lasts by down payment, on one scale of years. */
export function PmiTimeline() {
  const { price, annualRate } = loanExample('conventional');
  const link = paymentLink({ price: price / 100, down: (price * LOW_DOWN) / 10_000, rate: annualRate }).to;
  return (
    <>
      <BarLegend
        parts={[
          { name: 'You pay PMI', fill: { bgcolor: loanColors.mortgageInsurance } },
          { name: 'You can ask to cancel', fill: hatched },
          { name: 'No PMI', fill: { bgcolor: 'neutral.soft' } },
        ]}
      />
      <Box
        aria-hidden="true"
        sx={{ ...row, py: 0, border: 0, '& > span': { display: { xs: 'none', md: 'block' } } }}
      >
        <span />
        <Box sx={axis}>
          {TICKS.map((year) => (
            <Box component="span" key={year} sx={{ left: toShare(year * 12) }}>
              <span>{year === 0 ? 'Closing' : `Year ${year}`}</span>
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {PMI_DOWN_PAYMENTS.map((down) => {
          const { pmi, canAsk, ends, totalPmi } = pmiLoan(down);
          return (
            <Row
              key={down}
              down={down}
              payment={`PMI of ${formatWholeDollars(pmi)} a month`}
              total={formatWholeDollars(totalPmi)}
            >
              <Box aria-hidden="true" sx={track}>
                <Box sx={{ ...bar, width: toShare(canAsk), bgcolor: loanColors.mortgageInsurance }} />
                <Box sx={{ ...bar, ...hatched, width: toShare(ends - canAsk) }} />
              </Box>
              <Typography sx={{ mt: 0.75 }}>
                Ask to cancel after <strong>{formatYearsAndMonths(canAsk)}</strong>; ends automatically after{' '}
                {formatYearsAndMonths(ends)}
              </Typography>
            </Row>
          );
        })}
      </Box>
      <Typography sx={{ py: 2, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        With <strong>{ENOUGH}% down</strong>, there’s no PMI.
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, ...finePrint, color: 'text.secondary' }}>
        A {formatDollars(price / 100)} home at {formatInterestRate(annualRate)} over 30 years, with on-time
        payments and PMI of {MORTGAGE_EXAMPLE.pmi}% of the loan a year. Extra payments get you there sooner.{' '}
        <Link href={link} sx={{ whiteSpace: 'nowrap' }}>
          Try your own numbers
        </Link>
      </Typography>
    </>
  );
}

interface RowProps {
  down: number;
  /** The monthly PMI. */
  payment: string;
  /** The total PMI until it ends automatically. */
  total: string;
  children: ReactNode;
}

const Row = ({ down, payment, total, children }: RowProps) => (
  <Box component="li" sx={row}>
    <div>
      <Typography variant="h3" component="p">
        {down}% down
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {payment}
      </Typography>
    </div>
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 2 }, gridRow: { xs: 2, md: 1 } }}>{children}</Box>
    <Box
      sx={{ textAlign: 'right', gridColumn: { xs: 2, md: 3 }, gridRow: 1, fontVariantNumeric: 'lining-nums' }}
    >
      <Typography variant="h3" component="p">
        {total}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        in all, if you don’t ask
      </Typography>
    </Box>
  </Box>
);

const row = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: { xs: 2, md: 6 },
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '190px minmax(0, 1fr) 170px' },
} as const;

const track = {
  display: 'flex',
  height: 16,
  bgcolor: 'neutral.soft',
  borderRadius: '3px',
  // Outlined, because the tint of the PMI-free part is hard to see on the page's background.
  border: 1,
  borderColor: 'neutral.main',
  overflow: 'hidden',
} as const;
const bar = { height: '100%' } as const;
const hatched = {
  backgroundImage: `repeating-linear-gradient(135deg, ${loanColors.mortgageInsurance} 0 3px, transparent 3px 7px)`,
} as const;

const axis = {
  position: 'relative',
  // As wide as the bars.
  gridColumn: { xs: '1 / -1', md: 2 },
  height: 30,
  typography: 'caption',
  color: 'text.secondary',
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    width: 0,
    display: 'flex',
    justifyContent: 'center',
    whiteSpace: 'nowrap',
  },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: 0,
    height: 6,
    borderLeft: '1px solid',
    borderColor: 'neutral.main',
  },
  '& > span:first-of-type': { justifyContent: 'flex-start' },
  '& > span:last-of-type': { justifyContent: 'flex-end' },
} as const;
