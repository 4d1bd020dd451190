import { DomainError } from '@brokerage/domain/errors/DomainError';
import {
  type FlyerFormat,
  flyerFormatSchema,
  formatExtension,
} from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { findFlyerActionError } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { getAuth } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import { db } from '../../data/db.ts';
import { defineHttpFunction, HTTP_OPTIONS } from '../../http/defineHttpFunction.ts';
import { authorize, type MemberSession } from '../../http/defineMemberCallable.ts';
import { sendError } from '../../http/errorResponses.ts';
import { createMinuteLimit } from '../../http/instanceRateLimit.ts';
import { isInvalidToken } from '../../http/isInvalidToken.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { toFlyerActor } from '../workflow/load/loadFlyer.ts';
import { loadSharableFlyer } from '../workflow/load/loadSharableFlyer.ts';
import { loadEdition } from './loadEdition.ts';
import { loadPdfFile } from './loadPdfFile.ts';
import { isRenderable, loadPdfInput } from './pdfInput.ts';
import { type PdfFile, sendPdf } from './sendPdf.ts';

/** Per member and instance. A viewer that fetches a file in ranges makes several requests. */
const REQUESTS_PER_MINUTE = 120;
const isWithinRateLimit = createMinuteLimit(REQUESTS_PER_MINUTE);

async function authorizeRequest(request: Request, now: Date): Promise<MemberSession> {
  const [, token] = /^Bearer (\S{1,5000})$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new DomainError('sign-in-required');
  const decoded = await getAuth()
    .verifyIdToken(token, true)
    .catch((error: unknown) => {
      throw isInvalidToken(error) ? new DomainError('sign-in-required') : error;
    });
  // Checked before any database read.
  if (!isWithinRateLimit(decoded.uid, now)) throw new DomainError('too-many-requests');
  return authorize(decoded, 'flyers:make', now);
}

/** Returns the flyer's id from the path, which begins with /flyer-pdf only through Hosting. */
function parseFlyerId(path: string): string {
  const [, encoded] = /^(?:\/flyer-pdf)?\/([^/]{1,400})$/.exec(path) ?? [];
  try {
    const id = decodeURIComponent(encoded ?? '');
    if (/^(?!\.\.?$|__.*__$)[^/]{1,128}$/.test(id)) return id;
  } catch {
    // Invalid escapes mean an unknown flyer.
  }
  throw new DomainError('flyer-not-found');
}

async function loadRenderableFlyer(session: MemberSession, id: string): Promise<Flyer> {
  const flyer = (await db.flyers(session.member.tenant_id).doc(id).get()).data();
  if (!flyer) throw new DomainError('flyer-not-found');
  const code = findFlyerActionError(flyer, 'render', toFlyerActor(session.member));
  // A flyer that can't be rendered now, such as a draft, has no PDF.
  if (code) throw new DomainError(code === 'permission-denied' ? code : 'flyer-not-found');
  return flyer;
}

/** Returns the requested edition's revision; undefined for the live one. */
function parseRevision(revision: unknown): number | undefined {
  if (revision === undefined) return undefined;
  if (typeof revision === 'string' && /^[1-9]\d{0,8}$/.test(revision)) return Number(revision);
  throw new DomainError('edition-not-found');
}

/** Returns the requested format, or the flyer's own paper if none is requested. */
function parseFormat(format: unknown): FlyerFormat {
  const parsed = flyerFormatSchema.safeParse(format ?? 'letter');
  if (parsed.success) return parsed.data;
  throw new DomainError('flyer-not-found');
}

/**
 * Returns what was approved: the live edition, for those who may render it, or an earlier one, for administrators. Other formats are only
 * available while the flyer may be shared, because they are meant for handing out.
 */
async function loadApproved(
  session: MemberSession,
  id: string,
  { revision, format }: { revision: number | undefined; format: FlyerFormat },
): Promise<Flyer> {
  if (revision === undefined) {
    const live = await loadRenderableFlyer(session, id);
    if (format === 'letter') return live;
    return db.runReadOnly((transaction) => loadSharableFlyer(transaction, id, session.member, new Date()));
  }
  if (format !== 'letter') throw new DomainError('edition-not-found');
  const flyer = (await db.flyers(session.member.tenant_id).doc(id).get()).data();
  if (!flyer) throw new DomainError('flyer-not-found');
  return { ...(await loadEdition(flyer, revision, session.member)), status: 'approved' };
}

/** Returns the rendered file of the snapshot; doesn't render it. */
async function loadFile(flyer: Flyer, format: FlyerFormat): Promise<PdfFile> {
  if (!isRenderable(flyer)) throw new DomainError('flyer-not-found');
  const { jobId } = await loadPdfInput(flyer, format);
  const job = (await db.pdfJobs(flyer.tenant_id).doc(jobId).get()).data();
  if (job?.status !== 'done' || job.sha256 === null) throw new DomainError('flyer-not-found');
  return loadPdfFile(flyer.tenant_id, flyer.id, job.sha256, formatExtension(format));
}

/**
 * flyer-pdf: GET /flyer-pdf/{flyerId} with `Authorization: Bearer {ID token}` returns the rendered PDF of an approved flyer to its owner
 * and the administrators of its tenant; with `?revision=`, that of an earlier edition to administrators; with `?format=`, another format
 * (flyerFormats.ts). 401, 403, 404 and 429 return only the error's sentence.
 */
export const flyerPdf = defineHttpFunction(
  { ...HTTP_OPTIONS, invoker: 'public' },
  async (request, response) => {
    response.set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Authorization',
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    try {
      const session = await authorizeRequest(request, new Date());
      const format = parseFormat(request.query.format);
      const flyer = await loadApproved(session, parseFlyerId(request.path), {
        revision: parseRevision(request.query.revision),
        format,
      });
      const file = await loadFile(flyer, format);
      sendPdf(request, response, file, { title: publishedTitle(flyer), extension: formatExtension(format) });
    } catch (error) {
      if (error instanceof DomainError) {
        sendError(request, response, error);
        return;
      }
      logger.error('flyer-pdf failed', { error: describeError(error) });
      response.status(500).end();
    }
  },
);
