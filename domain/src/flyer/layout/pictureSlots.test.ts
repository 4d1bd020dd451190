import { expect, test } from 'vitest';
import { LAYOUT_KEYS } from '../record/layoutKeys.ts';
import type { FlyerInput } from './flyerInput.ts';
import { layoutFlyer } from './layoutFlyer.ts';
import { pictureSlots } from './pictureSlots.ts';
import { PHOTO, sampleFlyer } from './testing/sampleFlyer.ts';
import { testQr } from './testing/testQr.ts';
import { fontMeasure } from './text/measure.ts';

const slotsOf = (input: FlyerInput) =>
  pictureSlots(input, layoutFlyer(input, fontMeasure, testQr).scene, fontMeasure, testQr);
/** Layouts with an area for a picture, and the field that fills it. */
const pictured = LAYOUT_KEYS.map((layout) => ({ layout, input: sampleFlyer(layout) })).flatMap((one) => {
  const field = one.input.fields.find(({ type }) => type === 'image');
  if (!field) return [];
  const data = { ...one.input.data, [field.key]: PHOTO };
  return [{ layout: one.layout, key: field.key, input: { ...one.input, data } }];
});

test.each(pictured)('$layout: is as large as the drawn picture, also without one', ({ input, key }) => {
  const { scene } = layoutFlyer(input, fontMeasure, testQr);
  const drawn = scene.ops.find((op) => op.kind === 'image' && op.field === key);
  const slot = slotsOf(input).get(key);
  expect(drawn).toMatchObject({ width: slot?.width, height: slot?.height });
  const { [key]: _, ...without } = input.data;
  expect(slotsOf({ ...input, data: without }).get(key)).toEqual(slot);
  expect(slotsOf({ ...input, data: { ...input.data, [key]: 'no address' } }).get(key)).toEqual(slot);
});

test('follows the texts around it', () => {
  const input = sampleFlyer('just-listed');
  const { description: _, ...less } = input.data;
  const [before, after] = [slotsOf(input), slotsOf({ ...input, data: less })].map((slots) =>
    slots.get('property_photo'),
  );
  expect(after?.width).toBe(before?.width);
  expect(after?.height).toBeGreaterThan(before?.height ?? Infinity);
});

test('a picture without a place in the layout has no slot', () => {
  const input = sampleFlyer('just-listed');
  const other = { key: 'second', type: 'image', label: 'Second', help_text: '' } as const;
  const slots = slotsOf({ ...input, fields: [...input.fields, other] });
  expect([...slots.keys()]).toEqual(['property_photo']);
});
