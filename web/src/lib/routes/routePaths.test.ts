import { loanPagePrograms } from '@brokerage/domain/programs/programs';
import { expect, it } from 'vitest';
import { loanPaths } from './sitePaths.ts';

it('has a route for every loan program with a page', () => {
  expect(loanPaths).toEqual(loanPagePrograms.map(({ path }) => path));
});
