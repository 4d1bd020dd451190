import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { PdfJob } from '@brokerage/domain/flyer/pdfJob';
import { transition } from '@brokerage/domain/flyer/workflow';
import type { Refusal } from '@brokerage/domain/flyer/workflowRefusals';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { type AuditActor, audit, systemActor } from '../../audit/audit.ts';
import { db } from '../../data/db.ts';
import { describe } from '../../http/defineCallable.ts';
import { defineMemberCallable, type Staff, stillAllowed } from '../../http/defineMemberCallable.ts';
import { heavyCallable } from '../../http/heavyCallable.ts';
import { httpError } from '../../http/httpError.ts';
import { loadFlyer, toFlyerActor } from '../workflow/loadFlyer.ts';
import { makePdf } from './makePdf.ts';
import { type ApprovedFlyer, isRenderable, loadPdfInput, type PdfInput } from './pdfInput.ts';
import { claimJob, LINK_PATIENCE, type Patience, STAFF_PATIENCE } from './pdfJobs.ts';
import { PictureError } from './snapshotScene.ts';

const FAILED = 'Failed to generate PDF';
const PICTURE_LOST =
  'A picture in this flyer is missing or damaged. Please duplicate the flyer and submit the copy.';

const notSealed: Refusal = {
  code: 'failed-precondition',
  title: FAILED,
  message: 'This flyer was approved before we kept sealed copies. Please duplicate it and submit the copy.',
};

const failed = (message: string | null) =>
  message === PICTURE_LOST
    ? httpError({ code: 'failed-precondition', title: FAILED, message })
    : new HttpsError('unavailable', FAILED, { title: FAILED, fields: [], issues: [] });

/** @throws HttpsError when the caller may not render it, or when it is not approved */
function assertRenderable(flyer: Flyer, { member }: Staff, now: Date): asserts flyer is ApprovedFlyer {
  const outcome = transition(flyer, { name: 'render' }, { actor: toFlyerActor(member), now });
  if (!outcome.ok) throw httpError(outcome.refusal);
  if (!isRenderable(flyer)) throw httpError(notSealed);
}

/** Same-origin, so that it works on every host of the site; `v` only tells one file from another. */
const urlOf = (flyerId: string, sha256: string) =>
  `/flyer-pdf/${encodeURIComponent(flyerId)}?v=${sha256.slice(0, 12)}`;

/** In whose name the file is made, as the transaction sees them. */
type ActorIn = (transaction: FirebaseFirestore.Transaction) => Promise<AuditActor>;

/** The job's end and the audit record in one; a job that somebody else has ended stays as it is. */
function finish(
  { tenant_id, id }: Flyer,
  { jobId }: PdfInput,
  actorIn: ActorIn,
  { sha256, size }: { sha256: string; size: number },
) {
  const now = new Date();
  const ref = db.pdfJobs(tenant_id).doc(jobId);
  return db.runTransaction(async (transaction) => {
    const [actor, flyer, job] = await Promise.all([
      actorIn(transaction),
      loadFlyer(transaction, tenant_id, id),
      transaction.get(ref),
    ]);
    if (job.data()?.status === 'done') return;
    const done = { status: 'done', output_url: urlOf(id, sha256), sha256, size, error: null } as const;
    transaction.update(ref, { ...done, updated_at: now });
    audit(transaction, {
      actor,
      action: 'pdf_rendered',
      entity: { type: 'flyer', id, head: flyer.audit_head },
      at: now,
      before: null,
      after: { sha256, size, revision: job.data()?.revision ?? flyer.revision },
    });
  });
}

/** Notes the failure, unless another call has taken the job over meanwhile. */
function giveUp({ tenant_id }: Flyer, { id, attempts }: PdfJob, error: string) {
  const ref = db.pdfJobs(tenant_id).doc(id);
  return db.runTransaction(async (transaction) => {
    const job = (await transaction.get(ref)).data();
    if (job?.status !== 'running' || job.attempts !== attempts) return;
    transaction.update(ref, { status: 'failed', error, updated_at: new Date() });
  });
}

async function make(flyer: ApprovedFlyer, input: PdfInput, actorIn: ActorIn, job: PdfJob): Promise<string> {
  const { tenant_id: tenantId, id: flyerId } = flyer;
  try {
    const { bytes, sha256 } = await makePdf(input, { tenantId, flyerId });
    await getStorage()
      .bucket()
      .file(`${paths.flyerFiles(tenantId, flyerId)}/${sha256}.pdf`)
      .save(bytes, {
        resumable: false,
        contentType: 'application/pdf',
        metadata: { cacheControl: 'private, no-store' },
      });
    await finish(flyer, input, actorIn, { sha256, size: bytes.length });
    return urlOf(flyerId, sha256);
  } catch (error) {
    const message = error instanceof PictureError ? PICTURE_LOST : FAILED;
    logger.error('PDF failed', { attempt: job.attempts, error: describe(error) });
    await giveUp(flyer, job, message);
    throw error instanceof HttpsError ? error : failed(message);
  }
}

/** However many ask at once, one makes the file and the others wait for it. */
async function madeOnce(flyer: ApprovedFlyer, actorIn: ActorIn, patience: Patience): Promise<string> {
  const input = await loadPdfInput(flyer);
  const claim = await claimJob(flyer, input, patience);
  switch (claim.kind) {
    case 'mine':
      return make(flyer, input, actorIn, claim.job);
    case 'done':
      return claim.job.output_url ?? urlOf(flyer.id, claim.job.sha256 ?? '');
    case 'failed':
      throw failed(claim.job.error);
    case 'too-slow':
      throw failed(null);
  }
}

/**
 * The address of an approved flyer's PDF. However many ask at once, one makes the file and the others wait for it.
 * @throws HttpsError with the workflow's refusal; failed-precondition when a picture is lost; unavailable
 */
export async function rendered(flyerId: string, staff: Staff): Promise<{ url: string }> {
  const { tenant_id } = staff.member;
  const flyer = await db.runReadOnly((transaction) => loadFlyer(transaction, tenant_id, flyerId));
  assertRenderable(flyer, staff, new Date());
  const actorIn: ActorIn = (transaction) => stillAllowed(transaction, staff, 'flyers:make');
  return { url: await madeOnce(flyer, actorIn, STAFF_PATIENCE) };
}

/**
 * Makes the PDF behind a live link that nobody has asked for yet, such as of a code that was scanned from a screen. Recorded
 * as the system's act: whoever has the link is anonymous, and the owner did nothing.
 * What has failed is not tried again for some minutes.
 * @throws HttpsError as above
 */
export async function renderedForLink(flyer: Flyer): Promise<void> {
  if (!isRenderable(flyer)) return;
  await madeOnce(flyer, () => Promise.resolve(systemActor(flyer.tenant_id)), LINK_PATIENCE);
}

/** render-pdf: the PDF of an approved flyer, for its owner and administrators. */
export const renderPdf = defineMemberCallable(
  'render-pdf',
  'flyers:make',
  ({ instanceId }, staff) => rendered(instanceId, staff),
  heavyCallable,
);
