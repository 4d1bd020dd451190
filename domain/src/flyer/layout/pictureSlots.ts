import type { FlyerInput, QrEncoder } from './flyerInput.ts';
import { layoutFlyer } from './layoutFlyer.ts';
import { isPictureAddress } from './page/fields.ts';
import type { Scene } from './scene/scene.ts';
import type { Measure } from './text/measure.ts';

/** Size of a picture's area on the page, in points. */
export interface PictureSlot {
  width: number;
  height: number;
}

// Placeholder URL for a picture that isn't there yet. It is never requested.
const ANY_PICTURE = 'https://picture.invalid/';

/**
 * Returns the areas of a flyer's image fields by key, including fields that are still empty, at the size they have with the current texts.
 * Leaves out fields that the layout has no place for. `scene` is the flyer as it is now.
 */
export function pictureSlots(
  input: FlyerInput,
  scene: Pick<Scene, 'ops'>,
  measure: Measure,
  qr: QrEncoder,
): ReadonlyMap<string, PictureSlot> {
  const slots = new Map<string, PictureSlot>();
  for (const { key, type } of input.fields) {
    if (type !== 'image') continue;
    const value = input.data[key];
    const isThere = typeof value === 'string' && isPictureAddress(value);
    const { ops } = isThere
      ? scene
      : layoutFlyer({ ...input, data: { ...input.data, [key]: ANY_PICTURE } }, measure, qr).scene;
    const place = ops.find((op) => op.kind === 'image' && op.field === key);
    if (place?.kind === 'image') slots.set(key, { width: place.width, height: place.height });
  }
  return slots;
}
