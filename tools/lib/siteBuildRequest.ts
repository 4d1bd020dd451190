import { paths } from '@brokerage/domain/paths';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

const requestRef = (firestore: Firestore, tenantId: string) =>
  firestore.doc(paths.jobProgress.one(tenantId, 'site-build'));

/** Returns when a build of a company's public pages was last requested; undefined if none is due. */
export async function readSiteBuildRequest(
  firestore: Firestore,
  tenantId: string,
): Promise<Timestamp | undefined> {
  return (await requestRef(firestore, tenantId).get()).get('requested_at') as Timestamp | undefined;
}

/** Removes a request that a build has fulfilled. One that came during the build stays. */
export async function clearSiteBuildRequest(
  firestore: Firestore,
  tenantId: string,
  fulfilled: Timestamp,
): Promise<void> {
  const ref = requestRef(firestore, tenantId);
  await firestore.runTransaction(async (transaction) => {
    const requestedAt = (await transaction.get(ref)).get('requested_at') as Timestamp | undefined;
    if (requestedAt?.isEqual(fulfilled)) transaction.delete(ref);
  });
}
