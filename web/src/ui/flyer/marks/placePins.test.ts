import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { expect, test } from 'vitest';
import { placePins } from './placePins.ts';

const text = {
  kind: 'text',
  text: 'Come on Sunday',
  x: 61.2,
  y: 90,
  width: 100,
  face: 'sans',
  size: 20,
  color: '#000000',
  tracking: 0,
  block: 1,
  role: 'H1',
  box: { x: 61.2, y: 79.2, width: 300, height: 24 },
  field: 'headline',
} as const;
const scene = { width: 612, height: 792, ops: [text] } as unknown as Scene;

test('a pin is at its field, at its place, or at the corner for the whole page', () => {
  expect(
    placePins(scene, [
      { kind: 'field', field: 'headline' },
      { kind: 'place', page: 1, x: 0.5, y: 0.75 },
      { kind: 'page', page: 1 },
      { kind: 'field', field: 'not_drawn' },
    ]),
  ).toEqual([{ x: 0.1, y: 91.2 / 792 }, { x: 0.5, y: 0.75 }, { x: 0.03, y: 0.03 }, undefined]);
});

test('pins at one place are side by side, and all stay on the page', () => {
  const field = { kind: 'field', field: 'headline' } as const;
  const [first, second] = placePins(scene, [field, field]);
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + 0.06);
  const corner = { kind: 'place', page: 1, x: 1, y: 1 } as const;
  for (const pin of placePins(scene, [corner, corner])) expect(pin).toEqual({ x: 0.97, y: 0.97 });
});
