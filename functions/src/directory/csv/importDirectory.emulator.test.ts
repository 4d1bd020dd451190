import { IMPORT_CALL } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  setMember,
  type TestTenant,
} from '../../testing/members.ts';
import { listOfficer } from '../../testing/submissions.ts';
import { exportDirectory } from './exportDirectory.ts';
import { importDirectory } from './importDirectory.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

type Cells = Record<string, string>;
type Part = 'branches' | 'officers';
const toRows = (lines: readonly Cells[], expected: readonly (number | null)[] = []) =>
  lines.map((cells, index) => ({ line: index + 2, cells, expected: expected[index] ?? null }));
const send = (
  part: Part,
  is_preview: boolean,
  lines: readonly Cells[],
  expected?: readonly (number | null)[],
) => expectSuccess(admin.token, 'import-directory', { part, is_preview, rows: toRows(lines, expected) });

/** Previews rows and saves those that the preview accepts. */
async function bringIn(part: Part, lines: readonly Cells[]) {
  const preview = await send(part, true, lines);
  return send(
    part,
    false,
    lines,
    preview.rows.map(({ revision }) => revision),
  );
}
const states = ({ rows }: { rows: { state: string }[] }) => rows.map(({ state }) => state);
const stored = async (kind: 'branches' | 'officers', id: string) =>
  (await firestore.doc(paths[kind].one(tenant.tenantId, id)).get()).data();
const count = async (kind: 'branches' | 'officers') =>
  (await firestore.collection(paths[kind].all(tenant.tenantId)).count().get()).data().count;

const NEWARK = {
  name: 'Newark',
  address: '60 Park Place, Newark, NJ 07102',
  state: 'New Jersey',
  license_number: 'NJ-1',
  manager: 'Ana Reyes',
};
const NORA = {
  name: 'Nora Lind',
  email: 'Nora@Staff.example',
  phone: '9735550177',
  nmls: '1990177',
  branch: 'Newark',
  languages: 'Spanish; English',
  licensed_states: 'New Jersey; ny',
};

describe('branches', () => {
  it('are previewed without a write, saved once however often they are sent, and recorded', async () => {
    expect(states(await send('branches', true, [NEWARK]))).toEqual(['new']);
    expect(await count('branches'), 'main alone').toBe(1);
    expect(states(await send('branches', false, [NEWARK]))).toEqual(['new']);
    expect(states(await send('branches', false, [NEWARK]))).toEqual(['unchanged']);
    expect(await stored('branches', 'newark-nj')).toMatchObject({
      name: 'Newark',
      state: 'NJ',
      licenseNumber: 'NJ-1',
      is_hidden: false,
      is_closed: false,
      revision: 0,
    });
    expect(await count('branches')).toBe(2);
    expect(await tenant.audits('newark-nj')).toMatchObject([{ action: 'branch_added', seq: 1 }]);
  });

  it('sent twice at the same time are saved once', async () => {
    await Promise.all([1, 2, 3].map(() => send('branches', false, [NEWARK])));
    expect(await count('branches')).toBe(2);
  });

  it('change by name and state, or by id, and keep other columns', async () => {
    await bringIn('branches', [NEWARK]);
    const change = { name: 'newark', state: 'NJ', manager: 'Ben Ortiz', on_website: 'No' };
    const preview = await send('branches', true, [change]);
    expect(preview.rows).toMatchObject([
      { state: 'changed', revision: 0, columns: ['name', 'manager', 'on_website'] },
    ]);
    await send('branches', false, [change], [0]);
    await bringIn('branches', [{ id: 'newark-nj', name: 'Newark Downtown' }]);
    expect(await stored('branches', 'newark-nj')).toMatchObject({
      name: 'Newark Downtown',
      address: NEWARK.address,
      manager: 'Ben Ortiz',
      is_hidden: true,
      revision: 2,
    });
    expect(await tenant.audits('newark-nj')).toMatchObject([
      { action: 'branch_added' },
      { action: 'branch_changed', before: { manager: 'Ana Reyes' }, after: { manager: 'Ben Ortiz' } },
      { action: 'branch_changed', after: { name: 'Newark Downtown' } },
    ]);
  });

  it('are rejected line by line, with the reason at the column; the others are saved', async () => {
    const response = await send('branches', false, [
      { ...NEWARK, state: 'ZZ', time_zone: 'Mars/Olympus', on_website: 'perhaps' },
      NEWARK,
      { ...NEWARK, manager: 'Somebody Else' },
      { id: 'nowhere', name: 'Nowhere' },
    ]);
    expect(response.rows).toMatchObject([
      {
        line: 2,
        state: 'refused',
        issues: [
          { column: 'state' },
          { column: 'time_zone' },
          { column: 'on_website', message: 'Enter yes or no' },
        ],
      },
      { line: 3, state: 'new', issues: [] },
      { line: 4, state: 'refused', issues: [{ column: null }] },
      { line: 5, state: 'refused', issues: [{ column: 'id', message: 'No branch has this id' }] },
    ]);
    expect(await count('branches')).toBe(2);
  });

  it('that changed after the preview, or are closed, stay unchanged', async () => {
    await bringIn('branches', [NEWARK]);
    const change = { id: 'newark-nj', manager: 'Ben Ortiz' };
    await firestore.doc(paths.branches.one(tenant.tenantId, 'newark-nj')).update({ revision: 7 });
    expect((await send('branches', false, [change], [0])).rows).toMatchObject([
      { state: 'refused', issues: [{ message: 'Changed by someone else after the preview' }] },
    ]);
    await firestore.doc(paths.branches.one(tenant.tenantId, 'newark-nj')).update({ is_closed: true });
    expect(states(await bringIn('branches', [change]))).toEqual(['refused']);
    expect(await stored('branches', 'newark-nj')).toMatchObject({ manager: 'Ana Reyes' });
  });
});

