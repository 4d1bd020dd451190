import { can } from '@brokerage/domain/member/roles';
import { Alert, Link } from '@mui/material';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';

/** Links reviewers to the templates that need their consent, which aren't in the flyer queue. */
export function ConsentAlert() {
  const { member } = useSignedIn();
  const templates = useAwaitingConsent(member.tenant_id);
  const [first] = templates;
  if (!first || !can(member, 'templates:consent')) return null;
  const isOne = templates.length === 1;
  return (
    <Alert role="note" severity="info" sx={{ mb: 2 }}>
      {isOne ? '1 template is' : `${templates.length} templates are`} waiting for consent:{' '}
      <Link
        component={RouterLink}
        to={
          isOne
            ? generatePath(routePaths.templateEditor, { templateId: first.id })
            : routePaths.templateManager
        }
        color="inherit"
      >
        {isOne ? `Review “${first.name}”` : 'Open Template Manager'}
      </Link>
    </Alert>
  );
}
