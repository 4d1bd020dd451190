import { CHECK_NAMES } from '@brokerage/domain/finding/checkNames';
import { Box, TextField } from '@mui/material';
import { FINDING_VIEWS, type FindingFilter, type FindingView } from './findingFilter.ts';

interface FindingFiltersProps {
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

const CHECKS = [...CHECK_NAMES].toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** Which findings the list shows: by what was decided, and by check. */
export function FindingFilters({ filter, onChange }: FindingFiltersProps) {
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
      <TextField
        select
        id="finding-status"
        label="Status"
        value={filter.view}
        onChange={({ target }) => onChange({ ...filter, view: target.value as FindingView })}
        slotProps={{ select: { native: true } }}
      >
        {Object.entries(FINDING_VIEWS).map(([view, label]) => (
          <option key={view} value={view}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        select
        id="finding-check"
        label="Check"
        value={CHECK_NAMES.has(filter.check) ? filter.check : ''}
        onChange={({ target }) => onChange({ ...filter, check: target.value })}
        slotProps={{ select: { native: true } }}
      >
        <option value="">All checks</option>
        {CHECKS.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
