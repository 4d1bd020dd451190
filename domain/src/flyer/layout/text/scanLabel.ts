import { toFirstName } from '../../../contact/toFirstName.ts';
import type { LayoutKey } from '../../record/layoutKeys.ts';
import { isSixthDesign } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';

/** Layouts with one offer of their own, which front and address side say alike. */
const OWN_LABELS: Partial<Record<LayoutKey, string>> = {
  event: 'Scan to sign up',
  'rate-sheet': 'Scan for today’s rates',
};

/** A sheet says of which day its rates are: those behind its code are newer. */
const CURRENT_RATES = 'Scan for current rates';

/** Of a text that one person says. */
const IN_FIRST_PERSON = /\b(?:me|my|I)\b/;

/** Returns what one scans a greeting's code for: from the sixth generation on by the officer's first name if they sign it alone or what it asks for is said by them. */
export function toReachLabel(input: FlyerInput): string {
  const first = toFirstName(input.officer.name);
  const isAlone = input.realtor === undefined || isSaidByOfficer(input);
  return isSixthDesign(input) && isAlone && first !== '' ? `Scan to reach ${first}` : 'Scan to reach us';
}

/** Returns whether what a flyer asks for is said by one person, who is the officer: "Ask me" of two people would leave open whom. */
const isSaidByOfficer = ({ data }: FlyerInput): boolean =>
  typeof data.call_to_action === 'string' && IN_FIRST_PERSON.test(data.call_to_action);

/**
 * Returns the label of a flyer's code. The page it opens has the flyer and ways to apply, call and email. So from the sixth generation on,
 * only a guide for first-time buyers says to get started, and other flyers say to reach the people on them.
 */
export function toScanLabel(input: FlyerInput): string {
  const own = OWN_LABELS[input.layout];
  if (isSixthDesign(input) && input.layout === 'rate-sheet') return CURRENT_RATES;
  if (own !== undefined) return own;
  const first = toFirstName(input.officer.name);
  if (!isSixthDesign(input)) return `Scan to apply with ${first}`.trim();
  // A letter is signed by the officer alone.
  if (input.layout === 'letter') return `Scan to reach ${first}`.trim();
  if (input.layout !== 'first-home') return toReachLabel(input);
  return input.realtor === undefined && first !== ''
    ? `Scan to get started with ${first}`
    : 'Scan to get started';
}
