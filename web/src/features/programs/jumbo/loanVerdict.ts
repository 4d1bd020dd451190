import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { type CountyGroup, findCounties } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';

export interface StateLimits {
  state: string;
  groups: readonly CountyGroup[];
}

/** A county with its one-unit limit in dollars. */
export interface County {
  name: string;
  /** The state's name. */
  state: string;
  limit: number;
}

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Returns whether a loan in dollars for a one-unit home is jumbo; if it depends on the county, in how many counties of each state. */
export function loanVerdict(
  loan: number,
  listed: readonly StateLimits[],
): { headline: string; counties: readonly string[] } {
  if (loan <= baseline) return { headline: 'Not a jumbo loan in any county', counties: [] };
  if (loan > ceiling) return { headline: 'A jumbo loan in every county', counties: [] };
  return {
    headline: 'It depends on your county',
    counties: listed.map(({ state, groups }) => {
      const count = (of: readonly CountyGroup[]) => of.flatMap(({ counties }) => counties).length;
      const jumbo = count(groups.filter(({ limit }) => limit < loan));
      return `${state}: jumbo in ${jumbo} of ${count(groups)} counties`;
    }),
  };
}

/** Returns the counties that match a search such as “san”, “Essex County” or “Essex County, New Jersey”. */
export function findTyped(typed: string, listed: readonly StateLimits[]): County[] {
  const [name = '', inState = ''] = typed.split(',').map((part) => part.trim());
  if (name === '') return [];
  return listed
    .filter(({ state }) => state.toLowerCase().startsWith(inState.toLowerCase()))
    .flatMap(({ state, groups }) =>
      findCounties(groups, name).flatMap(({ limit, counties }) =>
        counties.map((each) => ({ name: each, state, limit })),
      ),
    );
}

/** Returns the county that a search identifies; undefined if none or several match. */
export function findCounty(typed: string, listed: readonly StateLimits[]): County | undefined {
  const [county, ...more] = findTyped(typed, listed);
  return more.length === 0 ? county : undefined;
}

/** “Essex County, New Jersey” */
export const countyName = ({ name, state }: Pick<County, 'name' | 'state'>): string =>
  `${name} County, ${state}`;

/** Formats how far a loan in dollars is from a limit. */
export function formatDistanceToLimit(loan: number, limit: number): string {
  if (loan === limit) return 'exactly at the limit';
  return loan > limit
    ? `${formatDollars(loan - limit)} above the limit`
    : `${formatDollars(limit - loan)} below the limit`;
}

/** Says whether a loan in dollars is jumbo in a county, and how far it is from the limit. */
export const countyVerdict = (loan: number, { name, limit }: County): string =>
  `${loan > limit ? 'Jumbo' : 'Not jumbo'} in ${name} County: ${formatDistanceToLimit(loan, limit)}`;

/** Returns two example counties with unambiguous names: one with the first state's highest limit and one at the baseline. */
export function exampleCounties(listed: readonly StateLimits[]): County[] {
  const [first] = listed;
  if (!first) return [];
  const groups = new Set([first.groups[0], first.groups.find(({ isBaseline }) => isBaseline)]);
  return [...groups].flatMap((group) => {
    const county = group?.counties.flatMap((each) => findCounty(each, listed) ?? [])[0];
    return county ?? [];
  });
}

/** Groups counties by state and limit, in order of first appearance. */
export const groupByLimit = (counties: readonly County[]) => {
  const like = (one: County) => (each: County) => each.state === one.state && each.limit === one.limit;
  return counties
    .filter((county, index) => counties.findIndex(like(county)) === index)
    .map((first) => ({ ...first, counties: counties.filter(like(first)) }));
};
