import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFormat } from '@brokerage/domain/flyer/layout/formats/layoutFormat';
import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { getStorage } from 'firebase-admin/storage';
import { sha256 } from '../../data/sha256.ts';
import { getErrorCode } from '../../getErrorCode.ts';
import { snapshotPath } from '../../pictures/uploadedPath.ts';
import { qrModules } from './qrModules.ts';

/** A picture of the flyer is missing or differs from its snapshot's. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

async function loadSnapshotPicture(src: string, tenantId: string, flyerId: string): Promise<Buffer> {
  const copy = snapshotPath(src, tenantId, flyerId);
  if (!copy) throw new PictureError('not a picture of a snapshot');
  try {
    const [bytes] = await getStorage().bucket().file(copy.path).download();
    if (sha256(bytes) === copy.sha256) return bytes;
  } catch (error) {
    if (getErrorCode(error) !== 404) throw error;
  }
  throw new PictureError('missing or changed');
}

async function loadPictures(ops: Scene['ops'], tenantId: string, flyerId: string) {
  const sources = new Set(ops.flatMap((op) => (op.kind === 'image' ? [op.src] : [])));
  const pictures = await Promise.all(
    [...sources].map(async (src) => [src, await loadSnapshotPicture(src, tenantId, flyerId)] as const),
  );
  return new Map(pictures);
}

/**
 * Returns a flyer's snapshot as a scene, with its pictures (JPEG) by their `src`: the input of the PDF and of the drawn flyer. `back`: the
 * address side of a postcard.
 * @throws PictureError
 */
export async function snapshotScene(
  input: FlyerInput,
  { tenantId, flyerId }: { tenantId: string; flyerId: string },
  format: FlyerFormat = 'letter',
): Promise<{ scene: Scene; back?: Scene; pictures: ReadonlyMap<string, Buffer> }> {
  const { scene, back } = layoutFormat(input, fontMeasure, qrModules, format);
  const ops = [...scene.ops, ...(back?.ops ?? [])];
  return { scene, ...(back && { back }), pictures: await loadPictures(ops, tenantId, flyerId) };
}

/** Returns the scene with the pictures embedded: their addresses would reveal flyer and company, and still work after a link has ended. */
export function withPictures({ ops, ...scene }: Scene, pictures: ReadonlyMap<string, Buffer>): Scene {
  const drawn = ops.map((op) => {
    if (op.kind !== 'image') return op;
    const bytes = pictures.get(op.src);
    if (!bytes) throw new Error('A picture that was not loaded');
    return { ...op, src: `data:image/jpeg;base64,${bytes.toString('base64')}` };
  });
  return { ...scene, ops: drawn };
}
