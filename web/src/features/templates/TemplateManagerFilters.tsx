import { TextField } from '@mui/material';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import type { TemplateFilter } from './templateState.ts';
import { STATUS_NAMES, toEntries } from './templateWords.ts';

interface TemplateManagerFiltersProps {
  filter: TemplateFilter;
  onChange: (filter: TemplateFilter) => void;
}

/** Finds templates in the list. */
export function TemplateManagerFilters({ filter, onChange }: TemplateManagerFiltersProps) {
  return (
    <>
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
    </>
  );
}
