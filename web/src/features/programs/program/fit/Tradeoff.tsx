import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { LOW_DOWN, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { TEXT_WIDTH } from '../../../../ui/theme/textWidth.ts';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { pmiLoan } from '../examples/pmiLoan.ts';

/** Down payments in percent that a veteran with savings might choose. */
const DOWN = [LOW_DOWN, loanExample('conventional').downPercent] as const;

/**
 * Compares the same home with no down payment, a small one, and one large enough to avoid PMI: the cash needed now and the long-term cost.
 */
export function Tradeoff() {
  const va = loanExample('va');
  const vaInterest = va.table.reduce((sum, { interest }) => sum + interest, 0);
  const loans = [
    {
      name: 'VA, nothing down',
      down: va.down,
      payment: va.payment,
      apr: va.apr,
      cost: vaInterest + va.principal - va.base,
      costName: 'in interest and the funding fee',
    },
    ...DOWN.map((downPercent) => {
      const { down, payment, pmi, apr, interest, totalPmi } = pmiLoan(downPercent);
      return {
        name: `Conventional, ${downPercent}% down`,
        down,
        payment: payment + pmi,
        apr,
        cost: interest + totalPmi,
        costName: pmi > 0 ? 'in interest and PMI' : 'in interest',
      };
    }),
  ];
  const max = Math.max(...loans.map(({ cost }) => cost));
  return (
    <>
      <Box component="ul" sx={list}>
        {loans.map(({ name, down, payment, apr, cost, costName }, index) => (
          <li key={name}>
            <Typography variant="h3">{name}</Typography>
            <div>
              <strong>{formatWholeDollars(down)}</strong> in cash
              <br />
              <strong>{formatWholeDollars(payment)}</strong> a month ({apr.toFixed(2)}% APR)
            </div>
            <div>
              <Box
                aria-hidden="true"
                sx={{ ...bar, width: `${(cost / max) * 100}%`, opacity: index === 0 ? 1 : 0.55 }}
              />
              <strong>{formatWholeDollars(cost)}</strong> {costName} over {va.term / 12} years
            </div>
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 2.5, maxWidth: TEXT_WIDTH }}>
        A {formatWholeDollars(va.price)} home with a {va.term / 12}-year loan: VA at{' '}
        {formatInterestRate(va.annualRate)}, conventional at{' '}
        {formatInterestRate(loanExample('conventional').annualRate)}. PMI ends on its own when you owe 78% of
        the price; with 20% down, there is none. Payments are principal, interest and PMI. The VA loan
        includes the funding fee for a first use.{' '}
        <Link href={exampleLink(va, 'va')} sx={{ whiteSpace: 'nowrap' }}>
          Try your own numbers
        </Link>
      </Typography>
    </>
  );
}

/** Name, cash and long-term cost as a bar in columns, stacked on phones. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'lining-nums',
  '& > li': {
    display: 'grid',
    columnGap: 5,
    rowGap: 1,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '3fr 3fr 5fr' },
    alignItems: 'center',
    py: { xs: 2.5, md: 3 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > li > :last-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
} as const;

const bar = {
  height: 14,
  mb: 0.5,
  borderRadius: '3px',
  bgcolor: loanColors.interest,
  printColorAdjust: 'exact',
} as const;
