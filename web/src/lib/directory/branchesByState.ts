import type { Branch } from '@brokerage/domain/directory/branch';

/** Returns the branches by state, starting with the state that has the most. */
export const branchesByState = (branches: readonly Branch[]): { state: string; branches: Branch[] }[] =>
  [...new Set(branches.map(({ state }) => state))]
    .map((state) => ({ state, branches: branches.filter((branch) => branch.state === state) }))
    .toSorted((one, other) => other.branches.length - one.branches.length);
