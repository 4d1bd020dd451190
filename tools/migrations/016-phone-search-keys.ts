import { paths } from '@brokerage/domain/paths';
import { hasStoredKeys, toStoredKeys } from './000-search-keys.ts';
import type { Migration } from './migration.ts';

/**
 * Lets applications from before phone numbers were normalized be found by the end of their number: their keys counted the extension's
 * digits as part of it. Only the keys change, so records keep their `schema_version`. It runs after the deployment, because the old
 * version keeps storing such keys.
 */
export const phoneSearchKeys: Migration = {
  number: 16,
  name: 'phone-search-keys',
  summary: 'Lets earlier applications be found by the last digits of a phone number that has an extension.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.submissions.all),
  fields: ['first_name', 'last_name', 'reference_number', 'email', 'mobile', 'search_keys'],
  isPending: (record) => !hasStoredKeys(record),
  migrate: (transaction, record) => {
    transaction.update(record.ref, { search_keys: toStoredKeys(record) });
  },
};
