import { paths } from '@brokerage/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hasStoredKeys, toStoredKeys } from './000-search-keys.ts';
import type { Migration } from './migration.ts';

const toSource = (record: DocumentSnapshot) =>
  typeof record.get('shared_link_id') === 'string' ? 'shared_link' : 'website';

/**
 * Gives applications the fields that their list's filters query, where they came from and their assignee's branch, because a query for a
 * field skips records without it. It runs after the deployment, because the old version keeps storing applications without them.
 */
export const applicationFilters: Migration = {
  number: 5,
  name: 'application-filters',
  summary: 'Gives applications their source, branch and phone numbers to be found by.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.submissions.all),
  fields: [
    'first_name',
    'last_name',
    'reference_number',
    'email',
    'mobile',
    'search_keys',
    'source',
    'shared_link_id',
    'branch_id',
    'first_contact_at',
  ],
  isPending: (record) =>
    record.get('source') !== toSource(record) ||
    record.get('branch_id') === undefined ||
    record.get('first_contact_at') === undefined ||
    !hasStoredKeys(record),
  migrate: async (transaction, record) => {
    const assigned: unknown = record.get('lo_assigned_id');
    const directory = record.ref.parent.parent?.collection('officers');
    const isUnknown = record.get('branch_id') === undefined;
    const officer =
      isUnknown && typeof assigned === 'string' && directory
        ? await transaction.get(directory.doc(assigned))
        : undefined;
    transaction.update(record.ref, {
      source: toSource(record),
      search_keys: toStoredKeys(record),
      ...(isUnknown && { branch_id: (officer?.get('branchId') as string | undefined) ?? null }),
      ...(record.get('first_contact_at') === undefined && { first_contact_at: null }),
      schema_version: 5,
    });
  },
};
