import { AUDIT_ACTIONS, AUDIT_ENTITY_TYPES } from '@brokerage/domain/audit/auditRecord';
import { Box, TextField } from '@mui/material';
import type { AuditFilter } from './auditFilter.ts';
import type { Names } from './auditWords.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  names: Names;
}

const options = (group: string, table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => (
    <option key={value} value={`${group}:${value}`}>
      {label}
    </option>
  ));

/** Narrows the list. */
export function AuditFilters({ filter, onChange, names }: AuditFiltersProps) {
  const people = [...names.people].sort(([, one], [, other]) => one.localeCompare(other));
  const isListed = filter.person === '' || names.people.has(filter.person);
  const isReversed = filter.from !== '' && filter.to !== '' && filter.from > filter.to;
  const field = (name: keyof AuditFilter) => ({
    id: `audit-${name}`,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  return (
    <Box
      role="search"
      aria-label="Audit log"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
        },
      }}
    >
      <TextField {...field('person')} select label="Person" slotProps={{ select: { native: true } }}>
        <option value="">Everybody</option>
        {!isListed && <option value={filter.person}>{filter.person}</option>}
        {people.map(([uid, name]) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField {...field('kind')} select label="Kind" slotProps={{ select: { native: true } }}>
        <option value="">Everything</option>
        <optgroup label="About">{options('entity', AUDIT_ENTITY_TYPES)}</optgroup>
        <optgroup label="What was done">{options('action', AUDIT_ACTIONS)}</optgroup>
      </TextField>
      <TextField {...field('from')} type="date" label="From" error={isReversed} />
      <TextField
        {...field('to')}
        type="date"
        label="To"
        error={isReversed}
        helperText={isReversed ? 'Choose a “To” date on or after the “From” date.' : undefined}
      />
    </Box>
  );
}
