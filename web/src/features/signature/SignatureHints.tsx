import type { UserRole } from '@brokerage/domain/member/userRole';
import { isMailPicture } from '@brokerage/domain/signature/signatureFacts';
import { Alert, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';

interface SignatureHintsProps {
  profile: Pick<UserRole, 'nmls_id' | 'headshot_url' | 'phone' | 'title'>;
  siteOrigin: string;
}

/** What recipients would miss, and where it is filled in. */
export function SignatureHints({ profile, siteOrigin }: SignatureHintsProps) {
  const isHidden = profile.headshot_url !== '' && !isMailPicture(profile.headshot_url);
  const missing = [
    profile.headshot_url === '' && 'photo',
    profile.nmls_id === '' && 'NMLS number',
    profile.phone === '' && 'phone number',
    profile.title === '' && 'job title',
  ].filter((one) => one !== false);
  const isLocal = !siteOrigin.startsWith('https:');
  if (missing.length === 0 && !isHidden && !isLocal) return null;
  const profileLink = (
    <Link component={RouterLink} to={routePaths.profile} color="inherit">
      Profile Settings
    </Link>
  );
  return (
    <Stack spacing={1} sx={{ mb: 2.5 }}>
      {(missing.length > 0 || isHidden) && (
        <Alert severity="info" role="note">
          {missing.length > 0 && (
            <div>
              Your profile has no {LIST.format(missing)} yet. Add what’s missing in {profileLink}.
            </div>
          )}
          {isHidden && (
            <div>
              Your photo is left out because email programs show only PNG and JPG. Upload it again in{' '}
              {profileLink}.
            </div>
          )}
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

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });
