import type { Directory } from '@brokerage/domain/publicCallables';

/** Returns a state's officers, one from each branch before a second from any. */
export function officersInState({ branches, officers }: Directory, state: string) {
  const near = branches.filter((branch) => state === '' || branch.state === state);
  const teams = near.map((branch) =>
    officers.filter(({ branchId }) => branchId === branch.id).map((officer) => ({ officer, branch })),
  );
  const rows = Math.max(0, ...teams.map((team) => team.length));
  return Array.from({ length: rows }, (_, row) => teams.flatMap((team) => team[row] ?? [])).flat();
}
