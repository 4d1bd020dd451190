import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';

/** Returns the scene with picture URLs that may be shown: a draft may contain any URL that its owner entered. */
export const withServedPictures = (scene: Scene): Scene => ({
  ...scene,
  ops: scene.ops.map((op) => (op.kind === 'image' ? { ...op, src: servedPicture(op.src) } : op)),
});
