import type { CountyGroup } from '@brokerage/domain/programs/countyLimits';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';

interface StateLimits {
  state: string;
  groups: readonly CountyGroup[];
}

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Returns whether a loan in dollars for a one-unit home is jumbo, and where the county decides, in how many of each state. */
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
