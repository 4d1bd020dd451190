import { can } from '@brokerage/domain/member/roles';
import { Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { formatInboxCount, useInbox } from '../../lib/live-data/inbox.ts';
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

interface PdfToolsTabProps {
  /** The member's newest flyers. */
  recentFlyers: ReactNode;
}

/** Links to templates, flyers, the approval queue and link analytics, and the newest flyers. */
export function PdfToolsTab({ recentFlyers }: PdfToolsTabProps) {
  const section = permittedSections(useSignedIn()).find(({ tab }) => tab === 'pdf-tools');
  return (
    <>
      <TabHeading title="PDF Tools">{section?.description}</TabHeading>
      <Panels>
        <PageGroups
          pages={section?.pages ?? []}
          renderBadge={({ path }) => {
            if (path === routePaths.approvals) return <PendingBadge />;
            return path === routePaths.templateManager && <ConsentBadge />;
          }}
        />
      </Panels>
      {recentFlyers}
    </>
  );
}
