import { expect, it } from 'vitest';
import { pictureFit } from './pictureFit.ts';

it.each([
  ['left', 'xMinYMid meet'],
  ['center', 'xMidYMid meet'],
  ['right', 'xMaxYMid meet'],
] as const)('a picture shown whole stands at the %s of its box', (whole, fit) => {
  expect(pictureFit({ focus: 'center', whole })).toBe(fit);
});

it('a picture that fills its box is cut at both sides, or at the bottom alone', () => {
  expect(pictureFit({ focus: 'center' })).toBe('xMidYMid slice');
  expect(pictureFit({ focus: 'top' })).toBe('xMidYMin slice');
});
