import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';

/** Returns the scene with addresses at which its pictures may be shown: a draft may have any address that its owner entered. */
export const withServedPictures = (scene: Scene): Scene => ({
  ...scene,
  ops: scene.ops.map((op) => (op.kind === 'image' ? { ...op, src: servedPicture(op.src) } : op)),
});
