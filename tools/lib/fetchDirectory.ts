import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { paths } from '@brokerage/domain/paths';
import type { Directory } from '@brokerage/domain/publicCallables';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { UserError } from './UserError.ts';

/** Branches and officers of a real project's public tenant, for the pages that are prerendered with them. */
export async function fetchDirectory(project: string, tenant: string): Promise<Directory> {
  const app = initializeApp({ credential: applicationDefault(), projectId: project }, 'directory');
  const firestore = getFirestore(app);
  const read = async (collection: string) => {
    const { docs } = await firestore.collection(collection).orderBy('name').get();
    return docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  try {
    const [branches, officers] = await Promise.all([
      read(paths.branches.all(tenant)),
      read(paths.officers.all(tenant)),
    ]);
    return toPublicDirectory(
      branchRecordSchema.array().parse(branches),
      officerRecordSchema.array().parse(officers),
    );
  } catch (error) {
    throw new UserError(
      `Branches and officers of ${project} could not be read: ${error instanceof Error ? error.message : 'unknown error'}\n` +
        'Are you signed in? gcloud auth application-default login',
    );
  }
}
