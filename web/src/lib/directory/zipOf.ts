import type { Branch } from '@brokerage/domain/directory/branch';

/** Returns the ZIP code that a branch's address ends with; empty where there is none. */
export const zipOf = ({ address }: Pick<Branch, 'address'>): string =>
  /(\d{5})(?:-\d{4})?$/.exec(address.trim())?.[1] ?? '';
