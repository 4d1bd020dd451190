import { paths } from '@brokerage/domain/paths';
import type { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

/**
 * Returns the next files that a tenant's members have uploaded, by name, `limit` at most. The emulator ignores the offset and lists each
 * folder from its start.
 */
export async function tenantUploads(
  tenantId: string,
  bucket: Bucket,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredFile[]> {
  const folders = [
    `${paths.headshots(tenantId)}/`,
    `${paths.realtorPhotos(tenantId)}/`,
    paths.userUploads(tenantId, ''),
  ];
  const found: StoredFile[] = [];
  for (const prefix of folders) {
    let query: object | null = {
      prefix,
      maxResults: limit,
      autoPaginate: false,
      ...(after?.startsWith(prefix) && { startOffset: after }),
    };
    while (query && found.length < limit && (after === null || after < `${prefix}\uffff`)) {
      const [files, next]: [StoredFile[], object | null, ...unknown[]] = await bucket.getFiles(query);
      found.push(...files.filter(({ name }) => after === null || name > after));
      query = next;
    }
  }
  return found.slice(0, limit);
}
