import { can } from '@brokerage/domain/member/roles';
import { Navigate } from 'react-router-dom';
import { submissionsTabPath } from '../../lib/routes/portalPages.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { SubmissionDesk } from './list/SubmissionDesk.tsx';

const TITLE = 'My Leads';

function Leads() {
  const { member } = useSignedIn();
  const renderHeading = (count: string) => (
    <PageHeading title={TITLE}>
      {count || 'Applications and callback requests that are assigned to you.'}
    </PageHeading>
  );
  if (member.officer_id === null) {
    return (
      <>
        {renderHeading('')}
        <EmptyState title="You’re not in the directory yet">
          Applicants and colleagues can choose you once an administrator lists you.
        </EmptyState>
      </>
    );
  }
  return (
    <SubmissionDesk
      officerId={member.officer_id}
      noun="lead"
      renderHeading={renderHeading}
      empty={
        <EmptyState title="No leads yet">
          Applications and callback requests that are assigned to you appear here automatically.
        </EmptyState>
      }
    />
  );
}

/** Shows officers the submissions that are assigned to them. */
export function MyLeadsPage() {
  const { member } = useSignedIn();
  // Administrators have them among all submissions.
  if (!can(member, 'leads:read') && can(member, 'submissions:read')) {
    return <Navigate to={submissionsTabPath} replace />;
  }
  return (
    <PortalPage action="leads:read" title={TITLE} isWide>
      <Leads />
    </PortalPage>
  );
}
