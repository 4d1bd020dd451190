import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { FLYER_STATUSES } from '@brokerage/domain/flyer/record/flyerFields';
import { Alert, Box, Button, TextField } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ListData } from '../../lib/live-data/useList.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { FlyerList } from './FlyerList.tsx';
import { type FlyerFilter, type MenuAction, type MyFlyer, matchesFlyerFilter } from './myFlyer.ts';

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

/** The flyers that were loaded, those among them that match, and the way to older ones. */
export function FoundFlyers({ flyers, unreadable, more, filter, onFilter, onChoose }: FoundFlyersProps) {
  const shown = flyers.filter((one) => matchesFlyerFilter(one, filter));
  const isFiltered = filter.search !== '' || filter.status !== '';
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 flyer' : `${unreadable} flyers`} couldn’t be shown. Please let your
          administrator know.
        </Alert>
      )}
      {flyers.length === 0 && unreadable === 0 && !isFiltered && (
        <EmptyState title="No Flyers Yet">
          Choose a template, fill it in, and send it for approval.
          <Box sx={{ mt: 2 }}>
            <Button component={Link} to={routePaths.templates} variant="contained">
              Create your first flyer
            </Button>
          </Box>
        </EmptyState>
      )}
      {(flyers.length > 0 || isFiltered) && (
        <FlyerList
          flyers={shown}
          onChoose={onChoose}
          filters={<FlyerFilters filter={filter} onChange={onFilter} />}
          empty={
            <EmptyState scene="search" title="No flyers found">
              {more ? `None of the newest ${flyers.length} matches.` : 'None of your flyers match.'}{' '}
              <Button onClick={() => onFilter({ search: '', status: '' })}>Show all flyers</Button>
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
