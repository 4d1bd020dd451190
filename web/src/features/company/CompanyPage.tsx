import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { FORM_WIDTH, PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';
import { useCompanySettings } from './useCompanySettings.ts';

/** Settings for the company's details on pages, flyers and signatures, and for what it requires of its administrators. */
export function CompanyPage() {
  return (
    <PortalPage action="company:manage" title="Company Settings" isWide>
      <PageHeading title="Company Settings">
        Your company details on the website, flyers, signatures and emails, and how administrators sign in.
        The website shows a change within a minute.
      </PageHeading>
      <Company />
    </PortalPage>
  );
}

function Company() {
  const { member } = useSignedIn();
  const live = useCompanySettings(member.tenant_id);
  return (
    <>
      <ConnectionHint live={live} />
      {live.status === 'ready' && live.data && <CompanyEditor stored={live.data} />}
      {live.status === 'ready' && !live.data && (
        <ErrorState title="Couldn’t read the company settings" onRetry={() => window.location.reload()}>
          Something is wrong with the saved settings. Reload the page. If it happens again, contact support.
        </ErrorState>
      )}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load the company settings" onRetry={live.retry}>
          Check your connection and try again.
        </ErrorState>
      )}
      {live.status === 'loading' && (
        <SkeletonLines label="Loading company settings" count={5} kind="fields" maxWidth={FORM_WIDTH} />
      )}
    </>
  );
}
