import { objectKeys } from '@brokerage/domain/collections/records';
import { CHECK_NAMES, formatCheck } from '@brokerage/domain/finding/checkNames';
import type { Finding } from '@brokerage/domain/finding/finding';
import { MAX_SELECTED } from '@brokerage/domain/recall/recallCriterion';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
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
    <>
      <SelectField
        id="finding-check"
        label="Check"
        value={CHECK_NAMES.has(filter.check) ? filter.check : ''}
        none="All checks"
        options={CHECKS}
        onChange={(check) => onChange({ ...filter, check })}
      />
      <SelectField
        id="finding-status"
        label="Status"
        value={filter.view}
        options={objectKeys(FINDING_VIEWS).map((view) => [view, FINDING_VIEWS[view]])}
        onChange={(view) => onChange({ ...filter, view })}
      />
    </>
  );
}

function Findings() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const [address, setAddress] = useOptimisticSearch();
  const filter = useMemo(() => parseFindingFilter(address), [address]);
  return (
    <>
      <LastRecheck tenantId={tenantId} />
      <FindingList
        tenantId={tenantId}
        filter={filter}
        onFilter={(next) => setAddress(toFindingAddress(next), { replace: true })}
      />
    </>
  );
}

interface FindingListProps {
  tenantId: string;
  filter: FindingFilter;
  onFilter: (filter: FindingFilter) => void;
}

/** The filters and the list. Both stay while another filter loads, so that the field keeps the focus. */
function FindingList({ tenantId, filter, onFilter }: FindingListProps) {
  const live = useFindings(tenantId, filter);
  const navigate = useNavigate();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { items = [], unreadable = 0, more } = readyData(live) ?? {};
  const chosen = items.filter(({ id }) => ids.has(id));
  const { view, check } = filter;
  return (
    <>
      {live.status !== 'failed' && <ConnectionHint live={live} />}
      <UnreadableAlert count={unreadable} noun="finding" />
      <DataTable
        id="findings"
        name="Findings"
        label="Findings"
        columns={FINDING_COLUMNS}
        rows={items}
        getRowId={toRowId}
        tableFrom={840}
        filters={<FindingFilters filter={filter} onChange={onFilter} />}
        toolbarActions={
          view === 'open' &&
          check !== '' && (
            <Button
              component={Link}
              to={newRecallPath({ by: 'check', check })}
              color="error"
              variant="outlined"
            >
              Recall all with this finding
            </Button>
          )
        }
        empty={<NoRows tenantId={tenantId} filter={filter} live={live} />}
        onOpen={({ id }) => void navigate(findingPath(id))}
        {...(view === 'open' && {
          selection: {
            selected: new Set(chosen.map(({ id }) => id)),
            onChange: setIds,
            label: ({ check: found, title }: Finding) => `${formatCheck(found)}: ${title}`,
            max: MAX_SELECTED,
          },
        })}
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the {items.length} on the most viewed flyers.
        </LoadMore>
      )}
      {view === 'open' && <FindingSelection findings={chosen} onClear={() => setIds(new Set())} />}
    </>
  );
}

interface NoRowsProps extends NothingFoundProps {
  live: ReturnType<typeof useFindings>;
}

/** What is in the place of rows while they load, after a failure, or if there are none. */
function NoRows({ live, ...nothing }: NoRowsProps) {
  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the findings" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return <TableSkeleton label="Loading findings" columns={[4, 2, 2, 2, 1, 1]} rows={5} />;
  }
  return <NothingFound {...nothing} />;
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
