import type { Branch } from '@brokerage/domain/directory/branch';
import { trimAddress, zipAtEnd } from '@brokerage/domain/directory/stateByCode';

/** Returns the ZIP code at the end of a branch's address; empty if there is none. */
export const branchZip = ({ address }: Pick<Branch, 'address'>): string =>
  zipAtEnd(trimAddress(address)) ?? '';
