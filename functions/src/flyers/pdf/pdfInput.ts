import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';
import { composeSnapshot } from '@brokerage/domain/flyer/composeSnapshot';
import type { Flyer, FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { sha256 } from '../../audit/sha256.ts';
import { db } from '../../data/db.ts';

/** Changes whenever the same input is to give another file: with the layouts, the fonts or the painter. */
const RENDER_VERSION = '1';

/** All that a flyer's PDF is made of. */
export interface PdfInput {
  input: FlyerInput;
  /** Stands in the file as the day of its making. */
  date: Date;
  /** Of all this and the renderer's version, 64 hexadecimal digits. */
  digest: string;
  jobId: string;
}

/** An approved flyer, with what was sealed. */
export type ApprovedFlyer = Flyer & { sealed: FlyerSnapshot; approved_at: Date };

/** @throws Error when the pinned version is missing */
export async function loadPdfInput(flyer: ApprovedFlyer): Promise<PdfInput> {
  const { sealed, approved_at: date } = flyer;
  const ref = db.templateVersion(flyer.tenant_id, flyer.template_id, sealed.template_version_id);
  const version = (await ref.get()).data();
  if (!version) throw new Error('A flyer without its template version');
  const input = composeSnapshot(sealed, version, false);
  const digest = sha256(canonicalJson({ version: RENDER_VERSION, date, input }));
  return { input, date, digest, jobId: `${flyer.id}-${digest}` };
}

/** Narrows to a flyer that can be rendered. One that was approved before there were seals can't. */
export const isRenderable = (flyer: Flyer): flyer is ApprovedFlyer =>
  flyer.status === 'approved' && flyer.sealed !== null && flyer.approved_at !== null;
