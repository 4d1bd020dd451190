import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Gives applications their kind, which the list's filter queries: a query for a field skips records without it. It runs after the
 * deployment, because the old version keeps storing applications without it.
 */
export const submissionKinds: Migration = {
  number: 6,
  name: 'submission-kinds',
  summary: 'Marks applications as applications, apart from callback requests.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.submissions.all),
  fields: ['kind'],
  isPending: (record) => record.get('kind') === undefined,
  migrate: (transaction, record) => {
    transaction.update(record.ref, { kind: 'application', schema_version: 6 });
  },
};
