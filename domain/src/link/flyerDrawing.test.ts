import { expect, it } from 'vitest';
import { layoutFlyer } from '../flyer/layout/layoutFlyer.ts';
import { LOGO, sampleFlyer } from '../flyer/layout/testing/sampleFlyer.ts';
import { testQr } from '../flyer/layout/testing/testQr.ts';
import { fontMeasure } from '../flyer/layout/text/measure.ts';
import { LAYOUT_KEYS } from '../flyer/record/layoutKeys.ts';
import { flyerDrawingSchema } from './flyerDrawing.ts';

const JPEG = 'data:image/jpeg;base64,AAAA';

it.each(LAYOUT_KEYS)('%s: accepts everything painted, and nothing else', (layout) => {
  const { scene } = layoutFlyer(sampleFlyer(layout, 'long'), fontMeasure, testQr);
  const ops = scene.ops.map((op) => (op.kind === 'image' ? { ...op, src: JPEG } : op));
  const drawing = flyerDrawingSchema.parse({ ...scene, ops });
  const { width, height, title } = scene;
  const painted = ops.map((op) => (op.kind === 'path' ? op : { ...op, field: undefined }));
  expect(drawing).toEqual({ width, height, title, ops: painted });
  expect(JSON.stringify(drawing)).not.toMatch(/"(field|links|author|footerTop)"/);
});

it('keeps which picture is shown whole, at which side, and without its white', () => {
  const drawn = LAYOUT_KEYS.flatMap((layout) => {
    const input = sampleFlyer(layout, 'partners');
    const realtor = input.realtor && { ...input.realtor, logo: LOGO };
    const { scene } = layoutFlyer({ ...input, realtor }, fontMeasure, testQr);
    const ops = scene.ops.map((op) => (op.kind === 'image' ? { ...op, src: JPEG } : op));
    return flyerDrawingSchema.parse({ ...scene, ops }).ops.filter((op) => op.kind === 'image');
  });
  expect(new Set(drawn.map(({ whole }) => whole))).toEqual(new Set([undefined, 'left', 'center', 'right']));
  expect(drawn.some(({ isMultiplied }) => isMultiplied)).toBe(true);
});

it('accepts no picture by its address', () => {
  const { scene } = layoutFlyer(sampleFlyer('just-listed', 'long'), fontMeasure, testQr);
  expect(flyerDrawingSchema.safeParse(scene).success).toBe(false);
});
