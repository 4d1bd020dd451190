import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/**
 * A change to the shape of stored records. The deployed version keeps running during a migration, so a migration before the deployment only
 * adds and copies, and one that removes what only the old version reads runs after it.
 */
export interface Migration {
  /** Unique and increasing; `schema_version` of migrated records. */
  number: number;
  name: string;
  /** One sentence for the operator. */
  summary: string;
  phase: 'before-deploy' | 'after-deploy';
  /** The collections it reads, in the order in which it reads them. */
  collections: (tenantIds: readonly string[]) => readonly string[];
  /** The fields that `isPending` reads; all of them if left out. */
  fields?: readonly string[];
  /** Whether the record still has the old shape. Must be false once `migrate` has run. */
  isPending: (record: DocumentSnapshot) => boolean;
  /** Migrates one record. All reads come before the writes; the transaction has read the current record. */
  migrate: (transaction: Transaction, record: DocumentSnapshot) => void | Promise<void>;
}

/** Returns a migration's id, which is also its file's name: 001-flyer-snapshots. */
export const migrationId = ({ number, name }: Pick<Migration, 'number' | 'name'>): string =>
  `${String(number).padStart(3, '0')}-${name}`;
