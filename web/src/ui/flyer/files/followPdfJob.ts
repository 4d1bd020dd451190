import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { type PdfJob, pdfJobSchema } from '@brokerage/domain/flyer/pdfJob';
import { paths } from '@brokerage/domain/paths';
import { doc, type Firestore } from 'firebase/firestore';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';

/**
 * Resolves with the address of the PDF once the job is done; with undefined when its lease ends first, because the call that
 * rendered it crashed, or the job is gone: then the next call of `render-pdf` renders it.
 * @throws UserFacingError when the job fails; FirestoreError when it can't be read
 */
export function followPdfJob(
  firestore: Firestore,
  { tenantId, jobId }: { tenantId: string; jobId: string },
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  let leaseTimer: ReturnType<typeof setTimeout> | undefined;
  const follow = (job: PdfJob | undefined) => {
    clearTimeout(leaseTimer);
    if (!job) resolve(undefined);
    else if (job.status === 'done') resolve(job.output_url ?? undefined);
    else if (job.status === 'failed')
      reject(new UserFacingError(job.error ?? flyerErrors['pdf-failed'].sentence));
    else
      leaseTimer = setTimeout(() => resolve(undefined), Math.max(0, job.lease_until.getTime() - Date.now()));
  };
  const listen = subscribeDocument(doc(firestore, paths.pdfJobs.one(tenantId, jobId)), pdfJobSchema);
  const stop = listen((event) => {
    if (event.status === 'ready' && !event.stale) follow(event.data);
    if (event.status === 'failed') reject(event.error);
  });
  return promise.finally(() => {
    clearTimeout(leaseTimer);
    stop();
  });
}
