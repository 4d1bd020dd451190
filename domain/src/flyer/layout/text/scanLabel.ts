import { toFirstName } from '../../../contact/toFirstName.ts';
import type { LayoutKey } from '../../record/layoutKeys.ts';
import { designFeatures } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';

/** Labels for layouts with one specific offer, the same on the front and the address side. */
const OWN_LABELS: Partial<Record<LayoutKey, string>> = {
  event: 'Scan to sign up',
  'rate-sheet': 'Scan for today’s rates',
};

/** A rate sheet is dated, and the page behind its code has newer rates. */
const CURRENT_RATES = 'Scan for current rates';

/** Words that show that one person is speaking. */
const IN_FIRST_PERSON = /\b(?:me|my|I)\b/;

/**
 * Returns the label of a greeting's code. From the sixth generation on, it names the officer if they sign alone or if the call to action
 * speaks as them.
 */
export function toReachLabel(input: FlyerInput): string {
  const first = toFirstName(input.officer.name);
  const isAlone = input.realtor === undefined || isInOfficersWords(input);
  return designFeatures(input).hasHonestLabels && isAlone && first !== ''
    ? `Scan to reach ${first}`
    : 'Scan to reach us';
}

/** Returns whether the call to action speaks as one person, the officer. With two people, "Ask me" would be ambiguous. */
const isInOfficersWords = ({ data }: FlyerInput): boolean =>
  typeof data.call_to_action === 'string' && IN_FIRST_PERSON.test(data.call_to_action);

/**
 * Returns the label of a flyer's code. The page it opens has the flyer and ways to apply, call and email. So from the sixth generation on,
 * only a guide for first-time buyers says to get started, and other flyers say to reach the people on them.
 */
export function toScanLabel(input: FlyerInput): string {
  const own = OWN_LABELS[input.layout];
  if (designFeatures(input).hasHonestLabels && input.layout === 'rate-sheet') return CURRENT_RATES;
  if (own !== undefined) return own;
  const first = toFirstName(input.officer.name);
  if (!designFeatures(input).hasHonestLabels) return `Scan to apply with ${first}`.trim();
  // Only the officer signs a letter.
  if (input.layout === 'letter') return `Scan to reach ${first}`.trim();
  if (input.layout !== 'first-home') return toReachLabel(input);
  return input.realtor === undefined && first !== ''
    ? `Scan to get started with ${first}`
    : 'Scan to get started';
}
