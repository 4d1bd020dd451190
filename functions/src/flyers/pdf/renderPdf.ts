import { deflateSync } from 'node:zlib';
import type { CallableOutput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import {
  type FlyerFormat,
  FORMAT_NAMES,
  formatExtension,
  toFormats,
} from '@brokerage/domain/flyer/compose/flyerFormats';
import { findUnfitFields } from '@brokerage/domain/flyer/layout/formats/findUnfitFields';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import { flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import { paths } from '@brokerage/domain/paths';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type AuditActor, audit, systemActor } from '../../audit/audit.ts';
import { db } from '../../data/db.ts';
import { sha256 } from '../../data/sha256.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../../http/defineMemberCallable.ts';
import { pictureCallableOptions } from '../../http/pictureCallableOptions.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { loadFlyer, toFlyerActor } from '../workflow/load/loadFlyer.ts';
import { loadSharableFlyer } from '../workflow/load/loadSharableFlyer.ts';
import { flyerFont } from './flyerFonts.ts';
import { loadEdition } from './loadEdition.ts';
import { paintPng } from './paintPng.ts';
import { type ApprovedFlyer, isRenderable, loadPdfInput, type PdfInput } from './pdfInput.ts';
import { claimJob, LINK_RETRY_MS, MEMBER_RETRY_MS } from './pdfJobs.ts';
import { qrModules } from './qrModules.ts';
import { PictureError, snapshotScene, withPictures } from './snapshotScene.ts';

/** Returns the error for the sentence stored in a failed job. */
const pdfError = (sentence: string | null) =>
  new DomainError(sentence === flyerErrors['pdf-picture-lost'].sentence ? 'pdf-picture-lost' : 'pdf-failed');

/**
 * Asserts that the caller may render the flyer, and that it has been approved with a snapshot.
 * @throws DomainError those of `applyFlyerAction` if the caller may not render it or it isn't approved; pdf-without-snapshot
 */
function assertRenderable(
  flyer: Flyer,
  { member }: MemberSession,
  now: Date,
): asserts flyer is ApprovedFlyer {
  applyFlyerAction(flyer, { name: 'render' }, { actor: toFlyerActor(member), now });
  if (!isRenderable(flyer)) throw new DomainError('pdf-without-snapshot');
}

/** Returns a same-origin address, which works on every host of the site; `v` changes with the file. */
const toPdfUrl = (flyerId: string, digest: string, format: FlyerFormat) =>
  `/flyer-pdf/${encodeURIComponent(flyerId)}?v=${digest.slice(0, 12)}${format === 'letter' ? '' : `&format=${format}`}`;

/** Loads the actor of the audit record in the transaction. */
type ActorIn = (transaction: Transaction) => Promise<AuditActor>;

/** Marks the job done and writes the audit record, unless another call has already finished the job. */
function finishJob(
  { tenant_id, id }: Flyer,
  { jobId, format }: PdfInput,
  actorIn: ActorIn,
  { digest, size }: { digest: string; size: number },
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
    const done = {
      status: 'done',
      output_url: toPdfUrl(id, digest, format),
      sha256: digest,
      size,
      error: null,
    } as const;
    transaction.update(ref, { ...done, updated_at: now, expire_at: FieldValue.delete() });
    audit(transaction, {
      actor,
      action: 'pdf_rendered',
      entity: { type: 'flyer', id, head: flyer.audit_head },
      at: now,
      before: null,
      after: {
        sha256: digest,
        size,
        revision: job.data()?.revision ?? flyer.revision,
        ...(format !== 'letter' && { format }),
      },
    });
  });
}

/** Marks the job failed, unless another call has taken it over. */
function failJob({ tenant_id }: Flyer, { id, attempts }: PdfJob, error: string) {
  const ref = db.pdfJobs(tenant_id).doc(id);
  return db.runTransaction(async (transaction) => {
    const job = (await transaction.get(ref)).data();
    if (job?.status !== 'running' || job.attempts !== attempts) return;
    transaction.update(ref, { status: 'failed', error, updated_at: new Date() });
  });
}

/** Pixels per point of a square image's scene. */
const PIXELS_PER_POINT = 2;

/**
 * Paints a flyer's snapshot as the PDF or PNG of its format: same input, same bytes.
 * @throws PictureError; Error when it can't be painted
 */
async function paintSnapshot(
  { input, date, format }: Pick<PdfInput, 'input' | 'date' | 'format'>,
  flyer: { tenantId: string; flyerId: string },
): Promise<{ bytes: Uint8Array; digest: string }> {
  const { scene, back, pictures: images } = await snapshotScene(input, flyer, format);
  if (formatExtension(format) === 'png') {
    const png = await paintPng(flyerDrawingSchema.parse(withPictures(scene, images)), PIXELS_PER_POINT);
    return { bytes: png, digest: sha256(png) };
  }
  // Five times as fast as pdf-lib's own, with the same bytes every time on one runtime; the file is stored and never rebuilt.
  const deflate = (content: Uint8Array) => deflateSync(content);
  const bytes = await paintPdf(back ? [scene, back] : [scene], { font: flyerFont, images, date, deflate });
  return { bytes, digest: sha256(bytes) };
}

