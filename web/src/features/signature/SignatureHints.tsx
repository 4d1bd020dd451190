import type { UserRole } from '@brokerage/domain/member/userRole';
import { isMailPicture } from '@brokerage/domain/signature/signatureFacts';
import { Alert, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';

interface SignatureHintsProps {
  profile: Pick<UserRole, 'nmls_id' | 'headshot_url'>;
  siteOrigin: string;
}

/** What recipients would miss, and how to mend it. */
export function SignatureHints({ profile, siteOrigin }: SignatureHintsProps) {
  const hints = [
    !profile.nmls_id && 'Your NMLS number is missing. Add it in',
    !profile.headshot_url && 'You don’t have a photo yet. Add one in',
    profile.headshot_url &&
      !isMailPicture(profile.headshot_url) &&
      'Your photo is left out because email programs show only PNG and JPG. Upload it again in',
  ].filter((hint) => typeof hint === 'string' && hint !== '');
  const isLocal = !siteOrigin.startsWith('https:');
  if (hints.length === 0 && !isLocal) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {hints.length > 0 && (
        <Alert severity="info" role="note">
          {hints.map((hint) => (
            <div key={String(hint)}>
              {hint}{' '}
              <Link component={RouterLink} to={routePaths.profile} color="inherit">
                Profile Settings
              </Link>
              .
            </div>
          ))}
        </Alert>
      )}
      {isLocal && (
        <Alert severity="warning" role="note">
          This is a test site on {siteOrigin.replace(/^\w+:\/\//, '')}. Recipients won’t see the pictures, and
          links to this site won’t open.
        </Alert>
      )}
    </Stack>
  );
}
