import { can } from '@brokerage/domain/member/roles';
import { Chip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../lib/format/formatCount.ts';
import { countNewViews, loadSeenViews } from '../../lib/links/seenViews.ts';
import { useLinkRows } from '../../lib/links/useLinkRows.ts';
import { formatInboxCount, useInbox } from '../../lib/live-data/inbox.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { permittedSections } from '../../lib/routes/portalLocations.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';
import { TabHeading } from '../../ui/layout/portal/TabHeading.tsx';
import { PageGroups, Panels } from './PageGroups.tsx';

function Badge({ label }: { label: string }) {
  return <Chip size="small" color="warning" label={label} sx={{ flexShrink: 0 }} />;
}

/** How many flyers are waiting in the Approval Queue. */
function PendingBadge() {
  const pending = formatInboxCount(useInbox().flyers);
  return pending && <Badge label={`${pending} pending`} />;
}

/** How many templates are waiting for a reviewer's consent. */
function ConsentBadge() {
  const { member } = useSignedIn();
  const { length } = useAwaitingConsent(member.tenant_id);
  return can(member, 'templates:consent') && length > 0 && <Badge label={`${length} waiting for consent`} />;
}

/** How many views an officer's links got since the last visit to Link Analytics. */
function NewViewsBadge() {
  const { user, member } = useSignedIn();
  const [seen] = useState(() => loadSeenViews(user.uid));
  const data = readyData(useLinkRows({ tenantId: member.tenant_id, holderId: user.uid }));
  const count = data ? countNewViews(data.rows, seen) : 0;
  if (count === 0) return null;
  // Of the newest links, if there are more.
  const text = `${formatCount(count)}${data?.more ? '+' : ''} new ${count === 1 ? 'view' : 'views'}`;
  return <Chip size="small" color="success" label={text} sx={{ flexShrink: 0 }} />;
}

interface PdfToolsTabProps {
  /** The member's newest flyers. */
  recentFlyers: ReactNode;
}

/** Links to templates, flyers, the approval queue and link analytics, and the newest flyers. */
export function PdfToolsTab({ recentFlyers }: PdfToolsTabProps) {
  const session = useSignedIn();
  const { isAdministrator } = session;
  const section = permittedSections(session).find(({ tab }) => tab === 'pdf-tools');
  return (
    <>
      <TabHeading title="PDF Tools">{section?.description}</TabHeading>
      <Panels>
        <PageGroups
          pages={section?.pages ?? []}
          renderBadge={({ path }) => {
            if (path === routePaths.approvals) return <PendingBadge />;
            if (path === routePaths.analytics) return !isAdministrator && <NewViewsBadge />;
            return path === routePaths.templateManager && <ConsentBadge />;
          }}
        />
      </Panels>
      {recentFlyers}
    </>
  );
}
