import { expect, it } from 'vitest';
import { keepTownTogether } from './keepTownTogether.ts';

it.each([
  ['1200 Route 46 West, Clifton, NJ 07013', '1200 Route 46 West, Clifton,~NJ~07013'],
  ['1 Main Street,  Fountain Valley, CA 92708-1234', '1 Main Street, Fountain~Valley,~CA~92708-1234'],
  // Too long for a narrow column without a break.
  [
    '1 Elm, Lake Chargoggagogg Manchauggagogg, MA 01570',
    '1 Elm, Lake Chargoggagogg Manchauggagogg, MA 01570',
  ],
  ['14 Maple Avenue', '14 Maple Avenue'],
])('%s', (address, expected) => {
  expect(keepTownTogether(address)).toBe(expected.replaceAll('~', '\u00a0'));
});
