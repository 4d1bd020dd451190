import { officerSchema } from '@brokerage/domain/directory/officer';
import type { Directory } from '@brokerage/domain/publicCallables';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';

/** More than a brokerage has; what is beyond them is not listed. */
const MOST_BRANCHES = 500;
const MOST_OFFICERS = 2000;

/**
 * Returns the branches and loan officers of the public website's company, each by name. The records are parsed by the schemas
 * of the public fields, so that nothing else of a document can get out.
 */
export async function publicDirectory(): Promise<Directory> {
  const [branches, officers] = await Promise.all([
    db.branches(publicTenant()).orderBy('name').limit(MOST_BRANCHES).get(),
    db.officers(publicTenant()).orderBy('name').limit(MOST_OFFICERS).get(),
  ]);
  return {
    branches: branches.docs.map((snapshot) => snapshot.data()),
    officers: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map((officer) => officerSchema.parse(officer)),
  };
}
