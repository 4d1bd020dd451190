import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isChecked, publishUpload } from './publishUpload.ts';
import { type Bucket, tenantUploads } from './tenantUploads.ts';

/**
 * Publishes uploads that the server has not looked at: those from before it did, and those whose call was lost. Goes on
 * where the run before has stopped, because what was looked at is marked.
 * @returns how many were published or refused.
 */
export async function publishOlderUploads(tenantId: string, bucket: Bucket, deadline: Date): Promise<number> {
  let done = 0;
  for (const { name, metadata } of await tenantUploads(tenantId, bucket)) {
    if (isChecked(metadata.metadata)) continue;
    if (Date.now() > deadline.getTime()) break;
    try {
      await publishUpload(name);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    done += 1;
  }
  return done;
}
