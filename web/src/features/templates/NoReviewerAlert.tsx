import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { can } from '@brokerage/domain/member/roles';
import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Says that no one is left who can consent, and links to the People page for members who can invite reviewers. */
export function NoReviewerAlert() {
  const { member } = useSignedIn();
  return (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {templateErrors['no-consent-reviewer'].sentence}
      {can(member, 'members:manage') && (
        <>
          {' '}
          <Link to={routePaths.members}>Invite a teammate</Link>
        </>
      )}
    </Alert>
  );
}
