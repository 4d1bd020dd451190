import { stateOfZipAtEnd, trimAddress, withoutZip, zipAtEnd } from './stateByCode.ts';
import { stateInAddress } from './stateInAddress.ts';
import { US_STATES } from './usStates.ts';

const toStateName = (code: string) => US_STATES[code] ?? code;

/**
 * Returns the problem of a branch's address, or undefined: it has to end with a state and a ZIP code, and both have to belong to the
 * branch's state. A ZIP code whose state isn't known is accepted.
 */
export function findBranchAddressProblem(address: string, state: string): string | undefined {
  const text = trimAddress(address);
  const zip = zipAtEnd(text);
  const written = stateInAddress(withoutZip(text));
  if (zip === undefined || written === undefined) {
    return 'End the address with its state and ZIP code, such as Newark, NJ 07102';
  }
  // A missing state is reported at its own field.
  if (US_STATES[state] === undefined) return undefined;
  if (written !== state) {
    return `The address is in ${toStateName(written)}, but the branch’s state is ${toStateName(state)}. Correct one of them`;
  }
  const stateOfZip = stateOfZipAtEnd(text);
  return stateOfZip === undefined || stateOfZip === state
    ? undefined
    : `${zip} is a ZIP code in ${toStateName(stateOfZip)}, not in ${toStateName(state)}. Check the ZIP code`;
}
