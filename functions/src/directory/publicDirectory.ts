import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import type { Directory } from '@brokerage/domain/publicCallables';
import { db } from '../data/db.ts';

/** Returns the branches and loan officers of a company, in the company's order. */
export async function publicDirectory(tenantId: string): Promise<Directory> {
  const [branches, officers] = await Promise.all([
    db.branches(tenantId).orderBy('name').limit(MAX_BRANCHES).get(),
    db.officers(tenantId).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
  ]);
  return toPublicDirectory(
    branches.docs.map((snapshot) => snapshot.data()),
    officers.docs.map((snapshot) => snapshot.data()),
  );
}
