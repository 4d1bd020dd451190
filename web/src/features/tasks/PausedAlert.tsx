import { can } from '@brokerage/domain/member/roles';
import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useCompany } from '../../lib/company/useCompany.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Tells administrators that the website takes no applications, with a link to the setting for those who can change it. */
export function PausedAlert() {
  const { member, isAdministrator } = useSignedIn();
  const { isPaused } = useCompany().applyRules;
  if (!isPaused || !isAdministrator) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      Online applications are paused. Visitors can’t apply on your website.{' '}
      {can(member, 'company:manage') && (
        <Link component={RouterLink} to={`${routePaths.company}#apply-rules`} color="inherit">
          Change it in Company Settings
        </Link>
      )}
    </Alert>
  );
}
