import { expect, it } from 'vitest';
import { toFormats } from '../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../record/layoutKeys.ts';
import { layoutFormat } from './formats/layoutFormat.ts';
import type { Scene } from './scene/scene.ts';
import { sampleFlyer } from './testing/sampleFlyer.ts';
import { fontMeasure } from './text/measure.ts';

/** Has as many modules as the code of one of the product's links. */
const qr = () => Array.from({ length: 29 }, () => Array.from({ length: 29 }, () => true));
const LEAST = 0.8 * 72;

function codeWidth({ ops }: Scene): number {
  const code = ops.find((op) => op.kind === 'path' && op.alt?.startsWith('QR code'));
  const xs = code?.kind === 'path' ? code.path.flatMap(([, x]) => x ?? []) : [];
  return Math.max(...xs) - Math.min(...xs);
}

it.each(LAYOUT_KEYS)('%s: each printed code is 0.8 inch wide without its margin', (layout) => {
  for (const variant of ['full', 'partners'] as const) {
    for (const format of toFormats(layout).filter((one) => one !== 'square')) {
      const { scene, back } = layoutFormat(sampleFlyer(layout, variant), fontMeasure, qr, format);
      // A greeting's front has only the wish, so its code is on the address side.
      const isWish = layout === 'greeting' && back !== undefined;
      if (isWish) expect(codeWidth(scene)).toBe(-Infinity);
      for (const side of [...(isWish ? [] : [scene]), ...(back ? [back] : [])])
        expect(codeWidth(side), `${variant} ${format}`).toBeGreaterThanOrEqual(LEAST);
    }
  }
});
