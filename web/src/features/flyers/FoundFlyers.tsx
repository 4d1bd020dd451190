import { FLYER_STATUSES, type Flyer } from '@brokerage/domain/flyer/flyer';
import {
  Alert,
  Box,
  Button,
  Card,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { FlyerButtons } from './FlyerButtons.tsx';
import { FlyerMenu } from './FlyerMenu.tsx';
import { FlyerNote } from './FlyerNote.tsx';
import { type FlyerListProps, FlyerTable } from './FlyerTable.tsx';
import { Created, FlyerPicture, FlyerStatusChip, FlyerTitle, TemplateName } from './flyerFields.tsx';
import { type FlyerFilter, type MenuAction, type MyFlyer, matches } from './myFlyer.ts';
import type { MyFlyers } from './useMyFlyers.ts';

/** One's flyers on a phone: one card a flyer. */
function FlyerCards({ flyers, onChoose }: FlyerListProps) {
  return (
    <Box
      component="ul"
      aria-label="My flyers, newest first"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {flyers.map((one) => (
        <Card key={one.flyer.id} component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
          <Stack direction="row" spacing={2}>
            <FlyerPicture {...one} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', mb: 0.75 }}>
                <FlyerTitle {...one} />
              </Typography>
              <FlyerStatusChip {...one} />
            </Box>
            <Box sx={{ mt: '-8px !important', mr: '-8px !important' }}>
              <FlyerMenu flyer={one.flyer} onChoose={(action) => onChoose(one.flyer, action)} />
            </Box>
          </Stack>
          <Typography component="div" sx={{ mt: 1.5, color: 'text.secondary' }}>
            <TemplateName {...one} />
            <Box component="span" aria-hidden="true" sx={{ mx: 1 }}>
              ·
            </Box>
            <Created {...one} />
          </Typography>
          <FlyerNote {...one} onChoose={(action) => onChoose(one.flyer, action)} />
          <Stack
            direction="row"
            spacing={1}
            sx={{
              mt: 'auto',
              pt: 1.5,
              '&:empty': { display: 'none' },
              '& > .MuiButton-root': { flex: 1, minHeight: 44 },
            }}
          >
            <FlyerButtons {...one} />
          </Stack>
        </Card>
      ))}
    </Box>
  );
}

/** One's flyers: a table where there is room, else cards. */
function FlyerList(props: FlyerListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <FlyerTable {...props} /> : <FlyerCards {...props} />;
}

interface FlyerFiltersProps {
  filter: FlyerFilter;
  onChange: (filter: FlyerFilter) => void;
}

/** Finds flyers in the list. */
function FlyerFilters({ filter, onChange }: FlyerFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Flyers"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '2fr 1fr' },
      }}
    >
      <TextField
        id="flyer-search"
        type="search"
        label="Search"
        placeholder="Title"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <TextField
        select
        id="flyer-status"
        label="Status"
        value={filter.status}
        onChange={({ target }) => {
          const status = FLYER_STATUSES.find((one) => one === target.value) ?? '';
          onChange({ ...filter, status });
        }}
        slotProps={{ select: { native: true } }}
      >
        <option value="">All</option>
        {FLYER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {FLYER_STATUS_STYLES[status].label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

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
              Create Your First Flyer
            </Button>
          </Box>
        </EmptyState>
      )}
      {flyers.length > 0 && <FlyerFilters filter={filter} onChange={onFilter} />}
      {shown.length > 0 && <FlyerList flyers={shown} onChoose={onChoose} />}
      {flyers.length > 0 && shown.length === 0 && (
        <EmptyState title="No flyers found">
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