/** Renders the PDF, stores it and finishes the job; returns its address. */
async function renderAndStore(
  flyer: ApprovedFlyer,
  input: PdfInput,
  actorIn: ActorIn,
  job: PdfJob,
): Promise<string> {
  const { tenant_id: tenantId, id: flyerId } = flyer;
  try {
    const { bytes, digest } = await paintSnapshot(input, { tenantId, flyerId });
    await getStorage()
      .bucket()
      .file(`${paths.flyerFiles(tenantId, flyerId)}/${digest}.${formatExtension(input.format)}`)
      .save(bytes, {
        resumable: false,
        contentType: input.format === 'square' ? 'image/png' : 'application/pdf',
        metadata: { cacheControl: 'private, no-store' },
      });
    await finishJob(flyer, input, actorIn, { digest, size: bytes.length });
    return toPdfUrl(flyerId, digest, input.format);
  } catch (error) {
    const failure =
      error instanceof DomainError
        ? error
        : new DomainError(error instanceof PictureError ? 'pdf-picture-lost' : 'pdf-failed');
    logger.error('PDF failed', { attempt: job.attempts, error: describeError(error) });
    await failJob(flyer, job, failure.message);
    throw failure;
  }
}

type Rendered = CallableOutput<'render-pdf'>;

/**
 * Asserts that a flyer is offered in a format and fits it; on its own paper, it was approved.
 * @throws DomainError flyer-format-not-offered; flyer-format-unfit, naming what is too long
 */
function assertFits({ input, format }: PdfInput): void {
  if (!toFormats(input.layout).includes(format)) throw new DomainError('flyer-format-not-offered');
  if (format === 'letter' || format === 'bleed') return;
  const unfit = findUnfitFields(input, fontMeasure, qrModules, format);
  if (unfit.length === 0) return;
  const fields = unfit.join(', ');
  throw new DomainError('flyer-format-unfit', { values: { place: FORMAT_NAMES[format].place, fields } });
}

/**
 * Renders the PDF or finds the rendered one. Of several concurrent calls, one renders the file, and the others return that it is running.
 */
async function renderOnce(
  flyer: ApprovedFlyer,
  actorIn: ActorIn,
  retryAfterMs: number,
  format: FlyerFormat = 'letter',
): Promise<Rendered> {
  const input = await loadPdfInput(flyer, format);
  assertFits(input);
  const claim = await claimJob(flyer, input, retryAfterMs);
  switch (claim.kind) {
    case 'mine':
      return { status: 'done', url: await renderAndStore(flyer, input, actorIn, claim.job) };
    case 'done':
      return {
        status: 'done',
        url: claim.job.output_url ?? toPdfUrl(flyer.id, claim.job.sha256 ?? '', format),
      };
    case 'running':
      return { status: 'running', jobId: input.jobId };
    case 'failed':
      throw pdfError(claim.job.error);
  }
}

/**
 * Renders an approved flyer's PDF, or finds the rendered one, and returns its address; returns the job if another call is rendering it.
 * @throws DomainError flyer-not-found; those of `assertRenderable` and `assertFits`, in other formats of `loadSharableFlyer`;
 *   pdf-picture-lost; pdf-failed
 */
export async function renderFlyerPdf(
  flyerId: string,
  session: MemberSession,
  format?: FlyerFormat,
): Promise<Rendered> {
  const { tenant_id } = session.member;
  const now = new Date();
  const flyer = await db.runReadOnly((transaction) =>
    format === undefined || format === 'letter'
      ? loadFlyer(transaction, tenant_id, flyerId)
      : // Cards and pictures are made to be handed out, so only of what may be shared today.
        loadSharableFlyer(transaction, flyerId, session.member, now),
  );
  assertRenderable(flyer, session, now);
  const actorIn: ActorIn = (transaction) => authorizeInTransaction(transaction, session);
  return renderOnce(flyer, actorIn, MEMBER_RETRY_MS, format);
}

/**
 * Renders the PDF of an edition of a flyer, or finds the rendered one, for administrators.
 * @throws DomainError flyer-not-found; those of `loadEdition`; pdf-picture-lost; pdf-failed
 */
async function renderEditionPdf(
  flyerId: string,
  revision: number,
  session: MemberSession,
): Promise<Rendered> {
  const { tenant_id } = session.member;
  const flyer = await db.runReadOnly((transaction) => loadFlyer(transaction, tenant_id, flyerId));
  const edition = await loadEdition(flyer, revision, session.member);
  const actorIn: ActorIn = (transaction) => authorizeInTransaction(transaction, session, 'flyers:readAll');
  const rendered = await renderOnce(edition, actorIn, MEMBER_RETRY_MS);
  return rendered.status === 'done' ? { ...rendered, url: `${rendered.url}&revision=${revision}` } : rendered;
}

/**
 * Renders the PDF behind a live link if nobody has rendered it yet. The audit record names the system as the actor, because visitors are
 * anonymous. A failed PDF isn't retried for some minutes. Returns `running` while another call renders it, `none` for a flyer that has no
 * snapshot to render.
 * @throws DomainError pdf-picture-lost; pdf-failed
 */
export async function renderFlyerPdfForLink(flyer: Flyer): Promise<'done' | 'running' | 'none'> {
  if (!isRenderable(flyer)) return 'none';
  const actorIn: ActorIn = () => Promise.resolve(systemActor(flyer.tenant_id));
  return (await renderOnce(flyer, actorIn, LINK_RETRY_MS)).status;
}

/** render-pdf: renders the PDF of an approved flyer, or another format of it, for its owner and administrators; of an earlier edition, for administrators. */
export const renderPdf = defineMemberCallable(
  'render-pdf',
  'flyers:make',
  ({ instanceId, revision, format }, session) =>
    revision === undefined
      ? renderFlyerPdf(instanceId, session, format)
      : renderEditionPdf(instanceId, revision, session),
  pictureCallableOptions,
);
