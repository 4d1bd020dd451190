import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { officerSearchKeys } from '../017-officer-search-keys.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.officers.one('one', id);
const entry = { email: 'ana@one.example', branchId: 'clifton-nj', revision: 2 };
const toKeys = (name: string) => toSearchKeys({ words: [name] });

export const officerSearchKeysFixture: MigrationFixture = {
  migration: officerSearchKeys,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('ana')]: { ...entry, name: 'Ana Reyes' },
    // Renamed by the old version after it had its keys.
    [path('ben')]: { ...entry, name: 'Ben Núñez', search_keys: toKeys('Ben Ortiz') },
    [path('cora')]: { ...entry, name: 'Cora Lind', search_keys: toKeys('Cora Lind') },
    [path('nameless')]: entry,
  },
  migrated: {
    [path('ana')]: { ...entry, name: 'Ana Reyes', search_keys: toKeys('Ana Reyes') },
    [path('ben')]: { search_keys: toKeys('Ben Núñez') },
    [path('cora')]: { search_keys: toKeys('Cora Lind') },
    [path('nameless')]: { search_keys: [] },
  },
  meanwhile: {
    path: path('ana'),
    change: { name: 'Ana Silva' },
    migrated: { name: 'Ana Silva', search_keys: toKeys('Ana Silva') },
  },
};
