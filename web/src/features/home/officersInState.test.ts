import { describe, expect, it } from 'vitest';
import { officersInState } from './officersInState.ts';

const branch = (id: string, state: string) => ({
  id,
  name: id,
  state,
  licenseNumber: '',
  address: '',
  manager: '',
});
const officer = (id: string, branchId: string) => ({
  id,
  name: id,
  email: `${id}@a.example`,
  phone: '',
  nmls: '1',
  title: 'Loan Officer' as const,
  bio: '',
  branchId,
});
const directory = {
  branches: [branch('clifton', 'NJ'), branch('newark', 'NJ'), branch('irvine', 'CA')],
  officers: [
    officer('ann', 'clifton'),
    officer('bob', 'clifton'),
    officer('cem', 'clifton'),
    officer('dee', 'newark'),
    officer('eli', 'irvine'),
    officer('lost', 'nowhere'),
  ],
};
const ids = (state: string) => officersInState(directory, state).map((found) => found.officer.id);

describe('the officers on the home page', () => {
  it('include one from each branch first', () => {
    expect(ids('')).toEqual(['ann', 'dee', 'eli', 'bob', 'cem']);
  });

  it('are those of the selected state', () => {
    expect(ids('NJ')).toEqual(['ann', 'dee', 'bob', 'cem']);
    expect(ids('CA')).toEqual(['eli']);
    expect(ids('TX')).toEqual([]);
  });
});
