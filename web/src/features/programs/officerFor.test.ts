import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { expect, it } from 'vitest';
import { officerFor } from './officerFor.ts';

const officer = (id: string, bio: string): PublicOfficer => ({
  id,
  name: id,
  email: `${id}@larkfield.example`,
  phone: '(973) 555-0101',
  nmls: '1',
  title: 'Loan Officer',
  bio,
  branchId: 'clifton-nj',
});
const officers = [
  officer('maya', 'Likes handing over keys.'),
  officer('marcus', 'Helps other veterans use the benefit they earned.'),
  officer('noah', 'Walks owners through HELOCs and construction loans.'),
];

it('finds who says they know the program', () => {
  expect(officerFor('va', officers)?.id).toBe('marcus');
  expect(officerFor('heloc', officers)?.id).toBe('noah');
  expect(officerFor('construction', officers)?.id).toBe('noah');
});

it('names somebody known for no other program for the rest, not the same one each time', () => {
  const more = [...officers, officer('sofia', 'Enjoys puzzles.')];
  expect(officerFor('conventional', more)?.id).toBe('maya');
  expect(officerFor('fha', more)?.id).toBe('sofia');
});

it('knows who helps with a first home, for the page about buying one', () => {
  const more = [...officers, officer('ana', 'Bought her own first home with a small down payment.')];
  expect(officerFor('purchase', more)?.id).toBe('ana');
  expect(officerFor('purchase', officers)?.id).toBe('maya');
});

it('passes over an officer whose licenses have all expired', () => {
  const [maya, marcus, noah] = officers.map((each) =>
    each.id === 'marcus' ? { ...each, license_lines: [], licensed_states: [] } : each,
  );
  const listed = [maya, marcus, noah].filter((each) => each !== undefined);
  expect(officerFor('va', listed)?.id).toBe('maya');
  expect(officerFor('va', marcus ? [marcus] : [])).toBeUndefined();
});

it('names a specialist of another program where there is nobody else, and nobody without officers', () => {
  expect(officerFor('usda', officers.slice(1))?.id).toBe('marcus');
  expect(officerFor('fha', [])).toBeUndefined();
});
