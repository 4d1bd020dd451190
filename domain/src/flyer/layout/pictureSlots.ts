import type { FlyerInput, QrEncoder } from './flyerInput.ts';
import { layoutFlyer } from './layoutFlyer.ts';
import { isPictureAddress } from './page/fields.ts';
import type { Scene } from './scene/scene.ts';
import type { Measure } from './text/measure.ts';

/** Width and height of a picture's place on the page, in points. */
export interface PictureSlot {
  width: number;
  height: number;
}

// Placeholder URL for a picture that isn't there yet. It is never requested.
const ANY_PICTURE = 'https://picture.invalid/';

/**
 * Returns the places of a flyer's image fields by key, of those still empty too: as large as they are with the texts that it has
 * now. A field that the layout has no place for is not in it. `scene`: the flyer as it is.
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
