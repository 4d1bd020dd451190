import { can } from '@brokerage/domain/member/roles';
import { TEMPLATE_REFUSALS } from '@brokerage/domain/template/templateRefusals';
import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Says that nobody is left who could consent, and leads people who can invite reviewers to their page. */
export function NoReviewerAlert() {
  const { member } = useSignedIn();
  return (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {TEMPLATE_REFUSALS.nobodyConsents}
      {can(member, 'people:manage') && (
        <>
          {' '}
          <Link to={routePaths.people}>Invite a teammate</Link>
        </>
      )}
    </Alert>
  );
}
