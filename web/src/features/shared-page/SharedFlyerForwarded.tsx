import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';
import type { Successor } from './sharedFlyerCalls.ts';

/**
 * The way to the colleague who takes over, where the loan officer of a flyer has left. `shared-page` sends visitors there
 * by itself: this is for who had the page open already.
 */
export function SharedFlyerForwarded({ successor }: { successor: Successor }) {
  return (
    <NotFoundLayout title="This flyer is no longer available">
      <Typography role="status" sx={{ mb: 4, maxWidth: '28em', color: 'text.secondary' }}>
        {successor.name} can help with your home loan questions.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink href={officerPath(successor.id)} variant="contained" size="large">
          Meet {successor.name}
        </ButtonLink>
        <ButtonLink href={routePaths.home} variant="outlined" size="large">
          Return to Home
        </ButtonLink>
      </Box>
    </NotFoundLayout>
  );
}
