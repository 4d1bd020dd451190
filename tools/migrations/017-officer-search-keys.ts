import { paths } from '@brokerage/domain/paths';
import { hasStoredKeys, toStoredKeys } from './000-search-keys.ts';
import type { Migration } from './migration.ts';

/**
 * Gives directory entries the keys by which administrators find them in a directory of several pages. It runs after the deployment,
 * because the old version keeps creating entries without keys.
 */
export const officerSearchKeys: Migration = {
  number: 17,
  name: 'officer-search-keys',
  summary: 'Lets directory entries be found by name.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.officers.all(id)),
  fields: ['name', 'search_keys'],
  isPending: (entry) => !hasStoredKeys(entry),
  migrate: (transaction, entry) => {
    transaction.update(entry.ref, { search_keys: toStoredKeys(entry) });
  },
};
