import type { ClientError } from '@brokerage/domain/clientError/reportClientError';
import { expect, it } from 'vitest';
import { createErrorSampler } from './createErrorSampler.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const report = (line = 1): ClientError => ({
  app: 'site',
  kind: 'error',
  name: 'TypeError',
  frames: [`/assets/a-1.js:${line}:1`],
  route: '/',
  build: '1.0.0+abc',
});
const weights = (sample: ReturnType<typeof createErrorSampler>, count: number, toReport = () => report()) =>
  Array.from({ length: count }, () => sample(toReport(), NOW));

it('logs the first five of an error in full, then one in twenty, counted as twenty', () => {
  expect(
    weights(
      createErrorSampler(() => 0.5),
      8,
    ),
  ).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(
    weights(
      createErrorSampler(() => 0.01),
      7,
    ),
  ).toEqual([1, 1, 1, 1, 1, 20, 20]);
});

it('starts over with the next minute', () => {
  const sample = createErrorSampler(() => 0.5);
  weights(sample, 6);
  expect(sample(report(), new Date(NOW.getTime() + 60_000))).toBe(1);
});

it('writes at most 120 lines a minute, however many different errors are sent', () => {
  let line = 0;
  const sample = createErrorSampler(() => 0.5);
  const kept = weights(sample, 500, () => {
    line += 1;
    return report(line);
  }).filter((weight) => weight > 0);
  expect(kept).toHaveLength(120);
});
