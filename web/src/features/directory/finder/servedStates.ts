import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import { stateName } from '../../../lib/format/names/stateName.ts';

/**
 * Returns the names of the states where a company lends, based on its public records: the states it takes applications from, or else those
 * where it has branches or licensed officers. Empty if they don't say.
 */
export function servedStates(
  { applyRules, states }: Pick<PublicCompany, 'applyRules' | 'states'>,
  { branches, officers }: Directory,
): readonly string[] {
  if (applyRules.states.length > 0) return applyRules.states.map(({ name }) => name);
  const codes = [
    ...branches.map(({ state }) => state),
    ...officers.flatMap(({ licensed_states }) => licensed_states ?? []),
  ];
  return [...new Set([...states, ...codes.map(stateName)])];
}
