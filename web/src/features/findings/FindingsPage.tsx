import { objectKeys } from '@brokerage/domain/collections/records';
import { CHECK_NAMES, formatCheck } from '@brokerage/domain/finding/checkNames';
import type { Finding } from '@brokerage/domain/finding/finding';
import { MAX_SELECTED } from '@brokerage/domain/recall/recallCriterion';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Button, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { findingPath } from '../../lib/routes/findingPaths.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useOptimisticSearch } from '../../lib/routes/useOptimisticSearch.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../ui/table/toRowId.ts';
import { FINDING_COLUMNS } from './findingColumns.tsx';
import { FINDING_VIEWS, type FindingFilter, parseFindingFilter, toFindingAddress } from './findingFilter.ts';
import { LastRecheck } from './LastRecheck.tsx';
import { useFindings, useRecheck } from './useFindings.ts';

/** What today's checks find on the company's live flyers, most viewed first. */
export function FindingsPage() {
  return (
    <PortalPage action="flyers:recall" title="Findings" isWide>
      <PageHeading title="Findings">
        Problems our current checks found on live flyers, most viewed first (last 30 days). A rule may be new,
        or a license, date or rate may have expired since approval.
      </PageHeading>
      <Findings />
    </PortalPage>
  );
}

const CHECKS = [...CHECK_NAMES].toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

interface FindingFiltersProps {
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

/** Filters the findings by decision and by check. */
function FindingFilters({ filter, onChange }: FindingFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Findings"
      sx={{
        display: 'grid',
        gap: 1.5,
        maxWidth: 560,
        flex: '1 1 20rem',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
      }}
    >
      <SelectField
        id="finding-status"
        label="Status"
        value={filter.view}
        options={objectKeys(FINDING_VIEWS).map((view) => [view, FINDING_VIEWS[view]])}
        onChange={(view) => onChange({ ...filter, view })}
      />
      <SelectField
        id="finding-check"
        label="Check"
        value={CHECK_NAMES.has(filter.check) ? filter.check : ''}
        none="All checks"
        options={CHECKS}
        onChange={(check) => onChange({ ...filter, check })}
      />
    </Box>
  );
}

function Findings() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const [address, setAddress] = useOptimisticSearch();
  const filter = useMemo(() => parseFindingFilter(address), [address]);
  const { view, check } = filter;
  return (
    <>
      <LastRecheck tenantId={tenantId} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
      >
        <FindingFilters
          filter={filter}
          onChange={(next) => setAddress(toFindingAddress(next), { replace: true })}
        />
        {view === 'open' && check !== '' && (
          <Button
            component={Link}
            to={newRecallPath({ by: 'check', check })}
            color="error"
            variant="outlined"
          >
            Recall all with this finding
          </Button>
        )}
      </Stack>
      <FindingList tenantId={tenantId} filter={filter} />
    </>
  );
}

function FindingList({ tenantId, filter }: { tenantId: string; filter: FindingFilter }) {
  const live = useFindings(tenantId, filter);
  const navigate = useNavigate();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the findings" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <>
        <ConnectionHint live={live} />
        <TableSkeleton label="Loading findings" columns={[4, 2, 2, 1, 1, 2]} rows={5} />
      </>
    );
  }
  const { items, unreadable, more } = live.data;
  const chosen = items.filter(({ id }) => ids.has(id));
  return (
    <>
      <ConnectionHint live={live} />
      <UnreadableAlert count={unreadable} noun="finding" />
      {items.length === 0 ? (
        <NothingFound tenantId={tenantId} filter={filter} />
      ) : (
        <DataTable
          id="findings"
          name="Findings"
          label="Findings"
          columns={FINDING_COLUMNS}
          rows={items}
          getRowId={toRowId}
          tableFrom={840}
          onOpen={({ id }) => void navigate(findingPath(id))}
          {...(filter.view === 'open' && {
            selection: {
              selected: new Set(chosen.map(({ id }) => id)),
              onChange: setIds,
              label: ({ check, title }: Finding) => `${formatCheck(check)}: ${title}`,
              max: MAX_SELECTED,
            },
          })}
        />
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the {items.length} on the most viewed flyers.
        </LoadMore>
      )}
      {filter.view === 'open' && <FindingSelection findings={chosen} onClear={() => setIds(new Set())} />}
    </>
  );
}

/** Recalls the flyers of the selected findings. */
function FindingSelection({ findings, onClear }: { findings: readonly Finding[]; onClear: () => void }) {
  const flyer_ids = [...new Set(findings.map(({ flyer_id }) => flyer_id))];
  return (
    <SelectionBar
      label="Selected findings"
      count={findings.length}
      onClear={onClear}
      actions={
        <Button
          component={Link}
          to={newRecallPath({ by: 'selection', flyer_ids })}
          color="error"
          variant="outlined"
        >
          Recall {pluralize(flyer_ids.length, 'Flyer')}
        </Button>
      }
    />
  );
}

interface NothingFoundProps {
  tenantId: string;
  filter: FindingFilter;
}

function NothingFound({ tenantId, filter: { view, check } }: NothingFoundProps) {
  const lastRecheck = useRecheck(tenantId);
  if (view === 'open' && check === '') {
    // Before the first check, an empty list doesn't mean that all is well.
    return lastRecheck.status === 'ready' && !lastRecheck.data ? (
      <EmptyState title="Not checked yet">Select Check now to check your live flyers.</EmptyState>
    ) : (
      <EmptyState scene="sound" title="No open findings">
        When a check finds a problem on a live flyer, you’ll see it here.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No matching findings">
      {check === '' ? 'Choose another status.' : `Nothing under “${formatCheck(check)}” with this status.`}
    </EmptyState>
  );
}
