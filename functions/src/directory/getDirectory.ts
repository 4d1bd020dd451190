import { officerSchema } from '@brokerage/domain/directory/officer';
import { db } from '../db.ts';
import { definePublicData } from '../http/defineCallable.ts';
import { publicTenant } from '../publicTenant.ts';

/**
 * get-directory: the branches and loan officers of the public website's company, each by name. The records are
 * parsed by the schemas of the public fields, so that nothing else of a document can get out.
 */
export const getDirectory = definePublicData('get-directory', async () => {
  const [branches, officers] = await Promise.all([
    db.branches(publicTenant()).orderBy('name').get(),
    db.officers(publicTenant()).orderBy('name').get(),
  ]);
  return {
    branches: branches.docs.map((snapshot) => snapshot.data()),
    officers: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map((officer) => officerSchema.parse(officer)),
  };
});
