import type { Branch } from '@brokerage/domain/directory/branch';
import { isOfferedIn } from '@brokerage/domain/license/isOfferedIn';
import type { Directory, PublicOfficer } from '@brokerage/domain/publicCallables';
import { toKnownStates } from '../../../lib/directory/takesApplications.ts';
import type { BranchMiles } from './milesToBranches.ts';
import { plain } from './readSearch.ts';

export interface OfficerAtBranch {
  officer: PublicOfficer;
  /** Absent when the officer's branch is not in the directory. */
  branch: Branch | undefined;
  /** From the ZIP code to the branch, in miles; absent without one. */
  miles: number | undefined;
}

export interface OfficerFilter {
  /** Of a name, a town or what an officer helps with, as `readSearch` returns them. */
  words: readonly string[];
  /** Of the officer's branch, two letters; blank is every state. */
  state: string;
  /** Blank is every language. */
  language: string;
  /** Puts the nearest first. */
  miles?: BranchMiles | undefined;
  /** Leaves out officers who aren't licensed in this state, two letters. */
  homeState?: string | undefined;
}

/** More miles than possible, so that officers at an unknown distance come last. */
const FAR = 99_999;

const searchedText = ({ name, specialties = [] }: PublicOfficer, branch: Branch | undefined): string =>
  plain([name, branch?.name ?? '', ...specialties].join(' '));

/**
 * Returns the officers of a state who speak a language and whose name, town and specialties have every word that was typed: nearest
 * first, else by name, as the directory's order is that of each branch's page.
 */
export function filterOfficers({ officers, branches }: Directory, filter: OfficerFilter): OfficerAtBranch[] {
  const { words, state, language, miles, homeState } = filter;
  return officers
    .map((officer) => ({
      officer,
      branch: branches.find(({ id }) => id === officer.branchId),
      miles: miles?.get(officer.branchId),
    }))
    .filter(
      ({ officer, branch }) =>
        (state === '' || branch?.state === state) &&
        (language === '' || (officer.languages ?? []).includes(language)) &&
        isOfferedIn(toKnownStates(officer), homeState) &&
        words.every((word) => searchedText(officer, branch).includes(word)),
    )
    .toSorted(
      (one, other) =>
        (one.miles ?? FAR) - (other.miles ?? FAR) || (one.officer.name < other.officer.name ? -1 : 1),
    );
}

/** Returns the branches, nearest first. */
export const sortBranches = (branches: readonly Branch[], miles: BranchMiles): readonly Branch[] =>
  branches.toSorted(({ id: one }, { id: other }) => (miles.get(one) ?? FAR) - (miles.get(other) ?? FAR));

/** Returns what visitors can choose between besides English, which everybody speaks. */
export const languagesToChoose = (officers: readonly Pick<PublicOfficer, 'languages'>[]): string[] =>
  [...new Set(officers.flatMap(({ languages }) => languages ?? []))]
    .filter((language) => language !== 'English')
    .toSorted();
