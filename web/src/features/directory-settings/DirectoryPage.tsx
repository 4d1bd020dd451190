import { Stack } from '@mui/material';
import { useState } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { BranchesSection } from './BranchesSection.tsx';
import { EntriesSection } from './EntriesSection.tsx';
import { useDirectoryEntries } from './useDirectoryEntries.ts';

/** The branches and loan officers of the public website; for super administrators. */
export function DirectoryPage() {
  return (
    <PortalPage action="directory:manage" title="Directory" isWide>
      <PageHeading title="Directory">
        The branches and loan officers on your website. Visitors see a change within a minute. Search engines
        and link previews see it after the website’s next update.
      </PageHeading>
      <Directory />
    </PortalPage>
  );
}

function Directory() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const [branchId, setBranchId] = useState('');
  const branches = useBranches(tenantId);
  const entries = useDirectoryEntries(tenantId, branchId);
  const failed = [branches, entries].find((live) => live.status === 'failed');
  if (failed) {
    return (
      <ErrorState title="Couldn’t load the directory" onRetry={failed.retry}>
        {loadFailureText(failed.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <ConnectionHint live={branches.status === 'ready' ? entries : branches} />
      {branches.status === 'ready' && entries.status === 'ready' ? (
        <Stack spacing={5}>
          <EntriesSection
            list={entries.data}
            branches={branches.data.items}
            branchId={branchId}
            onBranch={setBranchId}
          />
          <BranchesSection branches={branches.data.items} />
        </Stack>
      ) : (
        <TableSkeleton label="Loading the directory" rows={6} />
      )}
    </>
  );
}
