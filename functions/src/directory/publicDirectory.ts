import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import type { PublicSite } from '@brokerage/domain/publicCallables';
import { loadPublicCompany } from '../company/loadPublicCompany.ts';
import { db } from '../data/db.ts';

/** Returns a company with its branches and loan officers, in the company's order. */
export async function publicDirectory(tenantId: string): Promise<PublicSite> {
  const [company, branches, officers] = await Promise.all([
    loadPublicCompany(tenantId),
    db.branches(tenantId).orderBy('name').limit(MAX_BRANCHES).get(),
    db.officers(tenantId).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
  ]);
  const directory = toPublicDirectory(
    branches.docs.map((snapshot) => snapshot.data()),
    officers.docs.map((snapshot) => snapshot.data()),
  );
  return { ...directory, company };
}
