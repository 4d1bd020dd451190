import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchKeys } from '../000-search-keys.ts';
import type { MigrationFixture } from './migrationFixture.ts';

export const searchKeysFixture: MigrationFixture = {
  migration: searchKeys,
  old: {
    [paths.member('ann')]: {
      tenant_id: 'one',
      name: 'Ann Lee',
      email: 'ann@one.example',
      nmls_id: '1045521',
    },
    [paths.tenant('one')]: { company_name: 'One' },
    [paths.flyers.one('one', 'a')]: { title: 'Open House', status: 'approved', revision: 3 },
    [paths.flyers.one('one', 'b')]: { title: 'Rates', search_keys: toSearchKeys({ words: ['Rates'] }) },
    // The keys of a former title.
    [paths.flyers.one('one', 'c')]: { title: 'Maple Avenue', search_keys: ['elm'] },
    [paths.sharedLinks.one('one', 'abcdefghij')]: { short_code: 'abcdefghij', label: 'Instagram' },
    // Without newer fields, and with a value that isn't text.
    [paths.realtors.one('one', 'r')]: { name: 'Anita Desai', email: null },
    [paths.submissions.one('one', 's')]: {
      first_name: 'Sofia',
      last_name: 'Almeida',
      reference_number: 'PA-7K3Q-9F2M',
    },
  },
  migrated: {
    [paths.member('ann')]: {
      search_keys: toSearchKeys({ words: ['Ann Lee'], codes: ['1045521', 'ann@one.example'] }),
    },
    [paths.flyers.one('one', 'a')]: {
      title: 'Open House',
      revision: 3,
      search_keys: toSearchKeys({ words: ['Open House'] }),
    },
    [paths.flyers.one('one', 'c')]: { search_keys: toSearchKeys({ words: ['Maple Avenue'] }) },
    [paths.sharedLinks.one('one', 'abcdefghij')]: {
      search_keys: toSearchKeys({ words: ['Instagram'], codes: ['abcdefghij'] }),
    },
    [paths.realtors.one('one', 'r')]: {
      search_keys: toSearchKeys({ words: ['Anita Desai', ''], codes: ['', ''] }),
    },
    [paths.submissions.one('one', 's')]: {
      search_keys: toSearchKeys({ words: ['Almeida', 'Sofia', 'PA-7K3Q-9F2M'], codes: [''] }),
    },
  },
  meanwhile: {
    path: paths.flyers.one('one', 'a'),
    change: { title: 'Oak Street' },
    migrated: { title: 'Oak Street', search_keys: toSearchKeys({ words: ['Oak Street'] }) },
  },
};
