import type { Directory } from '../publicCallables.ts';
import { type BranchRecord, branchSchema } from './branch.ts';
import { compareInDirectory } from './directoryOrder.ts';
import { type OfficerRecord, officerSchema } from './officer.ts';

/** Returns the open branch that took over from each closed one, directly or by way of others that closed later. */
function findSuccessors(branches: readonly BranchRecord[]): Map<string, string> {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const successors = new Map<string, string>();
  for (const { id, is_closed } of branches) {
    if (!is_closed) continue;
    let next = byId.get(id);
    // As many steps as there are branches: a circle of records must not hang the page.
    for (let step = 0; next?.is_closed && step < branches.length; step += 1) {
      next = byId.get(next.successor_id ?? '');
    }
    if (next && !next.is_closed) successors.set(id, next.id);
  }
  return successors;
}

/**
 * Returns what the public website shows of a company's records: open branches that aren't hidden, and listed officers, each in the
 * company's order. Parsed by the schemas of the public fields, so that nothing else of a record can get out.
 */
export function toPublicDirectory(
  branches: readonly BranchRecord[],
  officers: readonly OfficerRecord[],
): Directory {
  const shown = branches.filter(({ is_closed, is_hidden }) => !is_closed && !is_hidden);
  const successors = findSuccessors(branches);
  const moved = [...successors].filter(([, to]) => shown.some(({ id }) => id === to));
  return {
    branches: shown.toSorted(compareInDirectory).map((branch) => branchSchema.parse(branch)),
    officers: officers
      .filter(({ listed }) => listed)
      .toSorted(compareInDirectory)
      .map((officer) =>
        officerSchema.parse({ ...officer, branchId: successors.get(officer.branchId) ?? officer.branchId }),
      ),
    ...(moved.length > 0 && { moved_branches: Object.fromEntries(moved) }),
  };
}
