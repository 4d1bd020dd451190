import { AUDIT_ACTIONS, AUDIT_ENTITY_TYPES } from '@brokerage/domain/audit/auditRecord';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { useHasPages } from '../../lib/live-data/useHasPages.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { formatEntity, type Names } from './auditEntities.ts';
import type { AuditFilter } from './auditFilter.ts';

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
  const { member } = useSignedIn();
  const [search, setSearch] = useState('');
  const team = useTeamMembers(member.tenant_id, { search });
  const isLarge = useHasPages(team);
  const members = (readyData(team)?.items ?? [])
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const isListed = filter.person === '' || members.some(({ user_id }) => user_id === filter.person);
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
      {isLarge && (
        <TextField
          id="audit-person-search"
          type="search"
          label="Find a person"
          placeholder="Name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          helperText="Narrows the list of people."
          sx={{ gridColumn: '1 / -1', maxWidth: { md: 360 } }}
        />
      )}
      {team.status === 'failed' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <InlineLoadError what="your team" live={team} />
        </Box>
      )}
      <TextField {...field('person')} select label="Person" slotProps={{ select: { native: true } }}>
        <option value="">Everyone</option>
        {!isListed && <option value={filter.person}>{formatEntity('member', filter.person, names)}</option>}
        {members.map(({ user_id, name }) => (
          <option key={user_id} value={user_id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField {...field('kind')} select label="Type" slotProps={{ select: { native: true } }}>
        <option value="">Everything</option>
        <optgroup label="Type of record">{options('entity', AUDIT_ENTITY_TYPES)}</optgroup>
        <optgroup label="Action">{options('action', AUDIT_ACTIONS)}</optgroup>
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
