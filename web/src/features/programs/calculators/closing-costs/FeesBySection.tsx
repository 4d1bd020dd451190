import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toCents } from '@brokerage/domain/number/toCents';
import type { ClosingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { ResultParts } from '../ResultParts.tsx';
import type { ClosingNumbers } from './closingExample.ts';

interface FeesBySectionProps {
  numbers: ClosingNumbers;
  result: ClosingCosts;
}

/** Lists the closing costs by Loan Estimate section. */
export function FeesBySection({ numbers, result }: FeesBySectionProps) {
  const { counted } = result;
  const { states } = useCompany();
  return (
    <section aria-labelledby="each-fee">
      <Typography id="each-fee" variant="h3" component="h2">
        Closing costs by Loan Estimate section
      </Typography>
      <ResultParts
        // Letters tell the sections apart better than six tints would.
        isPlain
        parts={[
          {
            label: SECTIONS.A,
            note: `${numbers.points > 0 ? 'Fees and points, paid' : 'Paid'} to the lender and broker. Counts toward the APR.`,
            cents: result.origination,
          },
          {
            label: SECTIONS.B,
            note: 'To the appraiser and the credit bureaus',
            cents: toCents(numbers.services),
          },
          {
            label: SECTIONS.C,
            note: `Paid to the title company and the closing agent or attorney. About ${formatWholeDollars(counted.settlement)} counts toward the APR.`,
            cents: toCents(numbers.title),
          },
          {
            label: SECTIONS.E,
            note: `To your county, town or state.${states.includes('New Jersey') ? ' In New Jersey, the law charges the seller the fee on the deed, the realty transfer fee (N.J.S.A. 46:15-7).' : ''}`,
            cents: result.government,
          },
          {
            label: SECTIONS.F,
            note: `A year of homeowner’s insurance, and ${formatWholeDollars(counted.interest)} of interest to the end of the month. That interest counts toward the APR.`,
            cents: result.prepaids,
          },
          {
            label: SECTIONS.G,
            note: 'To the lender, for your next tax and insurance bills',
            cents: result.escrow,
          },
        ]}
        sum={{
          name: 'Closing costs',
          cents: result.total,
          note: `${result.shareOfPrice.toFixed(1)}% of the price`,
        }}
      />
      <Typography sx={{ mt: 2 }}>
        The APR counts <strong>{formatWholeDollars(counted.total)}</strong> of this on top of the interest
        rate: what the loan itself costs you at closing.
      </Typography>
    </section>
  );
}

/** Letters and names of the Loan Estimate's sections (12 CFR 1026.37(f) and (g)); D is the total of A to C. */
const SECTIONS = {
  A: 'A. Origination charges',
  B: 'B. Services you cannot shop for',
  C: 'C. Services you can shop for',
  E: 'E. Taxes and other government fees',
  F: 'F. Prepaids',
  G: 'G. Initial escrow payment at closing',
} as const;
