import {
  MAX_DIRECTORY_ENTRIES,
  type OfficerRecord,
  officerRecordSchema,
} from '@brokerage/domain/directory/officer';
import { db } from '../data/db.ts';

export interface DirectoryEntries {
  entries: OfficerRecord[];
  /** Ids that are taken, also by entries that can't be read. */
  taken: Set<string>;
}

/**
 * Reads all entries of a tenant's directory, also of people who have left. Emails and NMLS numbers of older entries have capitals
 * and zeros that no query overlooks, so they are compared in memory.
 */
export async function loadDirectoryEntries(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
): Promise<DirectoryEntries> {
  const { docs } = await transaction.get(
    db.officers(tenantId).withConverter(null).limit(MAX_DIRECTORY_ENTRIES),
  );
  return {
    entries: docs
      .map((one) => officerRecordSchema.safeParse({ ...(one.data() as object), id: one.id }).data)
      .filter((entry) => entry !== undefined),
    taken: new Set(docs.map(({ id }) => id)),
  };
}
