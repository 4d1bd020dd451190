import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { expect, it } from 'vitest';
import { mainFirst } from './mainOffice.ts';

const branch = (id: string, state: string, address = id) => ({
  id,
  name: id,
  state,
  address,
  licenseNumber: '',
  manager: '',
});

it('keeps the branches of a state together, with the main office and its state first', () => {
  const branches = [
    branch('cliffside', 'NJ'),
    branch('valley', 'CA'),
    branch('clifton', 'NJ', sampleCompany.address),
    branch('newark', 'NJ'),
  ];
  expect(mainFirst(branches, sampleCompany).map(({ id }) => id)).toEqual([
    'clifton',
    'cliffside',
    'newark',
    'valley',
  ]);
});
