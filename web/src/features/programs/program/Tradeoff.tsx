import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import { type LoanExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../calculators/calculatorLinks.ts';
import { loanInks } from '../loanInks.ts';
import { FundingFees } from './FundingFees.tsx';

const sumInterest = ({ table }: LoanExample) => table.reduce((sum, { interest }) => sum + interest, 0);

/** Each amount in the color that it has in the other charts. */
const ROWS = [
  ['Down payment', ({ down }: LoanExample) => down, loanInks.principal],
  ['Principal and interest each month', ({ payment }: LoanExample) => payment, loanInks.principal],
  ['Interest over 30 years', sumInterest, loanInks.interest],
] as const;

const OPTIONS = [
  { id: 'va', name: 'VA loan, nothing down' },
  { id: 'conventional', name: 'Conventional loan, 20% down' },
] as const;

/** The same home without a down payment and with 20%: what one keeps, and what that costs. */
export function Tradeoff() {
  const options = OPTIONS.map((option) => ({ ...option, example: loanExample(option.id) }));
  const { principal, base, price } = loanExample('va');
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        {ROWS.map(([label, amountOf, color]) => {
          const most = Math.max(...options.map(({ example }) => amountOf(example)));
          return (
            <Box key={label} sx={rowStyles}>
              <Box component="dt" sx={{ typography: 'h3' }}>
                {label}
              </Box>
              {options.map(({ id, name, example }) => (
                <Box component="dd" key={id} sx={{ m: 0, gridColumn: { md: 2 } }}>
                  <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2 }}>
                    <span>{name}</span>
                    <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
                      {formatWholeDollars(amountOf(example))}
                    </Box>
                  </Box>
                  <Box sx={{ mt: 0.75, mb: 1.5, height: 14, bgcolor: 'neutral.soft', borderRadius: '3px' }}>
                    <Box
                      sx={{
                        height: '100%',
                        width: `${(amountOf(example) / most) * 100}%`,
                        bgcolor: color,
                        borderRadius: '3px',
                      }}
                    />
                  </Box>
                </Box>
              ))}
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '46em', color: 'text.secondary' }}>
        A {formatWholeDollars(price)} home. The VA loan includes a funding fee of{' '}
        {formatWholeDollars(principal - base)}. Both examples and their APRs are at the end of this page.{' '}
        <Link href={exampleLink(loanExample('va'), 'va')}>Try your own numbers</Link>
      </Typography>
      <Box sx={{ ...rowStyles, mt: 4, py: 4 }}>
        <div>
          <Typography variant="h3">The funding fee, on the same home</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            You pay it once, and you can add it to the loan. It’s lowest with 10% or more down.
          </Typography>
        </div>
        <div>
          <FundingFees />
        </div>
      </Box>
    </>
  );
}

const rowStyles = {
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 8,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
} as const;
