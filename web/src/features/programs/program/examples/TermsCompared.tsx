import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calculatorPaths } from '../../../../lib/routes/sitePaths.ts';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { finePrint } from '../../content/finePrint.ts';
import { BarLegend } from './BarLegend.tsx';

const YEARS = [15, 20, 30] as const;

/** Compares the example loan over three terms: the monthly payment, and a bar of principal and interest. */
export function TermsCompared() {
  const { down, downPercent, principal, annualRate, prepaidCharges } = loanExample('conventional');
  const terms = YEARS.map((years) => {
    const { payment, apr, table } = loanExample('conventional', { term: years * 12 });
    return { years, payment, apr, interest: table.reduce((sum, { interest }) => sum + interest, 0) };
  });
  const max = principal + Math.max(...terms.map(({ interest }) => interest));
  const width = (cents: number) => `${(cents / max) * 100}%`;
  return (
    <>
      <BarLegend
        parts={[
          { name: 'The loan', fill: loanFill },
          { name: 'Interest', fill: { bgcolor: loanColors.interest } },
        ]}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
        {terms.map(({ years, payment, apr, interest }) => (
          <Box
            component="li"
            key={years}
            sx={{
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
              display: 'grid',
              columnGap: 4,
              rowGap: 1,
              gridTemplateColumns: { xs: '1fr 1fr', md: '140px 200px 1fr' },
              alignItems: 'center',
              fontVariantNumeric: 'lining-nums',
            }}
          >
            <Typography variant="h3">{years} years</Typography>
            <Box sx={{ textAlign: { xs: 'right', md: 'left' } }}>
              <strong>{formatWholeDollars(payment)}</strong> a month
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {apr.toFixed(2)}% APR
              </Typography>
            </Box>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Box aria-hidden="true" sx={bar}>
                <Box sx={{ ...loanFill, width: width(principal) }} />
                <Box sx={{ width: width(interest), bgcolor: loanColors.interest }} />
              </Box>
              <Box sx={{ mt: 0.5 }}>
                <strong>{formatWholeDollars(interest)}</strong> in interest,{' '}
                {formatWholeDollars(principal + interest)} in all
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, ...finePrint, color: 'text.secondary' }}>
        A loan of {formatWholeDollars(principal)} at {formatInterestRate(annualRate)} for all three terms, so
        you can see the difference the term makes, with {downPercent}% ({formatWholeDollars(down)}) down.
        Shorter terms often have a lower rate. The APR counts {formatWholeDollars(prepaidCharges)} of the{' '}
        <Link href={calculatorPaths.closingCosts}>closing costs</Link>.
      </Typography>
    </>
  );
}

const loanFill = { bgcolor: loanColors.principal, opacity: 0.35 } as const;

const bar = {
  display: 'flex',
  gap: '2px',
  height: 14,
  borderRadius: '3px',
  overflow: 'hidden',
  '& > div': { printColorAdjust: 'exact' },
} as const;
