import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { Alert, Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FlyerFilters } from './FlyerFilters.tsx';
import { FlyerList } from './FlyerList.tsx';
import { type FlyerFilter, type MenuAction, type MyFlyer, matches } from './myFlyer.ts';
import type { MyFlyers } from './useMyFlyers.ts';

interface FoundFlyersProps {
  flyers: readonly MyFlyer[];
  unreadable: number;
  paging: MyFlyers;
  filter: FlyerFilter;
  onFilter: (filter: FlyerFilter) => void;
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

/** The flyers that were loaded, those among them that match, and the way to older ones. */
export function FoundFlyers({ flyers, unreadable, paging, filter, onFilter, onChoose }: FoundFlyersProps) {
  const shown = flyers.filter((one) => matches(one, filter));
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 flyer' : `${unreadable} flyers`} couldn’t be shown. Please let your
          administrator know.
        </Alert>
      )}
      {flyers.length === 0 && unreadable === 0 && (
        <EmptyState title="No Flyers Yet">
          Choose a template, fill it in, and send it for approval.
          <Box sx={{ mt: 2 }}>
            <Button component={Link} to={routePaths.templates} variant="contained">
              Make Your First Flyer
            </Button>
          </Box>
        </EmptyState>
      )}
      {flyers.length > 0 && <FlyerFilters filter={filter} onChange={onFilter} />}
      {shown.length > 0 && <FlyerList flyers={shown} onChoose={onChoose} />}
      {flyers.length > 0 && shown.length === 0 && (
        <EmptyState title="No flyer found">
          {paging.hasMore ? `None of the newest ${flyers.length} matches.` : 'None of your flyers match.'}{' '}
          <Button onClick={() => onFilter({ search: '', status: '' })}>Show all flyers</Button>
        </EmptyState>
      )}
      {paging.hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            These are from your newest {flyers.length}.
          </Typography>
          <Button variant="outlined" onClick={paging.showMore} loading={paging.isLoadingMore}>
            Show more
          </Button>
        </Box>
      )}
    </>
  );
}
