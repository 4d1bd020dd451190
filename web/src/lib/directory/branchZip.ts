import type { Branch } from '@brokerage/domain/directory/branch';
import { trimAddress, zipAtEnd } from '@brokerage/domain/directory/stateByCode';

/** Returns the ZIP code that a branch's address ends with; empty where there is none. */
export const branchZip = ({ address }: Pick<Branch, 'address'>): string =>
  zipAtEnd(trimAddress(address)) ?? '';
