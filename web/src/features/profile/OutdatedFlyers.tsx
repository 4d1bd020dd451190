import type { Profile } from '@brokerage/domain/member/profile';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { outdatedFlyers } from './outdatedFlyers.ts';
import { useApprovedFlyers } from './useApprovedFlyers.ts';

interface OutdatedFlyersProps {
  member: Pick<UserRole, 'tenant_id' | 'user_id'>;
  /** As it is stored. */
  profile: Profile;
  /** The photo was changed since the page was opened. */
  isPhotoNew: boolean;
}

/** Tells which approved flyers still show old details: they keep what they were approved with. */
export function OutdatedFlyers({ member, profile, isPhotoNew }: OutdatedFlyersProps) {
  const live = useApprovedFlyers(member.tenant_id, member.user_id);
  if (live.status === 'loading') return null;
  if (live.status === 'failed') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={live.retry}>
            Retry
          </Button>
        }
      >
        We couldn’t check whether your approved flyers show old details.
      </Alert>
    );
  }
  const found = outdatedFlyers(live.data.items, profile, isPhotoNew);
  if (found.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <AlertTitle>
        {found.length === 1
          ? '1 approved flyer still shows old details'
          : `${found.length} approved flyers still show old details`}
      </AlertTitle>
      A flyer keeps the details it was approved with. To update one, open it and make a new version.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {found.map(({ id, title, shows }) => (
          <li key={id}>
            <Link component={RouterLink} to={editFlyerPath(id)} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Link>
            : old {shows}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
