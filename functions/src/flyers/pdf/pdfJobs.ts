import { setTimeout as pause } from 'node:timers/promises';
import type { PdfJob } from '@brokerage/domain/flyer/pdfJob';
import { db } from '../../data/db.ts';
import type { ApprovedFlyer, PdfInput } from './pdfInput.ts';

/** Milliseconds: longer than any PDF takes. Whoever holds the lease longer has died. */
const LEASE_MS = 30_000;
const POLL_MS = 200;

/** For how long a caller waits for whoever has the job, and how old a try must be before it is made again; milliseconds. */
export interface RetryPolicy {
  longestWait: number;
  retryAfter: number;
}
/** Who presses a button is answered, and may press it again at once. */
export const MEMBER_RETRY: RetryPolicy = { longestWait: 45_000, retryAfter: 0 };
/** Anybody has a link: however often it is asked for, what fails is tried twelve times an hour, and nobody waits for long. */
export const LINK_RETRY: RetryPolicy = { longestWait: 10_000, retryAfter: 300_000 };

const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;

/** The job is this caller's to do, or is done, or somebody else has failed at it meanwhile. */
type Claim =
  | { kind: 'mine'; job: PdfJob }
  | { kind: 'done'; job: PdfJob }
  | { kind: 'failed'; job: PdfJob }
  | { kind: 'too-slow' };

const getErrorCode = (error: unknown) => (error as { code?: unknown }).code;

/** Makes the record: of many at once one succeeds. */
async function createJob(flyer: ApprovedFlyer, { digest, jobId }: PdfInput): Promise<PdfJob | undefined> {
  const now = new Date();
  const job: PdfJob = {
    id: jobId,
    tenant_id: flyer.tenant_id,
    flyer_instance_id: flyer.id,
    owner_user_id: flyer.owner_user_id,
    revision: flyer.sealed.revision,
    status: 'running',
    output_url: null,
    input_digest: digest,
    sha256: null,
    size: null,
    error: null,
    attempts: 1,
    created_at: now,
    updated_at: now,
    lease_until: new Date(now.getTime() + LEASE_MS),
  };
  try {
    await db.pdfJobs(flyer.tenant_id).doc(jobId).create(job);
    return job;
  } catch (error) {
    if (getErrorCode(error) === ALREADY_EXISTS) return undefined;
    throw error;
  }
}

/** Takes a failed or given-up job over: of many at once one finds the record as it has read it. */
async function takeOverJob(
  job: PdfJob,
  ref: FirebaseFirestore.DocumentReference,
  lastUpdateTime: FirebaseFirestore.Timestamp,
): Promise<PdfJob | undefined> {
  const now = new Date();
  const changes = {
    status: 'running' as const,
    error: null,
    attempts: job.attempts + 1,
    updated_at: now,
    lease_until: new Date(now.getTime() + LEASE_MS),
  };
  try {
    await ref.update(changes, { lastUpdateTime });
    return { ...job, ...changes };
  } catch (error) {
    if (getErrorCode(error) === FAILED_PRECONDITION || getErrorCode(error) === NOT_FOUND) return undefined;
    throw error;
  }
}

/**
 * Claims the job of a PDF, or waits until whoever has it is through with it. A job that had failed when the call came is
 * tried again, if the last try is old enough; one that fails while it is waited for is not.
 */
export async function claimJob(
  flyer: ApprovedFlyer,
  input: PdfInput,
  { longestWait, retryAfter }: RetryPolicy,
): Promise<Claim> {
  const ref = db.pdfJobs(flyer.tenant_id).doc(input.jobId);
  const end = Date.now() + longestWait;
  let hasWaited = false;
  while (Date.now() < end) {
    const snapshot = await ref.get();
    const job = snapshot.data();
    if (job?.status === 'done') return { kind: 'done', job };
    const isRecent = job !== undefined && Date.now() - job.updated_at.getTime() < retryAfter;
    if (job?.status === 'failed' && (hasWaited || isRecent)) return { kind: 'failed', job };
    if (!job) {
      const begun = await createJob(flyer, input);
      if (begun) return { kind: 'mine', job: begun };
    } else if (job.status === 'failed' || job.lease_until.getTime() < Date.now()) {
      // Whose maker has died at it: the next one may, too.
      if (isRecent) return { kind: 'failed', job };
      const { updateTime } = snapshot;
      const taken = updateTime && (await takeOverJob(job, ref, updateTime));
      if (taken) return { kind: 'mine', job: taken };
    }
    hasWaited = true;
    await pause(POLL_MS);
  }
  return { kind: 'too-slow' };
}
