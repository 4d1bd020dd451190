import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { paths } from '@brokerage/domain/paths';
import type { Directory } from '@brokerage/domain/publicCallables';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { UserError } from './UserError.ts';

/** What public pages are prerendered with. */
interface SiteData {
  company: PublicCompany;
  directory: Directory;
}

/** Returns the company, branches and officers of a real project's public tenant. */
export async function fetchSiteData(
  project: string,
  { tenant, siteOrigin }: { tenant: string; siteOrigin: string },
): Promise<SiteData> {
  const app = initializeApp({ credential: applicationDefault(), projectId: project }, 'site-data');
  const firestore = getFirestore(app);
  const read = async (collection: string) => {
    const { docs } = await firestore.collection(collection).orderBy('name').get();
    return docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  try {
    const [settings, branches, officers] = await Promise.all([
      firestore.doc(paths.tenant(tenant)).get(),
      read(paths.branches.all(tenant)),
      read(paths.officers.all(tenant)),
    ]);
    return {
      company: toPublicCompany(tenantSchema.parse(settings.data()), siteOrigin),
      directory: toPublicDirectory(
        branchRecordSchema.array().parse(branches),
        officerRecordSchema.array().parse(officers),
      ),
    };
  } catch (error) {
    throw new UserError(
      `Company, branches and officers of ${project} could not be read: ${error instanceof Error ? error.message : 'unknown error'}\n` +
        'Are you signed in? gcloud auth application-default login',
    );
  }
}
