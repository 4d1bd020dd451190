import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../lib/company/useCompany.ts';
import { routePaths } from '../lib/routes/routePaths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** Shown if a page couldn't be rendered: what to do, and who to call. React has logged the error. */
export function PageFailed() {
  const company = useCompany();
  return (
    <Container maxWidth="sm" component="main" sx={{ py: { xs: 8, md: 14 } }}>
      <title>{`This page didn’t load | ${company.name}`}</title>
      <Typography variant="h1">This page didn’t load</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2 }}>
        Check your connection and try again.
        {window.location.pathname === routePaths.preApproval && ' Your answers are saved in this browser.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <ActionButton variant="contained" size="large" onClick={() => window.location.reload()}>
          Try again
        </ActionButton>
        {/* A full page load: the router itself may have failed. */}
        <ButtonLink href={routePaths.home} variant="outlined" size="large">
          Return to Home
        </ButtonLink>
      </Box>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        If it happens again, call us at <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>.
      </Typography>
    </Container>
  );
}