describe('loan officers', () => {
  beforeEach(() => bringIn('branches', [NEWARK]));

  it('become unlisted entries once, and are found again by their email', async () => {
    expect(states(await bringIn('officers', [NORA]))).toEqual(['new']);
    expect(states(await send('officers', false, [NORA]))).toEqual(['unchanged']);
    expect(await stored('officers', 'nora-lind')).toMatchObject({
      name: 'Nora Lind',
      email: 'nora@staff.example',
      phone: '(973) 555-0177',
      nmls: '1990177',
      title: 'Loan Officer',
      branchId: 'newark-nj',
      languages: ['Spanish', 'English'],
      licensed_states: ['NJ', 'NY'],
      listed: false,
      has_left: false,
      revision: 0,
    });
    const namesake = { ...NORA, email: 'other@staff.example', nmls: '' };
    expect(states(await bringIn('officers', [namesake]))).toEqual(['new']);
    expect(await count('officers')).toBe(2);
    expect(await tenant.audits('nora-lind')).toMatchObject([{ action: 'directory_entry_created', seq: 1 }]);
  });

  it.each([
    ['a name in digits', { name: 'Nora 1990177' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['half a phone number', { phone: '555-0177' }, 'phone'],
    ['letters in the NMLS number', { nmls: 'NMLS 12' }, 'nmls'],
    ['a title of their own', { title: 'President' }, 'title'],
    ['a branch that isn’t there', { branch: 'Atlantis' }, 'branch'],
    ['an invalid state', { licensed_states: 'NJ; ZZ' }, 'licensed_states'],
    ['a script for a booking link', { booking_link: 'javascript:alert(1)' }, 'booking_link'],
    ['an address of somebody else’s', { id: 'nobody' }, 'id'],
  ])('with %s are rejected at the column', async (_, wrong, column) => {
    const { rows } = await send('officers', false, [{ ...NORA, ...wrong }]);
    expect(rows).toMatchObject([{ state: 'refused', issues: [{ column }] }]);
    expect(await count('officers')).toBe(0);
  });

  it('with a colleague’s NMLS number, or who have left, create no entries', async () => {
    await bringIn('officers', [NORA]);
    const other = { ...NORA, name: 'Cora Lind', email: 'cora@staff.example' };
    expect((await send('officers', true, [other])).rows).toMatchObject([{ issues: [{ column: 'nmls' }] }]);
    await firestore.doc(paths.officers.one(tenant.tenantId, 'nora-lind')).update({ has_left: true });
    expect((await send('officers', true, [NORA])).rows).toMatchObject([{ issues: [{ column: 'email' }] }]);
  });

  it('never get the email or NMLS number of a colleague', async () => {
    await listOfficer(tenant.tenantId, 'ana', { nmls: '1990002' });
    await bringIn('officers', [NORA]);
    const { rows } = await send('officers', true, [
      { id: 'nora-lind', email: 'Ana@testfield.example', nmls: '1990002' },
    ]);
    expect(rows).toMatchObject([
      {
        state: 'refused',
        issues: [{ column: 'email' }, { column: 'nmls', message: 'Officer ana has this already' }],
      },
    ]);
  });

  it('with an account keep their profile’s values; the rest can change', async () => {
    await listOfficer(tenant.tenantId, 'ana', { name: 'Ana Reyes', phone: '973-555-0101' });
    await tenant.join('officer', { officer_id: 'ana' });
    const line = { id: 'ana', name: 'Ana Reyes', title: 'Branch Manager' };
    expect((await send('officers', true, [{ ...line, nmls: '7' }])).rows).toMatchObject([
      { state: 'refused', issues: [{ column: 'nmls' }] },
    ]);
    expect((await bringIn('officers', [line])).rows).toMatchObject([
      { state: 'changed', columns: ['title'] },
    ]);
    expect(await stored('officers', 'ana')).toMatchObject({ title: 'Branch Manager', phone: '973-555-0101' });
  });

  it('on the website keep what it requires', async () => {
    await listOfficer(tenant.tenantId, 'ana');
    expect((await send('officers', false, [{ id: 'ana', branch: '' }], [0])).rows).toMatchObject([
      { state: 'refused', issues: [{ message: expect.stringContaining('branch') as string }] },
    ]);
  });

  it.each([
    ['the NMLS number of a member', { nmls_id: '001990500' }],
    ['the NMLS number of a member who has an entry', { nmls_id: '1990500', officer_id: 'somebody' }],
  ])('never get %s', async (_, profile) => {
    await tenant.join('officer', { name: 'Olga Holt', ...profile });
    await bringIn('officers', [NORA]);
    const message = 'Olga Holt has this NMLS number';
    const lines = [
      { id: 'nora-lind', nmls: '1990500' },
      { name: 'Cora Lind', email: 'cora@staff.example', nmls: '1990500' },
    ];
    for (const is_preview of [true, false]) {
      expect((await send('officers', is_preview, lines, [0, null])).rows).toMatchObject([
        { state: 'refused', issues: [{ column: 'nmls', message }] },
        { state: 'refused', issues: [{ column: 'nmls' }] },
      ]);
    }
    expect(await stored('officers', 'nora-lind')).toMatchObject({ nmls: NORA.nmls });
  });

  it('never get the NMLS number of another entry, with any leading zeros, listed or not', async () => {
    await listOfficer(tenant.tenantId, 'ana', { nmls: '0001990501' });
    await listOfficer(tenant.tenantId, 'dan', { nmls: '01990502', listed: false, has_left: false });
    await bringIn('officers', [NORA]);
    for (const nmls of ['1990501', '1990502']) {
      const lines = [
        { id: 'nora-lind', nmls },
        { name: 'Cora Lind', email: 'cora@staff.example', nmls },
      ];
      expect((await send('officers', false, lines, [0, null])).rows, nmls).toMatchObject([
        { state: 'refused', issues: [{ column: 'nmls' }] },
        { state: 'refused', issues: [{ column: 'nmls' }] },
      ]);
    }
    expect(await count('officers')).toBe(3);
  });

  it('never get the same NMLS number from two lines of one call', async () => {
    const cora = { name: 'Cora Lind', email: 'cora@staff.example' };
    await bringIn('officers', [NORA, cora]);
    const lines = [
      { id: 'nora-lind', nmls: '1990503' },
      { ...cora, nmls: '1990503' },
      { name: 'Dan Lind', email: 'dan@staff.example', nmls: '1990503' },
    ];
    expect((await send('officers', false, lines, [0, 0, null])).rows).toMatchObject([
      { state: 'changed' },
      { state: 'refused', issues: [{ column: 'nmls', message: 'Another line has this NMLS number' }] },
      { state: 'refused', issues: [{ column: 'nmls' }] },
    ]);
    expect(await stored('officers', 'cora-lind')).toMatchObject({ nmls: '' });
  });

  it('whose name has invisible characters get a free address', async () => {
    await bringIn('officers', [NORA]);
    const namesake = { name: 'No\u200bra Lind', email: 'other@staff.example' };
    expect(states(await bringIn('officers', [namesake]))).toEqual(['new']);
    expect(await count('officers')).toBe(2);
  });

  it('are found by an email that was stored in capitals', async () => {
    await bringIn('officers', [NORA]);
    await firestore
      .doc(paths.officers.one(tenant.tenantId, 'nora-lind'))
      .update({ email: 'Nora@Staff.EXAMPLE' });
    const line = { name: NORA.name, email: 'nora@staff.example' };
    expect(states(await bringIn('officers', [line]))).toEqual(['unchanged']);
    expect(await count('officers')).toBe(1);
  });

  it('get their imported entry when one is created for them, with its NMLS number', async () => {
    const cora = await tenant.join('marketing_admin');
    const name = 'Sample marketing-admin';
    await setMember(cora.uid, { name });
    await bringIn('officers', [{ name, email: cora.email, nmls: '1990179' }]);
    const id = 'sample-marketing-admin';
    expect(await expectSuccess(admin.token, 'create-directory-entry', { uid: cora.uid })).toEqual({ id });
    // Their NMLS number is theirs to enter, and a colleague has to confirm it.
    expect(await tenant.member(cora.uid)).toMatchObject({ officer_id: id, nmls_id: '' });
    await expectSuccess(cora.token, 'update-profile', {
      changes: { phone: '(973) 555-0188' },
      expected: { phone: '' },
    });
    expect(await stored('officers', id)).toMatchObject({ phone: '(973) 555-0188', nmls: '1990179' });
  });
});

/** The cells of one of our files. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}

describe('an export', () => {
  it('can be imported unchanged or edited; formulas come back disarmed and intact', async () => {
    await bringIn('branches', [NEWARK]);
    await bringIn('officers', [{ ...NORA, about: '- Born in Newark\n"By the river"; +1' }]);
    await firestore.collection(paths.licenses.all(tenant.tenantId)).doc('l1').set({
      id: 'l1',
      holder_kind: 'officer',
      holder_id: 'nora-lind',
      state: 'NJ',
      kind: 'nmls_mlo',
      number: '=1',
      expires_on: null,
      revision: 1,
    });
    for (const part of ['branches', 'officers'] as const) {
      const { csv, rows, unreadable, file_name } = await expectSuccess(admin.token, 'export-directory', {
        part,
      });
      expect(file_name).toMatch(new RegExp(`^${part}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      // The tenant's own branch `main` has only a name.
      expect([rows, unreadable]).toEqual([1, part === 'branches' ? 1 : 0]);
      const [head = [], line = []] = parse(csv);
      const cells = Object.fromEntries(
        head.map((column, n) => [column, (line[n] ?? '').replace(/(^|; )'(?=[-+])/g, '$1')]),
      );
      expect(states(await send(part, true, [cells])), part).toEqual(['unchanged']);
      expect(states(await bringIn(part, [{ ...cells, name: 'Renamed' }])), part).toEqual(['changed']);
    }
    expect(await stored('officers', 'nora-lind')).toMatchObject({
      name: 'Renamed',
      bio: '- Born in Newark\n"By the river"; +1',
    });
    const records = await tenant.audits(tenant.tenantId);
    expect(records.map(({ action, after }) => [action, after])).toEqual([
      ['directory_exported', { part: 'branches', rows: 1 }],
      ['directory_exported', { part: 'officers', rows: 1 }],
    ]);
  });
});

describe('other callers', () => {
  const input = () => ({ part: 'branches' as const, is_preview: false, rows: toRows([NEWARK]) });

  it.each(['officer', 'compliance', 'marketing_admin'])(
    'a %s can neither import nor export',
    async (role) => {
      const { token } = await tenant.join(role);
      await expectRejected(call(token, 'import-directory', input()), 'PERMISSION_DENIED');
      await expectRejected(call(token, 'export-directory', { part: 'branches' }), 'PERMISSION_DENIED');
      expect(await count('branches')).toBe(1);
    },
  );

  it('a visitor can do neither, and another company only gets its own data', async () => {
    await expectRejected(call(undefined, 'import-directory', input()), 'UNAUTHENTICATED');
    await expectRejected(call(undefined, 'export-directory', { part: 'officers' }), 'UNAUTHENTICATED');
    await bringIn('branches', [NEWARK]);
    const other = await newTenant();
    const stranger = await other.join('super_admin');
    const change = {
      part: 'branches' as const,
      is_preview: false,
      rows: toRows([{ id: 'newark-nj', name: 'X' }]),
    };
    expect((await expectSuccess(stranger.token, 'import-directory', change as never)).rows).toMatchObject([
      { state: 'refused' },
    ]);
    expect((await expectSuccess(stranger.token, 'export-directory', { part: 'branches' })).rows).toBe(0);
    await other.remove();
  });

  it('import needs a recent sign-in, a known column and at most the maximum number of lines', async () => {
    for (const [callable, data] of [
      [importDirectory, input()],
      [exportDirectory, { part: 'branches' }],
    ] as const) {
      await expect(runLater(callable, admin.token, 700, data)).rejects.toMatchObject({
        details: { code: 'recent-sign-in-required' },
      });
    }
    const many = Array.from({ length: IMPORT_CALL.lines + 1 }, () => NEWARK);
    for (const lines of [many, [{ ...NEWARK, tenant_id: 'larkfield' }], []]) {
      await expectRejected(
        call(admin.token, 'import-directory', { part: 'branches', is_preview: true, rows: toRows(lines) }),
        'INVALID_ARGUMENT',
      );
    }
  });
});
