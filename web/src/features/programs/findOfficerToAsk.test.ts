import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { expect, it } from 'vitest';
import { findOfficerToAsk } from './findOfficerToAsk.ts';

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
const idFor = (...asked: Parameters<typeof findOfficerToAsk>) => findOfficerToAsk(...asked)?.officer.id;

const officers = [
  officer('maya', 'Likes handing over keys.'),
  officer('marcus', 'Helps other veterans use the benefit they earned.'),
  officer('noah', 'Walks owners through HELOCs and construction loans.'),
];

it('finds an officer who lists the program', () => {
  expect(idFor('va', officers)).toBe('marcus');
  expect(idFor('heloc', officers)).toBe('noah');
  expect(idFor('construction', officers)).toBe('noah');
});

it('prefers officers with the program among their topics over those who mention it', () => {
  const linh = { ...officer('linh', 'Likes forms.'), specialties: ['VA loans', 'Condos'] };
  expect(findOfficerToAsk('va', [...officers, linh])).toEqual({ officer: linh, isSpecialist: true });
});

it('finds the closest officer for a program that no one lists, but not as a specialist', () => {
  const grace = { ...officer('grace', 'Likes maps.'), specialties: ['Down payment assistance'] };
  expect(findOfficerToAsk('usda', [...officers, grace])).toEqual({ officer: grace, isSpecialist: false });
});

it('finds different officers without a specialty for the remaining programs', () => {
  const more = [...officers, officer('sofia', 'Enjoys puzzles.')];
  expect(idFor('conventional', more)).toBe('maya');
  expect(idFor('fha', more)).toBe('sofia');
});

it('finds someone for first homes, for the page about buying one', () => {
  const more = [...officers, officer('ana', 'Bought her own first home with a small down payment.')];
  expect(idFor('purchase', more)).toBe('ana');
  expect(idFor('purchase', officers)).toBe('maya');
});

it('skips an officer whose licenses have all expired', () => {
  const [maya, marcus, noah] = officers.map((each) =>
    each.id === 'marcus' ? { ...each, license_lines: [], licensed_states: [] } : each,
  );
  const listed = [maya, marcus, noah].filter((each) => each !== undefined);
  expect(idFor('va', listed)).toBe('maya');
  expect(findOfficerToAsk('va', marcus ? [marcus] : [])).toBeUndefined();
});

it('finds a specialist of another program if there’s no one else, and no one without officers', () => {
  expect(idFor('usda', officers.slice(1))).toBe('marcus');
  expect(findOfficerToAsk('fha', [])).toBeUndefined();
});

it('prefers an officer licensed in the state over a specialist of another', () => {
  const linh = { ...officer('linh', 'Likes forms.'), specialties: ['Jumbo loans'], licensed_states: ['CA'] };
  const priya = {
    ...officer('priya', 'Was an underwriter.'),
    specialties: ['Conventional loans'],
    licensed_states: ['NJ'],
  };
  const listed = [...officers, linh, priya];
  expect(findOfficerToAsk('jumbo', listed, 'New Jersey')).toEqual({ officer: priya, isSpecialist: false });
  expect(findOfficerToAsk('jumbo', listed, 'California')).toEqual({ officer: linh, isSpecialist: true });
  expect(idFor('jumbo', listed, 'Maine')).toBe('linh');
  expect(idFor('jumbo', listed)).toBe('linh');
});
