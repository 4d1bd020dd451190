import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { type DocumentReference, GrpcStatus, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { isAlreadyExists } from '../../data/isAlreadyExists.ts';
import { getErrorCode } from '../../getErrorCode.ts';
import type { ApprovedFlyer, PdfInput } from './pdfInput.ts';

/** Longer than any PDF takes: a call that holds the lease longer has crashed. */
const LEASE_MS = 30_000;

/** How old a failed attempt must be before it is repeated, in milliseconds. A member may try again at once. */
export const MEMBER_RETRY_MS = 0;
/** Anybody can open a link, so a failed PDF is retried at most twelve times an hour. */
export const LINK_RETRY_MS = 300_000;

/** Another call changed or removed the job first. */
const CONFLICTS: ReadonlySet<unknown> = new Set([GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND]);

/** The job is this caller's to do, is done, is running in another call, or failed too recently to be repeated. */
type Claim = { kind: 'mine' | 'done' | 'failed'; job: PdfJob } | { kind: 'running' };

/** Creates the job; returns undefined if another call created it first. */
async function createJob(
  flyer: ApprovedFlyer,
  { digest, jobId, format }: PdfInput,
): Promise<PdfJob | undefined> {
  const now = new Date();
  const job: PdfJob = {
    id: jobId,
    tenant_id: flyer.tenant_id,
    flyer_instance_id: flyer.id,
    owner_user_id: flyer.owner_user_id,
    revision: flyer.snapshot.revision,
    status: 'running',
    output_url: null,
    input_digest: digest,
    ...(format !== 'letter' && { format }),
    sha256: null,
    size: null,
    error: null,
    attempts: 1,
    created_at: now,
    updated_at: now,
    lease_until: new Date(now.getTime() + LEASE_MS),
    expire_at: toExpiry(now, RETENTION_DAYS.unfinishedPdfJobs),
  };
  try {
    await db.pdfJobs(flyer.tenant_id).doc(jobId).create(job);
    return job;
  } catch (error) {
    if (isAlreadyExists(error)) return undefined;
    throw error;
  }
}

/** Takes over a failed or abandoned job; returns undefined if another call changed it first. */
async function takeOverJob(
  job: PdfJob,
  ref: DocumentReference,
  lastUpdateTime: Timestamp,
): Promise<PdfJob | undefined> {
  const now = new Date();
  const changes = {
    status: 'running' as const,
    error: null,
    attempts: job.attempts + 1,
    updated_at: now,
    lease_until: new Date(now.getTime() + LEASE_MS),
    expire_at: toExpiry(now, RETENTION_DAYS.unfinishedPdfJobs),
  };
  try {
    await ref.update(changes, { lastUpdateTime });
    return { ...job, ...changes };
  } catch (error) {
    if (CONFLICTS.has(getErrorCode(error))) return undefined;
    throw error;
  }
}

/**
 * Claims the job of a PDF. A failed job is retried if the last attempt is old enough. So is one whose lease has ended: its call crashed,
 * and the next may crash, too.
 */
export async function claimJob(flyer: ApprovedFlyer, input: PdfInput, retryAfterMs: number): Promise<Claim> {
  const ref = db.pdfJobs(flyer.tenant_id).doc(input.jobId);
  const snapshot = await ref.get();
  const job = snapshot.data();
  const { updateTime } = snapshot;
  if (!job || !updateTime) {
    const created = await createJob(flyer, input);
    return created ? { kind: 'mine', job: created } : { kind: 'running' };
  }
  if (job.status === 'done') return { kind: 'done', job };
  if (job.status === 'running' && job.lease_until.getTime() >= Date.now()) return { kind: 'running' };
  if (Date.now() - job.updated_at.getTime() < retryAfterMs) return { kind: 'failed', job };
  const taken = await takeOverJob(job, ref, updateTime);
  return taken ? { kind: 'mine', job: taken } : { kind: 'running' };
}
