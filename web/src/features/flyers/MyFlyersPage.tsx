import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { FLYER_STATUSES } from '@brokerage/domain/flyer/record/flyerFields';
import { Button, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { FlyerDialog } from './FlyerDialog.tsx';
import { FlyerList } from './FlyerList.tsx';
import {
  type FlyerFilter,
  type MenuAction,
  type MyFlyer,
  matchesFlyerFilter,
  withTemplates,
} from './myFlyer.ts';
import { NoFlyers } from './NoFlyers.tsx';
import { useFlyerTemplates } from './useFlyerTemplates.ts';
import { useMyFlyers } from './useMyFlyers.ts';

/** My Flyers: lists the signed-in member's own flyers, newest first. */
export function MyFlyersPage() {
  return (
    <PortalPage action="flyers:make" title="My Flyers" isWide>
      <Flyers />
    </PortalPage>
  );
}

function Flyers() {
  const { user, member } = useSignedIn();
  const [filter, setFilter] = useFlyerFilter();
  const live = useMyFlyers(member.tenant_id, user.uid, filter);
  const [chosen, setChosen] = useState<{ flyer: Flyer; action: MenuAction }>();
  return (
    <>
      <PageHeading
        title="My Flyers"
        actions={
          <>
            <Button component={Link} to={routePaths.templates} variant="outlined">
              Browse Templates
            </Button>
            <Button component={Link} to={routePaths.templates} variant="contained">
              Create New
            </Button>
          </>
        }
      >
        Your flyers and what to do next.
      </PageHeading>
      <ConnectionHint live={live} />
      <Content
        live={live}
        filter={filter}
        onFilter={setFilter}
        onChoose={(flyer, action) => setChosen({ flyer, action })}
      />
      {chosen && <FlyerDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

const NO_FLYERS: readonly Flyer[] = [];

interface FlyerFiltersProps {
  filter: FlyerFilter;
  onChange: (filter: FlyerFilter) => void;
}

/** Finds flyers in the list. */
function FlyerFilters({ filter, onChange }: FlyerFiltersProps) {
  return (
    <>
      <TextField
        id="flyer-search"
        type="search"
        label="Search"
        placeholder="Title"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <SelectField
        id="flyer-status"
        label="Status"
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        none="All"
        options={FLYER_STATUSES.map((status) => [status, FLYER_STATUS_STYLES[status].label])}
      />
    </>
  );
}

interface FoundFlyersProps {
  flyers: readonly MyFlyer[];
  unreadable: number;
  more: ListData<Flyer>['more'];
  filter: FlyerFilter;
  onFilter: (filter: FlyerFilter) => void;
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

/** The loaded flyers, the matching ones among them, and a button for older ones. */
function FoundFlyers({ flyers, unreadable, more, filter, onFilter, onChoose }: FoundFlyersProps) {
  const shown = flyers.filter((one) => matchesFlyerFilter(one, filter));
  const isFiltered = filter.search !== '' || filter.status !== '';
  return (
    <>
      <UnreadableAlert count={unreadable} noun="flyer" />
      {flyers.length === 0 && unreadable === 0 && !isFiltered && <NoFlyers />}
      {(flyers.length > 0 || isFiltered) && (
        <FlyerList
          flyers={shown}
          onChoose={onChoose}
          filters={<FlyerFilters filter={filter} onChange={onFilter} />}
          empty={
            <EmptyState
              scene="search"
              title="No flyers found"
              action={<Button onClick={() => onFilter({ search: '', status: '' })}>Show all flyers</Button>}
            >
              {more ? `None of the newest ${flyers.length} matches.` : 'None of your flyers match.'}
            </EmptyState>
          }
        />
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from your newest {flyers.length}.
        </LoadMore>
      )}
    </>
  );
}

interface ContentProps {
  live: Live<ListData<Flyer>>;
  filter: FlyerFilter;
  onFilter: (filter: FlyerFilter) => void;
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

function Content({ live, filter, onFilter, onChoose }: ContentProps) {
  const { member } = useSignedIn();
  const flyers = readyData(live)?.items ?? NO_FLYERS;
  const templates = useFlyerTemplates(
    member.tenant_id,
    flyers.map(({ template_id }) => template_id),
  );
  const withTheirTemplates = useMemo(() => withTemplates(flyers, templates), [flyers, templates]);
  if (live.status === 'loading') return <TableSkeleton label="Loading flyers" columns={[4, 2, 2, 2, 2]} />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load flyers" onRetry={live.retry}>
        {loadErrorMessage(live.error, 'Your changes are safe.')}
      </ErrorState>
    );
  }
  return (
    <FoundFlyers
      flyers={withTheirTemplates}
      unreadable={live.data.unreadable}
      more={live.data.more}
      filter={filter}
      onFilter={onFilter}
      onChoose={onChoose}
    />
  );
}

/** Returns the search and the status. The status is in the URL, so reload and Back keep it. */
function useFlyerFilter(): [FlyerFilter, (filter: FlyerFilter) => void] {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const status = FLYER_STATUSES.find((known) => known === address.get('status')) ?? '';
  const change = (filter: FlyerFilter) => {
    setSearch(filter.search);
    if (filter.status !== status) {
      setAddress(filter.status === '' ? {} : { status: filter.status }, { replace: true });
    }
  };
  return [{ search, status }, change];
}
