import { expect, it } from 'vitest';
import { toFreeId } from './toFreeId.ts';

it('counts up to an address that no other branch has', () => {
  const clifton = { name: 'Clifton', state: 'NJ' };
  expect(toFreeId(clifton, new Set())).toBe('clifton-nj');
  expect(toFreeId(clifton, new Set(['clifton-nj', 'clifton-ca']))).toBe('clifton-nj-2');
  expect(toFreeId(clifton, new Set(['clifton-nj', 'clifton-nj-2', 'clifton-nj-3']))).toBe('clifton-nj-4');
});
