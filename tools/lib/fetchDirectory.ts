import { tenantSchema } from '@brokerage/domain/company/tenant';
import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { checkDay } from '@brokerage/domain/flyer/checks/checkDay';
import { licenseSchema } from '@brokerage/domain/license/license';
import { paths } from '@brokerage/domain/paths';
import type { Directory } from '@brokerage/domain/publicCallables';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { UserError } from './UserError.ts';

/** Branches and officers of a real project's public tenant, for the pages that are prerendered with them. */
export async function fetchDirectory(project: string, tenant: string): Promise<Directory> {
  const app = initializeApp({ credential: applicationDefault(), projectId: project }, 'directory');
  const firestore = getFirestore(app);
  const read = async (collection: string, order = 'name') => {
    const { docs } = await firestore.collection(collection).orderBy(order).get();
    return docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  try {
    const [branches, officers, licenses, stored] = await Promise.all([
      read(paths.branches.all(tenant)),
      read(paths.officers.all(tenant)),
      read(paths.licenses.all(tenant), 'state'),
      firestore.doc(paths.tenant(tenant)).get(),
    ]);
    return toPublicDirectory(
      branchRecordSchema.array().parse(branches),
      officerRecordSchema.array().parse(officers),
      {
        tenant: tenantSchema
          .pick({ id: true, company_name: true, nmls_id: true, licence_lines: true })
          .parse(stored.data()),
        licenses: licenseSchema.array().parse(licenses),
        today: checkDay(new Date()),
      },
    );
  } catch (error) {
    throw new UserError(
      `Branches and officers of ${project} could not be read: ${error instanceof Error ? error.message : 'unknown error'}\n` +
        'Are you signed in? gcloud auth application-default login',
    );
  }
}
