import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { checkDay } from '@brokerage/domain/flyer/checks/checkDay';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import type { Directory } from '@brokerage/domain/publicCallables';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';

/** Returns the branches and loan officers of the public website's company, in the company's order. */
export async function publicDirectory(): Promise<Directory> {
  const [branches, officers, licenses, tenant] = await Promise.all([
    db.branches(publicTenant()).orderBy('name').limit(MAX_BRANCHES).get(),
    db.officers(publicTenant()).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
    db.licenses(publicTenant()).limit(MAX_LICENSES).get(),
    loadTenant(publicTenant()),
  ]);
  return toPublicDirectory(
    branches.docs.map((snapshot) => snapshot.data()),
    officers.docs.map((snapshot) => snapshot.data()),
    {
      tenant,
      licenses: licenses.docs.map((snapshot) => snapshot.data()),
      today: checkDay(new Date()),
    },
  );
}
