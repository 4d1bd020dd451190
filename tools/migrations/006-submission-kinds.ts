import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Gives applications their kind, which the filter of the list asks for: a query for a field passes over records without it. After the
 * deployment: the version before goes on storing applications without it.
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
