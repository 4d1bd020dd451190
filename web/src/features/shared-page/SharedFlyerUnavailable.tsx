import { company } from '@brokerage/domain/company/company';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';

interface SharedFlyerUnavailableProps {
  why: 'expired' | 'not-found' | 'failed';
  retry: () => void;
  isRetrying: boolean;
}

/** Why a link shows no flyer; the server renders the same sentences (sharedPage.ts). */
const SENTENCES = {
  expired: 'This link has expired',
  'not-found': 'Link not found',
  failed: 'Failed to load flyer',
} as const;

/** Where there is no flyer to show: why, whom to ask, and the ways on. */
export function SharedFlyerUnavailable({ why, retry, isRetrying }: SharedFlyerUnavailableProps) {
  const isOnline = useOnline();
  return (
    <NotFoundLayout title="Link Unavailable">
      <div role="alert">
        <Typography variant="subtitle1" component="p" sx={{ mb: 1 }}>
          {SENTENCES[why]}
        </Typography>
        <Typography sx={{ mb: 4, maxWidth: '28em', color: 'text.secondary' }}>
          {why !== 'failed'
            ? 'Ask the loan officer who sent it for a new one, or '
            : isOnline
              ? 'Check your connection and try again, or '
              : "You're offline. The flyer will load once you're back online. You can also "}
          call us at{' '}
          <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
            {company.phoneDisplay}
          </Link>
          , {company.hours.text}.
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {why === 'failed' && (
          // It keeps the focus while it waits: it is not disabled, and a second press changes nothing.
          <ActionButton
            variant="contained"
            size="large"
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : retry}
          >
            {isRetrying ? 'Trying again…' : 'Try again'}
          </ActionButton>
        )}
        <ButtonLink href={routePaths.home} variant={why === 'failed' ? 'outlined' : 'contained'} size="large">
          Return to Home
        </ButtonLink>
        {why !== 'failed' && (
          <ButtonLink href={routePaths.branches} variant="outlined" size="large">
            Find a loan officer
          </ButtonLink>
        )}
      </Box>
    </NotFoundLayout>
  );
}
