import { expect, it } from 'vitest';
import { programHeroes } from './programHeroes.ts';

it('shows different pictures and compositions at the top of program pages', () => {
  const heroes = Object.values(programHeroes);
  expect(new Set(heroes.map(({ src }) => src)).size).toBe(heroes.length);
  expect(new Set(heroes.map(({ layout }) => layout)).size).toBe(3);
});
