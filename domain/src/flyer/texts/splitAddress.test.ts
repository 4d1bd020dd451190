import { expect, it } from 'vitest';
import { splitAddress, toTitleWithStreet } from './splitAddress.ts';

it.each([
  ['14 Maple Avenue, Clifton, NJ 07011', '14 Maple Avenue', 'Clifton, NJ 07011'],
  ['14 Maple Avenue,Clifton,NJ 07011', '14 Maple Avenue', 'Clifton, NJ 07011'],
  ['14 Maple Avenue', '14 Maple Avenue', ''],
  ['', '', ''],
])('splits the address %j', (address, street, town) => {
  expect(splitAddress(address)).toEqual({ street, town });
});

it.each([
  ['Just listed', 'Just listed · 14 Maple Avenue'],
  ['Open house at 14 Maple Avenue', 'Open house at 14 Maple Avenue'],
])('adds the street to %s', (title, expected) => {
  expect(toTitleWithStreet(title, { address: '14 Maple Avenue, Clifton, NJ 07011', facts: [] })).toBe(
    expected,
  );
  expect(toTitleWithStreet(title, null)).toBe(title);
});
