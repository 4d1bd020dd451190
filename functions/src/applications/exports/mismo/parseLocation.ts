import { isStateCode } from '@brokerage/domain/schedule/timeZones';

interface PropertyAddress {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  /** Five digits. */
  postalCode?: string | undefined;
}

const ZIP = /^(\d{5})(?:-\d{4})?$/;
/** `NJ`, `NJ 07013` or `NJ 07013-1234`. */
const STATE_AND_ZIP = /^([A-Za-z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$/;

/**
 * Returns the parts of an answer that was typed as `street, city, ST 07013`, `city, ST` or a ZIP code. Undefined for anything else:
 * which part is which would be a guess.
 */
export function parseLocation(location: string | undefined): PropertyAddress | undefined {
  const parts = (location ?? '').split(',').map((part) => part.trim());
  const last = parts.pop() ?? '';
  const zip = ZIP.exec(last)?.[1];
  if (zip !== undefined && parts.length === 0) return { postalCode: zip };
  const [, letters = '', postalCode] = STATE_AND_ZIP.exec(last) ?? [];
  const state = letters.toUpperCase();
  if (!isStateCode(state) || parts.includes('')) return undefined;
  const city = parts.pop();
  return { street: parts.length > 0 ? parts.join(', ') : undefined, city, state, postalCode };
}
