import { stateOfZipAtEnd, trimAddress, withoutZip, zipAtEnd } from './stateByCode.ts';
import { stateInAddress } from './stateInAddress.ts';
import { US_STATES } from './usStates.ts';

const toStateName = (code: string) => US_STATES[code] ?? code;

/**
 * Returns what's wrong with a branch's address, or undefined: it has to end with a state and a ZIP code, and both have to be those of
 * the branch's state. A ZIP code whose state isn't known counts as right.
 */
export function findBranchAddressProblem(address: string, state: string): string | undefined {
  const text = trimAddress(address);
  const zip = zipAtEnd(text);
  const written = stateInAddress(withoutZip(text));
  if (zip === undefined || written === undefined) {
    return 'End the address with its state and ZIP code, such as Newark, NJ 07102';
  }
  // Choosing a state is asked for at its own field.
  if (US_STATES[state] === undefined) return undefined;
  if (written !== state) {
    return `The address is in ${toStateName(written)}, but the branch’s state is ${toStateName(state)}. Correct one of them`;
  }
  const stateOfZip = stateOfZipAtEnd(text);
  return stateOfZip === undefined || stateOfZip === state
    ? undefined
    : `${zip} is a ZIP code in ${toStateName(stateOfZip)}, not in ${toStateName(state)}. Check the ZIP code`;
}
