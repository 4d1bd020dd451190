import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { conformingArea } from '@brokerage/domain/programs/conventionalPurchase';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Explains what changes for a loan above the conforming limits, in dollars; renders nothing below them. */
export function JumboNote({ loan }: { loan: number }) {
  const area = conformingArea(loan);
  if (area === 'all-counties') return null;
  return (
    <Typography role="status" sx={{ mt: 2, maxWidth: '34em', textWrap: 'pretty' }}>
      {area === 'none'
        ? `A ${formatDollars(loan)} loan is above ${formatDollars(ceiling)}, the limit for a conventional loan in the highest-cost counties. Jumbo loans have their own rates, and lenders ask for stronger credit and more savings. `
        : `A ${formatDollars(loan)} loan is above ${formatDollars(baseline)}, the limit for a conventional loan in most counties. Where your county’s limit is lower, you’d need a jumbo loan. `}
      <Link href="/loans/jumbo" sx={{ fontWeight: 600 }}>
        {area === 'none' ? 'See jumbo loans' : 'Check your county’s limit'}
      </Link>
    </Typography>
  );
}
