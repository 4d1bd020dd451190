import { stateInAddress } from '../../directory/stateInAddress.ts';
import { effectiveData } from '../fields/missingFields.ts';
import type { CheckInput, CheckRule } from './advert.ts';

/**
 * Returns the states in which a flyer may advertise, as two-letter codes: those of its addresses and its branch. Empty if no address names
 * one.
 */
export function advertisedStates({ version, data, ...parties }: CheckInput): ReadonlySet<string> {
  const values = effectiveData(version, data, parties);
  const addresses = version.handlebars_schema.fields
    .filter(({ type }) => type === 'address')
    .map(({ key }) => values[key]);
  const states = [...addresses, parties.branch?.address].map((address) =>
    typeof address === 'string' ? stateInAddress(address) : undefined,
  );
  return new Set(states.filter((state) => state !== undefined));
}

/** Returns the rule's severity, message and source for a flyer: a milder version if the rule is for states other than the flyer's. */
export function limitToStates(
  rule: CheckRule,
  states: ReadonlySet<string>,
): Pick<CheckRule, 'severity' | 'message' | 'source'> {
  const { limitedTo } = rule;
  // A flyer without a known state may be handed out anywhere.
  const isIn = !limitedTo || states.size === 0 || limitedTo.states.some((state) => states.has(state));
  return isIn ? rule : limitedTo.elsewhere;
}
