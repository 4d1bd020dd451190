import { expect, it } from 'vitest';
import { findBranchAddressProblem } from './branchAddress.ts';

it.each([
  ['60 Park Place, Suite 400, Newark, NJ 07102', 'NJ'],
  ['60 Park Place, Newark, New Jersey 07102-1234', 'NJ'],
  ['60 Park Place, Newark, nj 07102, USA', 'NJ'],
  ['17150 Newhope Street, Fountain Valley, CA 92708', 'CA'],
  // A ZIP code whose state isn't known.
  ['1 Main Street, Newark, NJ 00000', 'NJ'],
])('%s is an address in %s', (address, state) =>
  expect(findBranchAddressProblem(address, state)).toBeUndefined(),
);

it.each([
  ['60 Park Place', 'NJ', /^End the address with its state and ZIP code/],
  ['60 Park Place, Newark, NJ', 'NJ', /^End the address with its state and ZIP code/],
  ['60 Park Place, Newark 07102', 'NJ', /^End the address with its state and ZIP code/],
  ['60 Park Place, Newark, NJ 0710', 'NJ', /^End the address with its state and ZIP code/],
  [
    '60 Park Place, Newark, NJ 92708',
    'NJ',
    '92708 is a ZIP code in California, not in New Jersey. Check the ZIP code',
  ],
  [
    '60 Park Place, Newark, NJ 07102',
    'CA',
    'The address is in New Jersey, but the branch’s state is California. Correct one of them',
  ],
])('%s isn’t an address in %s', (address, state, problem) =>
  expect(findBranchAddressProblem(address, state)).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ),
);
