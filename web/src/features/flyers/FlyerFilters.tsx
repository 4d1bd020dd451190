import { FLYER_STATUSES } from '@brokerage/domain/flyer/flyer';
import { Box, TextField } from '@mui/material';
import { FLYER_STATUS_LOOKS } from '../../ui/flyer/flyerStatus.ts';
import type { FlyerFilter } from './myFlyer.ts';

interface FlyerFiltersProps {
  filter: FlyerFilter;
  onChange: (filter: FlyerFilter) => void;
}

/** Finds flyers in the list. */
export function FlyerFilters({ filter, onChange }: FlyerFiltersProps) {
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
            {FLYER_STATUS_LOOKS[status].label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
