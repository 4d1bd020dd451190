import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';
import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { SnapshotSummary } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { directReader } from '../../data/reader.ts';
import { sha256 } from '../../data/sha256.ts';
import { loadSnapshot } from '../loadSnapshot.ts';
import { loadTemplateVersion } from '../loadTemplateVersion.ts';

/** Raise it when the same input must result in a different file, such as after a change of layouts, fonts or the painter. */
const RENDER_VERSION = '1';

/** Everything that a flyer's PDF depends on. */
export interface PdfInput {
  input: FlyerInput;
  /** The file's creation date. */
  date: Date;
  format: FlyerFormat;
  /** Hash of all this and the renderer's version, 64 hexadecimal digits. */
  digest: string;
  jobId: string;
}

/** An approved flyer that has a snapshot. */
export type ApprovedFlyer = Flyer & { snapshot: SnapshotSummary; approved_at: Date };

/**
 * Loads everything that a flyer's PDF depends on.
 * @throws Error when the snapshot or the pinned version is missing
 */
export async function loadPdfInput(flyer: ApprovedFlyer, format: FlyerFormat = 'letter'): Promise<PdfInput> {
  const { approved_at: date } = flyer;
  const snapshot = await loadSnapshot(flyer);
  const input = composeSnapshot(
    snapshot,
    await loadTemplateVersion(directReader, flyer, snapshot.template_version_id),
  );
  const digest = sha256(
    canonicalJson({ version: RENDER_VERSION, date, input, ...(format !== 'letter' && { format }) }),
  );
  return { input, date, format, digest, jobId: `${flyer.id}-${digest}` };
}

/** Narrows to a flyer that can be rendered. Flyers approved before snapshots existed can't be. */
export const isRenderable = (flyer: Flyer): flyer is ApprovedFlyer =>
  flyer.status === 'approved' && flyer.snapshot !== null && flyer.approved_at !== null;
