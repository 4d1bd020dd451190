import { paths } from '@brokerage/domain/paths';
import type { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

/** Returns every file that the people of a tenant have uploaded. */
export async function tenantUploads(tenantId: string, bucket: Bucket): Promise<StoredFile[]> {
  const folders = [
    paths.userUploads(tenantId, ''),
    `${paths.headshots(tenantId)}/`,
    `${paths.realtorPhotos(tenantId)}/`,
  ];
  const found = await Promise.all(folders.map((prefix) => bucket.getFiles({ prefix })));
  return found.flatMap(([files]) => files);
}
