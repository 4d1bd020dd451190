import { Box, TextField } from '@mui/material';
import { CATEGORY_NAMES } from '../../lib/format/categoryNames.ts';
import { SelectField } from './editor/SelectField.tsx';
import type { TemplateFilter } from './templateState.ts';
import { STATUS_NAMES, toEntries } from './templateWords.ts';

interface TemplateManagerFiltersProps {
  filter: TemplateFilter;
  onChange: (filter: TemplateFilter) => void;
}

/** Finds templates in the list. */
export function TemplateManagerFilters({ filter, onChange }: TemplateManagerFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Templates"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField
        id="template-search"
        type="search"
        label="Search"
        placeholder="Name or description"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <SelectField
        id="template-category"
        label="Category"
        value={filter.category}
        none="All"
        options={toEntries(CATEGORY_NAMES)}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <SelectField
        id="template-status"
        label="Status"
        value={filter.status}
        none="All"
        options={toEntries(STATUS_NAMES)}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </Box>
  );
}
