import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ApplyOrCall } from './ApplyOrCall.tsx';

interface CallToActionProps {
  title?: string;
  lead?: string | undefined;
  /** Where Apply leads, and what it says. */
  apply?: { label: string; to: string };
  /** Whom to call, where it isn't the company. */
  call?: { label: string; to: string } | undefined;
}

const LEAD =
  'Pre-approval takes seven short steps. We never ask for a Social Security number here, and your answers stay in your browser until you send them. This is not a commitment to lend.';
const APPLY = { label: 'Apply Now', to: routePaths.preApproval };

/** The end of a page: apply, or call. */
export function CallToAction({
  title = 'See what you qualify for',
  lead = LEAD,
  apply = APPLY,
  call,
}: CallToActionProps) {
  return (
    <Box
      component="section"
      aria-labelledby="begin"
      sx={{
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        py: { xs: 8, md: 12 },
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography id="begin" variant="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '38em', color: 'primary.soft' }}>{lead}</Typography>
        </div>
        <ApplyOrCall apply={apply} call={call} isDark />
      </Container>
    </Box>
  );
}
