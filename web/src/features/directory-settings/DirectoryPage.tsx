import { Box, Tab, Tabs } from '@mui/material';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { BranchesSection } from './branches/BranchesSection.tsx';
import { EntriesSection } from './entries/EntriesSection.tsx';
import { useDirectoryEntries } from './entries/useDirectoryEntries.ts';

type View = 'officers' | 'branches';

/** The page for the website's branches and loan officers; for super administrators. */
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
  // The open view is in the URL, so reload and Back keep it.
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('show') === 'branches' ? 'branches' : 'officers';
  const [branchId, setBranchId] = useState('');
  const branches = useBranches(tenantId);
  const entries = useDirectoryEntries(tenantId, branchId);
  const all = combineLive([branches, entries]);
  const showView = useCallback(
    (next: View, ofBranch = '') => {
      // The list of branches counts the officers of each, so it needs all entries.
      setBranchId(ofBranch);
      setSearch(next === 'branches' ? { show: next } : {});
    },
    [setSearch],
  );
  const showOfficers = useCallback((id: string) => showView('officers', id), [showView]);
  if (all.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the directory" onRetry={all.retry}>
        {loadErrorMessage(all.error)}
      </ErrorState>
    );
  }
  const tabs: Record<View, string> = { officers: 'Loan officers', branches: 'Branches' };
  return (
    <>
      <ConnectionHint live={all} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}>
        <Tabs value={view} onChange={(_event, next: View) => showView(next)} aria-label="Directory">
          {Object.entries(tabs).map(([value, label]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`directory-tab-${value}`}
              aria-controls={`directory-${value}`}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`directory-${view}`} aria-labelledby={`directory-tab-${view}`}>
        {branches.status !== 'ready' || entries.status !== 'ready' ? (
          <TableSkeleton label="Loading the directory" rows={6} />
        ) : view === 'branches' ? (
          <BranchesSection
            branches={branches.data.items}
            // If not all entries are loaded, any count would be wrong.
            officers={entries.data.more ? undefined : entries.data.items}
            onOfficers={showOfficers}
          />
        ) : (
          <EntriesSection
            list={entries.data}
            branches={branches.data.items}
            branchId={branchId}
            onBranch={setBranchId}
          />
        )}
      </Box>
    </>
  );
}
