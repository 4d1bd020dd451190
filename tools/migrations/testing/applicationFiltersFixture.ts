import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { applicationFilters } from '../005-application-filters.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const texts = {
  first_name: 'Sofia',
  last_name: 'Almeida',
  reference_number: 'PA-7K3Q-9F2M',
  email: 'sofia@mail.example',
  mobile: '(973) 555-0110',
};
const search_keys = toSearchKeys(searchTexts.submission(texts));
const keysWithoutPhone = toSearchKeys({
  words: [texts.last_name, texts.first_name, texts.reference_number],
  codes: [texts.email],
});
const application = { ...texts, status: 'new', lo_assigned_id: null, search_keys: keysWithoutPhone };
const path = (id: string) => paths.submissions.one('one', id);
const filled = { source: 'website', branch_id: null, first_contact_at: null, search_keys, schema_version: 5 };
const upToDate = {
  ...application,
  search_keys,
  source: 'website',
  branch_id: 'clifton-nj',
  first_contact_at: null,
};

export const applicationFiltersFixture: MigrationFixture = {
  migration: applicationFilters,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [paths.officers.one('one', 'ana')]: { name: 'Ana Reyes', branchId: 'irvine-ca' },
    [path('general')]: application,
    [path('anas')]: { ...application, lo_assigned_id: 'ana' },
    [path('of-nobody-known')]: { ...application, lo_assigned_id: 'gone' },
    [path('by-link')]: { ...application, shared_link_id: 'kTx9abCD23ef', branch_id: 'clifton-nj' },
    [path('up-to-date')]: upToDate,
  },
  migrated: {
    [path('general')]: filled,
    [path('anas')]: { ...filled, branch_id: 'irvine-ca' },
    [path('of-nobody-known')]: filled,
    [path('by-link')]: { ...filled, source: 'shared_link', branch_id: 'clifton-nj' },
    [path('up-to-date')]: upToDate,
  },
  // It is assigned while the migration runs.
  meanwhile: {
    path: path('general'),
    change: { lo_assigned_id: 'ana', branch_id: 'irvine-ca' },
    migrated: { ...filled, lo_assigned_id: 'ana', branch_id: 'irvine-ca' },
  },
};
