import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { Directory } from '@brokerage/domain/publicCallables';

export interface OfficerAtBranch {
  officer: Officer;
  /** Absent when the officer's branch is not in the directory. */
  branch: Branch | undefined;
}

export interface OfficerFilter {
  name: string;
  /** Two letters; blank is every state. */
  state: string;
}

/** For comparing: without case and without accents, so that "Elif" finds and "Andre" finds André. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The officers of a state whose name has every word that was typed, by name: the directory's order is that of each branch's page. */
export function filterOfficers({ officers, branches }: Directory, filter: OfficerFilter): OfficerAtBranch[] {
  const words = plain(filter.name).split(/\s+/).filter(Boolean);
  return officers
    .map((officer) => ({ officer, branch: branches.find(({ id }) => id === officer.branchId) }))
    .filter(
      ({ officer, branch }) =>
        (filter.state === '' || branch?.state === filter.state) &&
        words.every((word) => plain(officer.name).includes(word)),
    )
    .toSorted(({ officer: one }, { officer: other }) => (one.name < other.name ? -1 : 1));
}
