import {
  MAX_DIRECTORY_ENTRIES,
  type OfficerRecord,
  officerRecordSchema,
} from '@brokerage/domain/directory/officer';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { parseReadable } from '../data/parseReadable.ts';

export interface DirectoryEntries {
  entries: OfficerRecord[];
  /** All ids in use, including those of unreadable entries. */
  taken: Set<string>;
}

/**
 * Reads all entries of a tenant's directory, including those of people who left. A query can't ignore the capitals and leading zeros
 * in older emails and NMLS numbers, so callers compare them in memory.
 */
export async function loadDirectoryEntries(
  transaction: Transaction,
  tenantId: string,
): Promise<DirectoryEntries> {
  const { docs } = await transaction.get(
    db.officers(tenantId).withConverter(null).limit(MAX_DIRECTORY_ENTRIES),
  );
  return {
    entries: parseReadable(docs, officerRecordSchema).records,
    taken: new Set(docs.map(({ id }) => id)),
  };
}
