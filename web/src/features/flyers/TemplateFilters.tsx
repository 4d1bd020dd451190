import type { Template } from '@brokerage/domain/template/template';
import { Box, TextField } from '@mui/material';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { categoryOptions } from './CategoryChip.tsx';

export interface TemplateFilter {
  search: string;
  /** A category; empty for all. */
  category: string;
}

export const ALL_TEMPLATES: TemplateFilter = { search: '', category: '' };

/** Up to this many templates need no search. */
const GLANCE = 6;

export function matchesFilter({ name, category }: Template, filter: TemplateFilter): boolean {
  const words = filter.search.toLowerCase().split(/\s+/);
  return (
    (filter.category === '' || category === filter.category) &&
    words.every((word) => name.toLowerCase().includes(word))
  );
}

interface TemplateFiltersProps {
  templates: readonly Template[];
  filter: TemplateFilter;
  onChange: (filter: TemplateFilter) => void;
}

/** Filters templates: by category if there are several, by name if there are many. */
export function TemplateFilters({ templates, filter, onChange }: TemplateFiltersProps) {
  const present = categoryOptions.filter(({ value }) => templates.some(({ category }) => category === value));
  const hasSearch = templates.length > GLANCE;
  const hasCategories = present.length > 1;
  if (!hasSearch && !hasCategories) return null;
  return (
    <Box
      role="search"
      aria-label="Templates"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        maxWidth: hasSearch ? 732 : 320,
        gridTemplateColumns: { xs: '1fr', sm: hasSearch && hasCategories ? '2fr 1fr' : '1fr' },
      }}
    >
      {hasSearch && (
        <TextField
          id="template-search"
          type="search"
          label="Search"
          placeholder="Name of the template"
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
      )}
      {hasCategories && (
        <SelectField
          id="template-category"
          label="Category"
          value={filter.category}
          onChange={(category: string) => onChange({ ...filter, category })}
          none="All"
          options={present.map(({ value, label }) => [value, label])}
        />
      )}
    </Box>
  );
}
