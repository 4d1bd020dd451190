import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { type PdfJob, pdfJobSchema } from '@brokerage/domain/flyer/record/pdfJob';
import { paths } from '@brokerage/domain/paths';
import { doc, type Firestore } from 'firebase/firestore';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';

/** Limit for the server's first answer about the job. Offline, the listener would stay silent forever. */
const FIRST_ANSWER_MS = 20_000;

/** The longest time to wait for a lease: with a wrong clock in the browser, its end can seem hours away. */
const LEASE_LIMIT_MS = 60_000;

/**
 * Resolves with the PDF's URL once the job is done. Resolves with undefined if the job's lease ends first, because the call
 * that rendered it crashed, or if the job is gone; the next call of `render-pdf` then renders it.
 * @throws UserFacingError if the job fails or the server doesn't answer; FirestoreError if it can't be read
 */
export function followPdfJob(
  firestore: Firestore,
  { tenantId, jobId }: { tenantId: string; jobId: string },
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  let timer = setTimeout(
    () => reject(new UserFacingError('Failed to generate PDF. Check your connection and try again.')),
    FIRST_ANSWER_MS,
  );
  const follow = (job: PdfJob | undefined) => {
    clearTimeout(timer);
    if (!job) resolve(undefined);
    else if (job.status === 'done') resolve(job.output_url ?? undefined);
    else if (job.status === 'failed')
      reject(new UserFacingError(job.error ?? flyerErrors['pdf-failed'].sentence));
    else {
      const leaseMs = Math.max(0, job.lease_until.getTime() - Date.now());
      timer = setTimeout(() => resolve(undefined), Math.min(leaseMs, LEASE_LIMIT_MS));
    }
  };
  const listen = subscribeDocument(doc(firestore, paths.pdfJobs.one(tenantId, jobId)), pdfJobSchema);
  const stop = listen((event) => {
    if (event.status === 'ready' && !event.stale) follow(event.data);
    if (event.status === 'failed') reject(event.error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
