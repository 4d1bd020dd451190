import { toFirstName } from '../../../contact/toFirstName.ts';
import { isSixthDesign } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';

/** Returns what one scans a greeting's code for: from the sixth generation on by the officer's first name if they sign it alone. */
export function toReachLabel(input: FlyerInput): string {
  const first = toFirstName(input.officer.name);
  const isAlone = input.realtor === undefined && first !== '';
  return isSixthDesign(input) && isAlone ? `Scan to reach ${first}` : 'Scan to reach us';
}
