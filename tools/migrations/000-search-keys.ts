import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { type SearchedKind, searchTexts } from '@brokerage/domain/search/searchTexts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** The searchable texts of each kind of record, by collection name. */
const KINDS: Record<string, { kind: SearchedKind; fields: readonly string[] }> = {
  user_roles: { kind: 'member', fields: ['name', 'nmls_id', 'email'] },
  flyer_instances: { kind: 'flyer', fields: ['title'] },
  shared_links: { kind: 'link', fields: ['label', 'short_code'] },
  officers: { kind: 'officer', fields: ['name'] },
  realtors: { kind: 'realtor', fields: ['name', 'brokerage', 'email', 'mls_id'] },
  preapproval_submissions: {
    kind: 'submission',
    fields: ['first_name', 'last_name', 'reference_number', 'email', 'mobile'],
  },
};

/** Returns the keys of a stored record; a missing text counts as blank. */
export function toStoredKeys(record: DocumentSnapshot): string[] {
  const searched = KINDS[record.ref.parent.id];
  if (!searched) throw new Error(`Records of ${record.ref.parent.id} are not searched`);
  const texts = Object.fromEntries(
    searched.fields.map((field) => {
      const text: unknown = record.get(field);
      return [field, typeof text === 'string' ? text : ''];
    }),
  );
  const toText = searchTexts[searched.kind] as (
    texts: Record<string, string>,
  ) => ReturnType<(typeof searchTexts)[SearchedKind]>;
  return toSearchKeys(toText(texts));
}

/** Returns whether a stored record has the keys of its texts. */
export function hasStoredKeys(record: DocumentSnapshot): boolean {
  const stored: unknown = record.get('search_keys');
  const keys = toStoredKeys(record);
  return (
    Array.isArray(stored) &&
    stored.length === keys.length &&
    keys.every((key, index) => key === stored[index])
  );
}

/** Gives search keys to records from before the portal's search. */
export const searchKeys: Migration = {
  number: 0,
  name: 'search-keys',
  summary: 'Gives records the keys that the portal’s search finds them by.',
  phase: 'before-deploy',
  collections: (tenantIds) => [
    paths.members,
    ...tenantIds.flatMap((id) => [
      paths.flyers.all(id),
      paths.sharedLinks.all(id),
      paths.realtors.all(id),
      paths.submissions.all(id),
    ]),
  ],
  fields: [...new Set(Object.values(KINDS).flatMap(({ fields }) => fields)), 'search_keys'],
  isPending: (record) => !hasStoredKeys(record),
  migrate: (transaction, record) => {
    transaction.update(record.ref, { search_keys: toStoredKeys(record) });
  },
};
