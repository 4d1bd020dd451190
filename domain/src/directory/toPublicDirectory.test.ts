import { describe, expect, it } from 'vitest';
import { sampleLicense } from '../license/testing/sampleLicense.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { branchRecordSchema } from './branch.ts';
import { directoryCallables } from './directoryCallables.ts';
import { entryState, missingEntryFields } from './entryState.ts';
import { officerRecordSchema } from './officer.ts';
import { toPublicDirectory } from './toPublicDirectory.ts';
import { toSlug } from './toSlug.ts';

const branch = (id: string, changes: object = {}) =>
  branchRecordSchema.parse({
    id,
    name: id,
    state: 'NJ',
    licenseNumber: '1',
    address: '1 Main Street',
    manager: 'Ana',
    ...changes,
  });
const officer = (id: string, changes: object = {}) =>
  officerRecordSchema.parse({
    id,
    name: id,
    email: `${id}@firm.example`,
    phone: '(973) 555-0101',
    nmls: '1',
    title: 'Loan Officer',
    bio: '',
    branchId: 'east',
    ...changes,
  });
const closed = (successor_id: string) => ({ is_closed: true, successor_id });

it('reads records from before the directory was editable as listed, sorted by name', () => {
  const { branches, officers, moved_branches } = toPublicDirectory(
    [branch('west'), branch('east')],
    [officer('zoe'), officer('ana')],
  );
  expect(branches.map(({ id }) => id)).toEqual(['east', 'west']);
  expect(officers.map(({ id }) => id)).toEqual(['ana', 'zoe']);
  expect(moved_branches).toBeUndefined();
});

it('lists a branch’s own hours as text and by weekday', () => {
  const week = { ...DEFAULT_OFFICE_SCHEDULE.week, friday: null };
  const { branches } = toPublicDirectory([branch('east', { week }), branch('west')], []);
  expect(branches.map(({ own_hours }) => own_hours)).toEqual([{ text: 'Mon-Thu 9AM-6PM', week }, undefined]);
  expect(branches[0]).not.toHaveProperty('week');
});

it('lists entries with a position first', () => {
  const { branches } = toPublicDirectory(
    [branch('a'), branch('c', { order: 1 }), branch('b', { order: 0 })],
    [],
  );
  expect(branches.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('omits what is hidden, closed, unlisted or internal', () => {
  const directory = toPublicDirectory(
    [
      branch('east', { request_id: 'abc' }),
      branch('hidden', { is_hidden: true }),
      branch('shut', closed('hidden')),
    ],
    [officer('ana'), officer('eve', { listed: false, has_left: false })],
  );
  expect(directory.branches.map(({ id }) => id)).toEqual(['east']);
  expect(directory.officers.map(({ id }) => id)).toEqual(['ana']);
  expect(JSON.stringify(directory)).not.toMatch(/eve|hidden|shut|listed|order|revision|request_id|successor/);
});

it('forwards from a closed branch to its open successor, also through another closed one', () => {
  const branches = [branch('a', closed('b')), branch('b', closed('c')), branch('c')];
  const { moved_branches, officers } = toPublicDirectory(branches, [officer('ana', { branchId: 'a' })]);
  expect(moved_branches).toEqual({ a: 'c', b: 'c' });
  expect(officers[0]?.branchId, 'while the officers are being moved').toBe('c');
});

it('stops at a circle of successors', () => {
  expect(
    toPublicDirectory([branch('a', closed('b')), branch('b', closed('a'))], []).moved_branches,
  ).toBeUndefined();
});

it('forwards from a former officer’s page to a listed colleague, also through another former officer', () => {
  const left = (successor_id: string | null) => ({ listed: false, has_left: true, successor_id });
  const officers = [
    officer('ana', left('ben')),
    officer('ben', left('cat')),
    officer('cat'),
    officer('dan', left('eve')),
    officer('eve', { listed: false, has_left: false }),
    officer('fay', left(null)),
    officer('gus', left('gus')),
  ];
  expect(toPublicDirectory([], officers).moved_officers).toEqual({ ana: 'cat', ben: 'cat' });
  expect(toPublicDirectory([], [officer('cat')]).moved_officers).toBeUndefined();
});

it('lists what an entry is missing', () => {
  expect(missingEntryFields(officer('ana'))).toEqual([]);
  expect(missingEntryFields({ ...officer('ana'), phone: ' ', nmls: '', branchId: '' })).toEqual([
    'phone number',
    'NMLS number',
    'branch',
  ]);
});

it('treats an unlisted older entry as a former officer', () => {
  expect(entryState({ listed: true })).toBe('listed');
  expect(entryState({ listed: false })).toBe('left');
  expect(entryState({ listed: false, has_left: true })).toBe('left');
  expect(entryState({ listed: false, has_left: false })).toBe('unlisted');
});

it.each([
  ['José Peña', 'jose-pena'],
  ['Siobhán O’Neill-Smith', 'siobhan-oneill-smith'],
  ['  Toms River NJ ', 'toms-river-nj'],
  ['李小龍', ''],
])('builds the address %s', (name, slug) => expect(toSlug(name)).toBe(slug));

it.each([
  ['https://meet.example/ana?x=1', true],
  ['', true],
  ['http://meet.example', false],
  ['https://localhost', false],
  ['https://a.example/"onclick="x', false],
  ['https://user@a.example', false],
])('accepts %j as a booking link: %s', (booking_url, isRight) => {
  const { success } =
    directoryCallables['save-directory-entry'].input.shape.booking_url.safeParse(booking_url);
  expect(success).toBe(isRight);
});

describe('licenses', () => {
  const licensing = (...licenses: ReturnType<typeof sampleLicense>[]) => ({
    licenses,
    today: '2026-11-23',
  });
  const gone = { expires_on: '2026-11-22' };

  it('change nothing if none are recorded', () => {
    const records = [[branch('a')], [officer('ana', { licensed_states: ['CA'] })]] as const;
    expect(toPublicDirectory(...records, licensing())).toEqual(toPublicDirectory(...records));
  });

  it('replace typed states; only active ones count', () => {
    const ofAna = { holder_kind: 'officer', holder_id: 'ana', kind: 'originator' } as const;
    const ofBranch = { holder_kind: 'branch', holder_id: 'a' } as const;
    const { branches, officers } = toPublicDirectory(
      [branch('a'), branch('b')],
      [officer('ana', { licensed_states: ['CA', 'PA'] }), officer('ben', { licensed_states: ['PA'] })],
      licensing(
        sampleLicense({ ...ofAna, number: 'ANA' }),
        sampleLicense({ ...ofAna, ...gone, state: 'CA' }),
        sampleLicense({ ...ofBranch, ...gone, number: 'old' }),
        sampleLicense({ ...ofBranch, number: 'new' }),
      ),
    );
    expect(branches.map(({ licenseNumber }) => licenseNumber)).toEqual(['new', branch('b').licenseNumber]);
    expect(officers[0]).toMatchObject({
      licensed_states: ['NJ'],
      license_lines: ['Licensed in New Jersey (ANA)'],
    });
    expect(officers[1]).toMatchObject({ licensed_states: ['PA'] });
    expect(officers[1]).not.toHaveProperty('license_lines');
  });
});
