import type { License } from '../license/license.ts';
import { isHeldBy } from '../license/licenseHolder.ts';
import { licenseLines } from '../license/licenseLines.ts';
import { licensedStates } from '../license/licenseStanding.ts';
import { isInForce } from '../license/licenseState.ts';
import { type Directory, type PublicOfficer, publicOfficerSchema } from '../publicCallables.ts';
import { formatWeekHours } from '../schedule/formatWeekHours.ts';
import { type Branch, type BranchRecord, branchSchema } from './branch.ts';
import { compareInDirectory } from './directoryOrder.ts';
import type { OfficerRecord } from './officer.ts';

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

/** The company's licenses on a day. */
export interface DirectoryLicensing {
  licenses: readonly License[];
  /** The day on the company's clock, such as `2026-11-23`. */
  today: string;
}

/** Returns a branch with the numbers of its licenses in force in the place of the one that was typed in, where any are recorded. */
function withBranchLicense(branch: BranchRecord, { licenses, today }: DirectoryLicensing): BranchRecord {
  const held = licenses.filter((one) => isHeldBy(one, { holder_kind: 'branch', holder_id: branch.id }));
  if (held.length === 0) return branch;
  const here = held.filter((one) => one.state === branch.state && isInForce(one, today));
  return { ...branch, licenseNumber: here.map(({ number }) => number).join(', ') };
}

const toPublicBranch = ({ week, ...branch }: BranchRecord): Branch =>
  branchSchema.parse({ ...branch, ...(week && { own_hours: { text: formatWeekHours(week), week } }) });

function withOfficerLicenses(officer: OfficerRecord, { licenses, today }: DirectoryLicensing) {
  const holder = { holder_kind: 'officer', holder_id: officer.id } as const;
  const states = licensedStates(licenses, holder, today);
  if (states === undefined) return officer;
  const held = licenses.filter((one) => isHeldBy(one, holder));
  return { ...officer, licensed_states: states, license_lines: licenseLines(held, officer, today) };
}

/**
 * Returns what the public website shows of a company's records: open branches that aren't hidden, and listed officers, each in the
 * company's order. Where licenses are recorded, only those in force show. Parsed by the schemas of the public fields, so that nothing else of a record can get out.
 */
export function toPublicDirectory(
  branches: readonly BranchRecord[],
  officers: readonly OfficerRecord[],
  licensing?: DirectoryLicensing,
): Directory {
  const shown = branches.filter(({ is_closed, is_hidden }) => !is_closed && !is_hidden);
  const successors = findSuccessors(branches);
  const moved = [...successors].filter(([, to]) => shown.some(({ id }) => id === to));
  return {
    branches: shown
      .toSorted(compareInDirectory)
      .map((branch) => toPublicBranch(licensing ? withBranchLicense(branch, licensing) : branch)),
    officers: officers
      .filter(({ listed }) => listed)
      .toSorted(compareInDirectory)
      .map(
        (officer): PublicOfficer =>
          publicOfficerSchema.parse({
            ...(licensing ? withOfficerLicenses(officer, licensing) : officer),
            branchId: successors.get(officer.branchId) ?? officer.branchId,
          }),
      ),
    ...(moved.length > 0 && { moved_branches: Object.fromEntries(moved) }),
  };
}
