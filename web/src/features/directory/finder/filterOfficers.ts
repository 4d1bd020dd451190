import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { Directory } from '@brokerage/domain/publicCallables';

export interface OfficerAtBranch {
  officer: Officer;
  /** Absent when the officer's branch is not in the directory. */
  branch: Branch | undefined;
}

export interface OfficerFilter {
  /** Words of a name, a town or what an officer helps with. */
  name: string;
  /** Two letters; blank is every state. */
  state: string;
  /** Blank is every language. */
  language: string;
}

/** For comparing: without case and without accents, so that "Elif" finds and "Andre" finds André. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const searchedText = ({ name, specialties = [] }: Officer, branch: Branch | undefined): string =>
  plain([name, branch?.name ?? '', ...specialties].join(' '));

/** The officers of a state who speak a language and whose name, town and specialties have every word that was typed, by name: the directory's order is that of each branch's page. */
export function filterOfficers({ officers, branches }: Directory, filter: OfficerFilter): OfficerAtBranch[] {
  const words = plain(filter.name).split(/\s+/).filter(Boolean);
  return officers
    .map((officer) => ({ officer, branch: branches.find(({ id }) => id === officer.branchId) }))
    .filter(
      ({ officer, branch }) =>
        (filter.state === '' || branch?.state === filter.state) &&
        (filter.language === '' || (officer.languages ?? []).includes(filter.language)) &&
        words.every((word) => searchedText(officer, branch).includes(word)),
    )
    .toSorted(({ officer: one }, { officer: other }) => (one.name < other.name ? -1 : 1));
}

/** Returns what visitors can choose between besides English, which everybody speaks. */
export const languagesToChoose = (officers: readonly Pick<Officer, 'languages'>[]): string[] =>
  [...new Set(officers.flatMap(({ languages }) => languages ?? []))]
    .filter((language) => language !== 'English')
    .toSorted();
