import { expect, it } from 'vitest';
import { figure } from './figure.ts';
import { bendTo, type Joint } from './limbs.ts';

const distance = ([ax, ay]: Joint, [bx, by]: Joint) => Math.hypot(bx - ax, by - ay);

it('an arm keeps the lengths of its parts wherever its hand is', () => {
  for (const to of [
    [30, 10],
    [-12, 33],
    [0, -46],
  ] as const) {
    const [elbow, wrist] = bendTo([0, 0], to, 26, 23, 1);
    expect(distance([0, 0], elbow)).toBeCloseTo(26);
    expect(distance(elbow, wrist)).toBeCloseTo(23);
    expect(distance(wrist, to)).toBeCloseTo(0);
  }
});

it('bends to the given side, seen along the limb', () => {
  const down: Joint = [0, 40];
  const [right] = bendTo([0, 0], down, 26, 23, 1);
  const [left] = bendTo([0, 0], down, 26, 23, -1);
  expect(right[0]).toBeLessThan(-5);
  expect(left[0]).toBeGreaterThan(5);
});

it('stretches fully toward a target that is too far', () => {
  const [, wrist] = bendTo([0, 0], [200, 0], 26, 23, 1);
  expect(wrist[0]).toBeCloseTo(49, 0);
  expect(wrist[1]).toBeCloseTo(0);
});

it('gives everyone two hands and two feet', () => {
  const look = {
    coat: '#2c5262',
    trousers: '#4b5551',
    skin: 'brown',
    hair: 'black',
    shoes: '#123456',
  } as const;
  for (const view of ['front', 'side', 'away'] as const) {
    const drawn = figure(look, { view });
    // A hand is rotated in line with its forearm, and nothing else is.
    expect(drawn.match(/rotate\([^)]*\)(?: scale\(1 -1\))?"><path[^>]*fill="#a06a47"/g), view).toHaveLength(
      2,
    );
    expect(drawn.match(/fill="#123456"/g), view).toHaveLength(2);
  }
});
