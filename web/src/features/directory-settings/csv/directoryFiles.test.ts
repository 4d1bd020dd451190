import { toCsv } from '@brokerage/domain/csv/toCsv';
import { type BranchRecord, branchRecordSchema } from '@brokerage/domain/directory/branch';
import { BRANCH_COLUMNS, readBranchCells, toBranchCells } from '@brokerage/domain/directory/csv/branchCsv';
import {
  type ImportedOfficer,
  OFFICER_COLUMNS,
  readOfficerCells,
  toOfficerCells,
} from '@brokerage/domain/directory/csv/officerCsv';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { expect, test } from 'vitest';
import { DIRECTORY_FILES, readDirectoryFile } from './directoryFiles.ts';

const NEWARK: BranchRecord = branchRecordSchema.parse({
  id: 'newark-nj',
  name: 'Newark',
  state: 'NJ',
  licenseNumber: '=1+1',
  address: '60 Park Place, Suite 400\tNewark, NJ 07102',
  manager: '@Ana "Annie" Reyes',
  time_zone: 'America/New_York',
  is_hidden: true,
});

const ANA: ImportedOfficer = {
  name: 'Ana Reyes',
  email: 'ana@staff.example',
  phone: '(973) 555-0101',
  nmls: '1990101',
  title: 'Branch Manager',
  branchId: 'newark-nj',
  bio: '- By the river\n+ “for” years; =ever, "so"',
  languages: ['Spanish', 'Português'],
  specialties: ['First-time buyers', 'Condos, co-ops'],
  licensed_states: ['NY', 'NJ'],
  booking_url: 'https://meet.example/ana?a=1,2;b',
};

/** Reads a file that an export would have made. */
function readBack(part: 'branches' | 'officers', csv: string) {
  const table = readDirectoryFile(part, csv);
  if (typeof table === 'string') throw new Error(table);
  expect(table.ignored).toEqual([]);
  return table.lines.map(({ cells }) => cells);
}

test('reads an exported branch back unchanged', () => {
  const fields = { ...NEWARK, time_zone: NEWARK.time_zone ?? '' };
  const cells = toBranchCells(NEWARK.id, fields);
  const [back = {}] = readBack('branches', toCsv([BRANCH_COLUMNS, BRANCH_COLUMNS.map((one) => cells[one])]));
  expect(back).toEqual(cells);
  expect(readBranchCells(back, NEWARK)).toMatchObject({ columns: [] });
});

test('reads an exported loan officer back unchanged, also with Excel’s semicolons', () => {
  const entry = officerRecordSchema.parse({ id: 'ana', ...ANA });
  const cells = toOfficerCells('ana', ANA);
  const csv = toCsv([OFFICER_COLUMNS, OFFICER_COLUMNS.map((one) => cells[one])]);
  const [back = {}] = readBack('officers', csv);
  expect(back).toEqual(cells);
  expect(readOfficerCells(back, entry, [NEWARK])).toMatchObject({ columns: [], fields: ANA });
  const [fromExcel] = readBack(
    'officers',
    `Name;E-Mail;States\r\n"Ana Reyes";ana@staff.example;"NJ; New York"\r\n`,
  );
  expect(fromExcel).toEqual({
    name: 'Ana Reyes',
    email: 'ana@staff.example',
    licensed_states: 'NJ; New York',
  });
});

test('the sample files can be imported', () => {
  const [branch = {}] = readBack('branches', DIRECTORY_FILES.branches.sample.text);
  expect(readBranchCells(branch, undefined)).toMatchObject({
    fields: { name: 'Sample Town', is_hidden: false },
  });
  const [officer = {}] = readBack('officers', DIRECTORY_FILES.officers.sample.text);
  expect(readOfficerCells(officer, undefined, [])).toMatchObject({
    fields: {
      name: 'Jamie Sample',
      languages: ['English', 'Spanish'],
      licensed_states: ['NJ', 'NY'],
      specialties: ['First-time buyers', 'FHA loans'],
    },
  });
});

test.each([
  ['Jersey', '“Jersey” isn’t a state; write NJ or New Jersey'],
  ['ZZ', '“ZZ” isn’t a state; write it like NJ or New Jersey'],
  ['  ', 'State is required'],
])('rejects a branch’s state %j and quotes it', (state, message) => {
  const line = {
    name: 'Newark',
    address: '1 Main Street, Newark, NJ 07102',
    license_number: 'NJ-1',
    manager: 'Ana Reyes',
  };
  expect(readBranchCells({ ...line, state }, undefined)).toEqual({ issues: [{ column: 'state', message }] });
});

test('names the invalid state in a list of states', () => {
  const read = readOfficerCells(
    { name: 'Ana Reyes', email: 'a@staff.example', licensed_states: 'NJ; Dakota' },
    undefined,
    [],
  );
  expect(read).toEqual({
    issues: [{ column: 'licensed_states', message: '“Dakota” isn’t a state; write ND or North Dakota' }],
  });
});

test('rejects a file without a name or id, or with too many lines', () => {
  expect(readDirectoryFile('branches', 'Street\nx')).toMatch(
    /^This file needs a column called “name” or “id”/,
  );
  expect(readDirectoryFile('officers', 'name\n')).toBe('There are no loan officers in this file.');
  const lines = Array.from({ length: 501 }, (_, n) => `b${n}`).join('\n');
  expect(readDirectoryFile('branches', `name\n${lines}`)).toMatch(/at most 500/);
});
