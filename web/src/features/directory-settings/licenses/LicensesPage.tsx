import { Stack } from '@mui/material';
import { useMemo } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { combineLive } from '../../../lib/live-data/combineLive.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useTenant } from '../../../lib/live-data/records/useTenant.ts';
import { LICENSE_FIELDS } from '../../../lib/routes/licensesPath.ts';
import { useOptimisticSearch } from '../../../lib/routes/useOptimisticSearch.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { LicensesSection } from './LicensesSection.tsx';
import { parseHolderKey } from './licenseHolders.ts';
import { useLicenses } from './useLicenses.ts';

/** The licenses of the company, its branches and its loan officers; only super administrators can change them. */
export function LicensesPage() {
  return (
    <PortalPage action="licenses:read" title="Licenses" isWide>
      <PageHeading title="Licenses">
        Your website, flyers and email signatures show these. We’ll remind you 60, 30 and 7 days before one
        expires. After that, flyers for that state can’t be submitted or shared.
      </PageHeading>
      <Licenses />
    </PortalPage>
  );
}

function Licenses() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const [address, setAddress] = useOptimisticSearch();
  const holderKey = address.get(LICENSE_FIELDS.holder) ?? '';
  const state = address.get(LICENSE_FIELDS.state) ?? '';
  const filter = useMemo(() => ({ holder: parseHolderKey(holderKey), state }), [holderKey, state]);
  const narrowTo = (filters: Record<string, string>) => {
    const next = new URLSearchParams(address);
    for (const [field, value] of Object.entries(filters)) {
      if (value === '') next.delete(field);
      else next.set(field, value);
    }
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const licenses = useLicenses(tenantId, filter);
  const branches = useBranches(tenantId);
  const tenant = useTenant(tenantId);
  const all = combineLive([licenses, branches, tenant]);
  if (all.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the licenses" onRetry={all.retry}>
        {loadErrorMessage(all.error)}
      </ErrorState>
    );
  }
  const isReady = licenses.status === 'ready' && branches.status === 'ready' && tenant.status === 'ready';
  return (
    <Stack>
      <ConnectionHint live={all} />
      {isReady ? (
        <LicensesSection
          list={licenses.data}
          filter={filter}
          onNarrow={(field, value) => narrowTo({ [field]: value })}
          onShowAll={() => narrowTo({ [LICENSE_FIELDS.holder]: '', [LICENSE_FIELDS.state]: '' })}
          branches={branches.data.items}
          companyName={tenant.data?.company_name ?? 'Company'}
        />
      ) : (
        <TableSkeleton label="Loading the licenses" rows={6} />
      )}
    </Stack>
  );
}
