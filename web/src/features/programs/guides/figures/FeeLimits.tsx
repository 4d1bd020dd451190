import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GuideFigure } from './GuideFigure.tsx';

/** How much fees may rise above the Loan Estimate (12 CFR 1026.19(e)(3)). */
const LIMITS = [
  {
    limit: 'Can’t go up',
    fees: 'The lender’s and broker’s own fees, transfer taxes, and services you can’t shop for',
    ink: 'primary.main',
  },
  {
    limit: 'By 10% at most, in total',
    fees: 'Recording fees, and services from the lender’s list',
    ink: 'secondary.main',
  },
  {
    limit: 'No limit',
    fees: 'Prepaid items, and providers you choose yourself',
    ink: 'neutral.main',
  },
] as const;

/** What can still change between the Loan Estimate and closing. */
export function FeeLimits() {
  return (
    <GuideFigure
      caption="What can rise above your Loan Estimate"
      note="A change, such as a new loan amount, can reset these limits."
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 2 }}>
        {LIMITS.map(({ limit, fees, ink }) => (
          <Box key={limit} sx={{ pl: 2, borderLeft: 6, borderColor: ink }}>
            <Typography component="dt" variant="h3" sx={{ fontVariantNumeric: 'lining-nums' }}>
              {limit}
            </Typography>
            <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
              {fees}
            </Box>
          </Box>
        ))}
      </Box>
    </GuideFigure>
  );
}
