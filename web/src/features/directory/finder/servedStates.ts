import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import { stateName } from '../../../lib/format/names/stateName.ts';

/**
 * Returns the states where a company lends, by name, according to its public records: the states that it takes applications from,
 * otherwise those that it names and in which it has branches or licensed officers. Empty if they say nothing.
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
