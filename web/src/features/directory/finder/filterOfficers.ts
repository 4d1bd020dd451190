import type { Branch } from '@brokerage/domain/directory/branch';
import { isOfferedIn } from '@brokerage/domain/license/isOfferedIn';
import type { Directory, PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications, toKnownStates } from '../../../lib/directory/takesApplications.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { languageWords } from './languageNames.ts';
import type { BranchMiles } from './milesToBranches.ts';
import { plain } from './readSearch.ts';

export interface OfficerAtBranch {
  officer: PublicOfficer;
  /** Undefined if the officer's branch isn't in the directory. */
  branch: Branch | undefined;
  /** Miles from the ZIP code to the branch; undefined without one. */
  miles: number | undefined;
}

export interface OfficerFilter {
  /** Search words from `readSearch`: parts of a name, town, state, language or specialty. */
  words: readonly string[];
  /** State of the officer's branch, two letters; blank for every state. */
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

/** Returns words both with hyphens and split at them, so that "co-ops" and "ops" are both found. */
const toWords = (texts: readonly string[]): string[] =>
  texts.map(plain).flatMap((text) => [...text.split(/\s+/), ...text.split(/[^\p{L}\p{N}]+/u)]);

/**
 * Returns whether a text contains a code as a separate word: "VA loans" has VA, "Co-ops" and "Investing in rentals" have neither CO nor
 * IN.
 */
const hasCode = (text: string, code: string) => new RegExp(`\\b${code}\\b`).test(text);

/** Returns whether one of an officer's words starts with the typed one. "CA" matches a state where we have a branch, but not "cash-out". */
function hasWord(word: string, { officer, branch }: OfficerAtBranch, states: ReadonlySet<string>): boolean {
  const code = word.toUpperCase();
  const { languages = [], specialties = [] } = officer;
  const begins = (texts: readonly string[]) => toWords(texts).some((each) => each.startsWith(word));
  if (branch?.state === code || begins([officer.name])) return true;
  if (states.has(code)) return specialties.some((each) => hasCode(each, code));
  return begins([
    ...(branch ? [branch.name, stateName(branch.state)] : []),
    ...languageWords(languages),
    ...specialties,
  ]);
}

/**
 * Returns the officers in a state who speak a language and match every typed word in their name, place, languages or specialties. Nearest
 * first, otherwise by name, because the directory's order only applies to branch pages. Those who take no applications come last.
 */
export function filterOfficers({ officers, branches }: Directory, filter: OfficerFilter): OfficerAtBranch[] {
  const { words, state, language, miles, homeState } = filter;
  const states = new Set(branches.map((branch) => branch.state));
  return officers
    .map((officer) => ({
      officer,
      branch: branches.find(({ id }) => id === officer.branchId),
      miles: miles?.get(officer.branchId),
    }))
    .filter(
      (each) =>
        (state === '' || each.branch?.state === state) &&
        (language === '' || (each.officer.languages ?? []).includes(language)) &&
        isOfferedIn(toKnownStates(each.officer), homeState) &&
        words.every((word) => hasWord(word, each, states)),
    )
    .toSorted(
      (one, other) =>
        Number(takesApplications(other.officer)) - Number(takesApplications(one.officer)) ||
        (one.miles ?? FAR) - (other.miles ?? FAR) ||
        (one.officer.name < other.officer.name ? -1 : 1),
    );
}

/** Returns the officers of the branches nearest to the ZIP code, in its state, who aren't licensed for homes there. */
export function listUnlicensedNearby(
  directory: Directory,
  { homeState, ...filter }: OfficerFilter,
): OfficerAtBranch[] {
  const nearest = Math.min(...(filter.miles?.values() ?? []));
  return filterOfficers(directory, filter).filter(
    ({ officer, branch, miles }) =>
      miles === nearest && branch?.state === homeState && !isOfferedIn(toKnownStates(officer), homeState),
  );
}

/** Returns the branches, nearest first. */
export const sortBranches = (branches: readonly Branch[], miles: BranchMiles): readonly Branch[] =>
  branches.toSorted(({ id: one }, { id: other }) => (miles.get(one) ?? FAR) - (miles.get(other) ?? FAR));

/** Returns the languages that visitors can choose, except English, which everyone speaks. */
export const languagesToChoose = (officers: readonly Pick<PublicOfficer, 'languages'>[]): string[] =>
  [...new Set(officers.flatMap(({ languages }) => languages ?? []))]
    .filter((language) => language !== 'English')
    .toSorted();
