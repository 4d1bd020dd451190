import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../lib/company/useCompany.ts';
import { sitePaths } from '../lib/routes/sitePaths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** Shown when a page fails to render: what to do and whom to call. React has already logged the error. */
export function PageFailed() {
  const company = useCompany();
  return (
    <Container maxWidth="sm" component="main" sx={{ py: { xs: 8, md: 14 } }}>
      <title>{`This page didn’t load | ${company.name}`}</title>
      <Typography variant="h1">This page didn’t load</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2 }}>
        Check your connection and try again.
        {window.location.pathname === sitePaths.preApproval && ' Your answers are saved in this browser.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <ActionButton variant="contained" size="large" onClick={() => window.location.reload()}>
          Try again
        </ActionButton>
        {/* A full page load: the router itself may have failed. */}
        <ButtonLink href={sitePaths.home} variant="outlined" size="large">
          Return to Home
        </ButtonLink>
      </Box>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        If it happens again, call us at <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>.
      </Typography>
    </Container>
  );
}
