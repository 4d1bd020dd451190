import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { stateInAddress } from './stateInAddress.ts';
import { US_STATES } from './usStates.ts';

test.each([
  ['14 Maple Avenue, Clifton, NJ 07011', 'NJ'],
  ['14 Maple Avenue, Clifton NJ', 'NJ'],
  ['Clifton, nj', 'NJ'],
  ['newark nj', 'NJ'],
  ['Fountain Valley, California', 'CA'],
  ['Charleston, West Virginia 25301', 'WV'],
  ['Richmond, Virginia', 'VA'],
  ['Little Rock, Arkansas', 'AR'],
  ['Wichita, Kansas', 'KS'],
  ['New York, New York 10001', 'NY'],
  ['Washington, DC', 'DC'],
  ['07011', 'NJ'],
  ['Clifton 07011-1234', 'NJ'],
  ['92708', 'CA'],
  ['90210, USA', 'CA'],
  ['Salem, or', 'OR'],
  ['Salem OR', 'OR'],
  ['Gary in 46402', 'IN'],
  ['a house to move in', undefined],
  ['call me', undefined],
  ['By the sea', undefined],
  ['', undefined],
  ['00000', undefined],
  ['Everywhere', undefined],
  ['Newark, ZZ', undefined],
  ['1234 Oak Street', undefined],
])('%j is in %s', (address, state) => {
  expect(stateInAddress(address)).toBe(state);
});

it('finds every state by code and by name, and never throws', () => {
  for (const [code, name] of Object.entries(US_STATES)) {
    expect(stateInAddress(`1 Main Street, Springfield, ${code} 00000`)).toBe(code);
    expect(stateInAddress(`Springfield, ${name}`)).toBe(code);
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      const state = stateInAddress(text);
      expect(state === undefined || Object.hasOwn(US_STATES, state)).toBe(true);
    }),
  );
});
