import { expect, it } from 'vitest';
import { pictureFit } from './pictureFit.ts';

it.each([
  ['left', 'xMinYMid meet'],
  ['center', 'xMidYMid meet'],
  ['right', 'xMaxYMid meet'],
] as const)('a picture shown whole is at the %s of its box', (whole, fit) => {
  expect(pictureFit({ focus: 'center', whole })).toBe(fit);
});

it('a picture that fills its box is cropped on both sides, or only at the bottom', () => {
  expect(pictureFit({ focus: 'center' })).toBe('xMidYMid slice');
  expect(pictureFit({ focus: 'top' })).toBe('xMidYMin slice');
});
