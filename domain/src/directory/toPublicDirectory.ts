import { licensedStates } from '../license/holderLicenseStatus.ts';
import type { License } from '../license/license.ts';
import { isHeldBy } from '../license/licenseHolder.ts';
import { officerPageLicenseLines } from '../license/licenseLines.ts';
import { isInForce } from '../license/licenseStatus.ts';
import { type Directory, type PublicOfficer, publicOfficerSchema } from '../publicCallables.ts';
import { formatWeekHours } from '../schedule/formatWeekHours.ts';
import { type Branch, type BranchRecord, branchSchema } from './branch.ts';
import { compareInDirectory } from './directoryOrder.ts';
import { hasLeft } from './entryState.ts';
import type { OfficerRecord } from './officer.ts';

interface Succeeded {
  id: string;
  successor_id?: string | null | undefined;
}

/** Returns the record that took over from each one that is gone, directly or through others that were closed later. */
function findSuccessors<T extends Succeeded>(
  records: readonly T[],
  isGone: (record: T) => boolean,
): Map<string, string> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const successors = new Map<string, string>();
  for (const record of records) {
    if (!isGone(record)) continue;
    let next: T | undefined = record;
    // Limited to the number of records, so that a cycle can't hang the page.
    for (let step = 0; next && isGone(next) && step < records.length; step += 1) {
      next = byId.get(next.successor_id ?? '');
    }
    if (next && !isGone(next)) successors.set(record.id, next.id);
  }
  return successors;
}

/** The company's licenses, and the day on which they must be valid. */
export interface DirectoryLicensing {
  licenses: readonly License[];
  /** The current day in the company's time zone, such as `2026-11-23`. */
  today: string;
}

/** Returns a branch with the numbers of its licenses in force instead of the typed one, if any are recorded. */
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
  return {
    ...officer,
    licensed_states: states,
    license_lines: officerPageLicenseLines(held, officer, today),
  };
}

/**
 * Returns what the public website shows of a company's records: open branches that aren't hidden, and listed officers, each in the
 * company's order. Recorded licenses are shown only while in force. Parsed by the schemas of the public fields, so that nothing else of a
 * record can leak.
 */
export function toPublicDirectory(
  branches: readonly BranchRecord[],
  officers: readonly OfficerRecord[],
  licensing?: DirectoryLicensing,
): Directory {
  const shown = branches.filter(({ is_closed, is_hidden }) => !is_closed && !is_hidden);
  const successors = findSuccessors(branches, ({ is_closed }) => is_closed);
  const moved = [...successors].filter(([, to]) => shown.some(({ id }) => id === to));
  const listed = new Set(officers.filter((officer) => officer.listed).map(({ id }) => id));
  const isGone = (officer: OfficerRecord) => !officer.listed && hasLeft(officer);
  const movedOfficers = [...findSuccessors(officers, isGone)].filter(([, to]) => listed.has(to));
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
    ...(movedOfficers.length > 0 && { moved_officers: Object.fromEntries(movedOfficers) }),
  };
}
