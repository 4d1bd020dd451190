import { codeAtEnd, stateOfZipAtEnd, trimAddress, withoutZip } from './stateByCode.ts';
import { US_STATES } from './usStates.ts';

// Longest first, so that "West Virginia" is found before "Virginia".
const BY_LENGTH = Object.entries(US_STATES).toSorted(([, one], [, other]) => other.length - one.length);

/** Returns the state whose name comes last, or before the ZIP code. */
function stateByName(address: string): string | undefined {
  const text = withoutZip(address).trim().toLowerCase();
  return BY_LENGTH.find(([, name]) => {
    const end = name.toLowerCase();
    return text === end || (text.endsWith(end) && /[\s,]/.test(text.at(-end.length - 1) ?? ''));
  })?.[0];
}

/**
 * Returns the two-letter code of the state at the end of a typed US address, city or ZIP code; undefined if it names none. A written state
 * takes precedence over the ZIP code's.
 */
export function stateInAddress(address: string): string | undefined {
  const text = trimAddress(address);
  return codeAtEnd(text) ?? stateByName(text) ?? stateOfZipAtEnd(text);
}
