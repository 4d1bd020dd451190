import type { SceneOp, TextOp } from '@brokerage/domain/flyer/layout/scene/scene';
import { expect, test } from 'vitest';
import { locateWords } from './locateWords.ts';

const run = (text: string, x: number, y: number, field?: string): TextOp => ({
  kind: 'text',
  text,
  x,
  y,
  width: text.length * 5,
  face: 'sans',
  size: 10,
  color: '#1c1f1b',
  tracking: 0,
  block: 1,
  role: 'P',
  box: { x, y: y - 10, width: 300, height: 40 },
  ...(field !== undefined && { field }),
});

const ops: SceneOp[] = [
  run('Only 20% down, and a', 20, 40, 'text'),
  run('rate that is guaranteed', 20, 54, 'text'),
  run('Guaranteed', 20, 90, 'headline'),
  run('NMLS #1900102', 20, 120),
];

test('finds words in their own field, not the same words in another', () => {
  const boxes = locateWords(ops, { field: 'text', excerpt: 'Guaranteed' });
  expect(boxes).toHaveLength(1);
  const [box] = boxes;
  expect(box?.x, 'after the words before it').toBeGreaterThan(60);
  expect(box?.y).toBeGreaterThan(40);
  expect(box?.y).toBeLessThan(54);
});

test('outlines words across a line break on both lines', () => {
  const boxes = locateWords(ops, { field: 'text', excerpt: 'and a rate' });
  expect(boxes.map(({ y }) => Math.round(y))).toEqual([31, 45]);
  expect(boxes[1]?.x).toBe(18);
});

test('finds printed details of a person or the company by their words', () => {
  expect(locateWords(ops, { field: 'officer.nmls', excerpt: '1900102' })).toHaveLength(1);
  expect(locateWords(ops, { field: 'officer.nmls', excerpt: '' })).toEqual([]);
});

test('finds the whole field if its words are drawn differently, and nothing if they’re missing', () => {
  expect(locateWords(ops, { field: 'text', excerpt: 'twenty' })).toHaveLength(2);
  expect(locateWords(ops, { field: 'public_title', excerpt: 'Guaranteed' })).toEqual([]);
});
