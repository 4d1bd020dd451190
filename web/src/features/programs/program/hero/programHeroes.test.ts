import { expect, it } from 'vitest';
import { programHeroes } from './programHeroes.ts';

it('shows another picture in the head of each program’s page, and not one composition throughout', () => {
  const heroes = Object.values(programHeroes);
  expect(new Set(heroes.map(({ src }) => src)).size).toBe(heroes.length);
  expect(new Set(heroes.map(({ layout }) => layout)).size).toBe(3);
});
