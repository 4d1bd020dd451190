import { setTimeout as pause } from 'node:timers/promises';
import type { PdfJob } from '@brokerage/domain/flyer/pdfJob';
import { db } from '../../data/db.ts';
import type { ApprovedFlyer, PdfInput } from './pdfInput.ts';

/** Longer than any PDF takes: a call that holds the lease longer has crashed. */
const LEASE_MS = 30_000;
const POLL_MS = 200;

/** In milliseconds. */
export interface RetryPolicy {
  /** How long a caller waits for another call's job. */
  longestWait: number;
  /** How old a failed attempt must be before it is repeated. */
  retryAfter: number;
}
/** A member may try again at once. */
export const MEMBER_RETRY: RetryPolicy = { longestWait: 45_000, retryAfter: 0 };
/** Anybody can open a link, so a failed PDF is tried at most twelve times an hour and nobody waits long. */
export const LINK_RETRY: RetryPolicy = { longestWait: 10_000, retryAfter: 300_000 };

const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;

/** The job is this caller's to do, is done, or failed in another call meanwhile. */
type Claim =
  | { kind: 'mine'; job: PdfJob }
  | { kind: 'done'; job: PdfJob }
  | { kind: 'failed'; job: PdfJob }
  | { kind: 'too-slow' };

const getErrorCode = (error: unknown) => (error as { code?: unknown }).code;

/** Creates the job; returns undefined if another call created it first. */
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

/** Takes over a failed or abandoned job; returns undefined if another call changed it first. */
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
 * Claims the job of a PDF, or waits for the call that has it. A job that had failed before this call is tried again if the
 * last attempt is old enough; one that fails while this call waits is not.
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
      // The previous attempt crashed, so the next may too.
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
