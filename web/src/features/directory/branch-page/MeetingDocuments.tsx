import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import { Fact, Facts } from '../Facts.tsx';

/** Documents to bring to a first meeting: those for a pre-approval letter, from its guide. */
export function MeetingDocuments() {
  return (
    <>
      <Typography variant="h3" component="h2">
        Coming in? Bring what you have
      </Typography>
      <Facts sx={{ mt: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Fact name="Pay">Pay stubs from the last 30 days and two years of W-2s</Fact>
        <Fact name="Savings">Two months of statements, all pages</Fact>
        <Fact name="Debts">What you owe on cards, car loans and student loans</Fact>
        <Fact name="ID">A driver’s license or passport</Fact>
      </Facts>
      <Typography sx={{ mt: 1.5 }}>
        Self-employed? Bring two years of tax returns.{' '}
        <Link href={guidePaths.preApproval} sx={{ whiteSpace: 'nowrap' }}>
          How pre-approval works
        </Link>
      </Typography>
    </>
  );
}
