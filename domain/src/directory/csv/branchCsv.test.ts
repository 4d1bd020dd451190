import { expect, it } from 'vitest';
import { type BranchRecord, branchRecordSchema } from '../branch.ts';
import {
  BRANCH_COLUMNS,
  findBranchOfLine,
  readBranchCells,
  toBranchCells,
  toBranchFields,
} from './branchCsv.ts';

const clifton: BranchRecord = branchRecordSchema.parse({
  id: 'clifton-nj',
  name: 'Clifton',
  address: '1 Main Ave, Clifton, NJ 07011',
  state: 'NJ',
  licenseNumber: '9900192',
  manager: 'Ana Reyes',
  time_zone: 'America/New_York',
});
const LINE = {
  name: 'Newark',
  address: '2 Broad St, Newark, NJ 07102',
  state: 'new jersey',
  license_number: '9900193',
  manager: 'Ben Ortiz',
};
const issueColumns = (result: ReturnType<typeof readBranchCells>) =>
  'issues' in result ? result.issues.map(({ column }) => column) : result;

it('leaves a branch unchanged when its exported line is imported again', () => {
  const cells = toBranchCells(clifton.id, toBranchFields(clifton));
  expect(Object.keys(cells)).toEqual([...BRANCH_COLUMNS]);
  expect(readBranchCells(cells, clifton)).toEqual({ fields: toBranchFields(clifton), columns: [] });
});

it('doesn’t apply newer checks to an unchanged branch', () => {
  const older = { ...clifton, address: '1 Main Ave, Clifton' };
  const cells = { name: 'Clifton', address: older.address };
  expect(readBranchCells(cells, older)).toMatchObject({ columns: [] });
  expect(issueColumns(readBranchCells({ ...cells, manager: 'Ben Ortiz' }, older))).toEqual(['address']);
});

it('changes only the columns in the file', () => {
  expect(readBranchCells({ manager: 'Ben Ortiz' }, clifton)).toEqual({
    fields: { ...toBranchFields(clifton), manager: 'Ben Ortiz' },
    columns: ['manager'],
  });
});

it.each([
  ['no', true],
  [' FALSE ', true],
  ['yes', false],
  ['', false],
])('reads "%s" for the website as hidden: %s', (on_website, is_hidden) => {
  expect(readBranchCells({ ...LINE, on_website }, undefined)).toMatchObject({
    fields: { name: 'Newark', state: 'NJ', is_hidden },
  });
});

it('reports the error at its column and suggests the state', () => {
  expect(issueColumns(readBranchCells({ ...LINE, on_website: 'maybe' }, undefined))).toEqual(['on_website']);
  expect(readBranchCells({ ...LINE, state: 'Jersey' }, undefined)).toMatchObject({
    issues: expect.arrayContaining([
      { column: 'state', message: '“Jersey” isn’t a state; write NJ or New Jersey' },
    ]) as unknown,
  });
});

it('finds the open branch with a name and state, never a closed one', () => {
  const closed = { ...clifton, id: 'clifton-old', is_closed: true };
  const line = { name: ' CLIFTON', state: 'New Jersey' };
  expect(findBranchOfLine(line, [closed, clifton])).toBe(clifton);
  expect(findBranchOfLine(line, [closed])).toBeUndefined();
  expect(findBranchOfLine({ ...line, id: 'clifton-old' }, [closed, clifton])).toBe(closed);
  expect(findBranchOfLine({ ...line, state: 'NY' }, [clifton])).toBeUndefined();
  expect(findBranchOfLine(line, [clifton, { ...clifton, id: 'clifton-2' }])).toMatchObject({ column: 'id' });
  expect(findBranchOfLine({ id: 'gone' }, [clifton])).toMatchObject({ column: 'id' });
});
