import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { expectSuccess, newInvitation, newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';

let tenant: TestTenant;
let admin: Person;
let email: string;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  email = `${nanoid().toLowerCase()}@staff.example`;
});
afterEach(() => tenant.remove());

const MAYA = {
  name: 'Maya Torres',
  nmls: '1990180',
  photo: 'https://pictures.example/maya.jpg',
  listed: true,
  has_left: false,
};
const store = (changes: object = {}) =>
  listOfficer(tenant.tenantId, 'maya-torres', { ...MAYA, email, ...changes });
const entry = async (id = 'maya-torres') =>
  (await firestore.doc(paths.officers.one(tenant.tenantId, id)).get()).data();
const count = async () =>
  (await firestore.collection(paths.officers.all(tenant.tenantId)).count().get()).data().count;
const invite = (name: string, address = email) =>
  expectSuccess(admin.token, 'invite-member', newInvitation({ name, email: address }));

describe('someone invited with the email of an entry without an account', () => {
  it('never gets a page on the website under another name', async () => {
    await store();
    const before = await entry();
    const { uid } = await invite('Ben Ortiz');
    expect(await entry()).toEqual(before);
    expect(await tenant.member(uid)).toMatchObject({ officer_id: 'ben-ortiz', nmls_id: '', phone: '' });
    expect(await entry('ben-ortiz')).toMatchObject({ listed: false, nmls: '', photo: '' });
    expect(await tenant.audits('maya-torres')).toEqual([]);
  });

  it('gets their own page in any capitals and spaces, which stays on the website', async () => {
    await store({ name: 'Maya  TORRES', email: email.toUpperCase() });
    const { uid } = await invite('Maya Torres');
    expect(await tenant.member(uid)).toMatchObject({ officer_id: 'maya-torres', nmls_id: MAYA.nmls });
    expect(await entry()).toMatchObject({ ...MAYA, email });
    expect(await count()).toBe(1);
  });

  it.each([
    ['a colleague', () => tenant.join('officer', { nmls_id: `0${MAYA.nmls}` })],
    ['another page', () => listOfficer(tenant.tenantId, 'ana', { nmls: MAYA.nmls })],
  ])('gets no NMLS number that %s has; without it, the page leaves the website', async (_, take) => {
    await store();
    await take();
    const { uid } = await invite('Maya Torres');
    expect(await tenant.member(uid)).toMatchObject({ officer_id: 'maya-torres', nmls_id: '' });
    expect(await entry()).toMatchObject({ nmls: '', listed: false, has_left: false });
    expect(await tenant.audits('maya-torres')).toMatchObject([
      { before: { nmls: MAYA.nmls, listed: true }, after: { nmls: '', listed: false, user_id: uid } },
    ]);
  });

  it('gets an unlisted entry of another name without NMLS number and portrait, with notices', async () => {
    await store({ listed: false });
    const { uid } = await invite('Maya Torres-Lind');
    expect(await tenant.member(uid)).toMatchObject({
      officer_id: 'maya-torres',
      phone: '(973) 555-0101',
      nmls_id: '',
    });
    expect(await entry()).toMatchObject({
      name: 'Maya Torres-Lind',
      nmls: '',
      photo: '',
      listed: false,
      search_keys: toSearchKeys({ words: ['Maya Torres-Lind'] }),
    });
    expect(await tenant.audits('maya-torres')).toMatchObject([
      {
        action: 'directory_entry_changed',
        before: { name: 'Maya Torres', nmls: MAYA.nmls, user_id: null },
        after: { name: 'Maya Torres-Lind', nmls: '', user_id: uid },
      },
    ]);
    expect(await tenant.audits(uid)).toMatchObject([
      { action: 'member_invited', after: { directory_entry_id: 'maya-torres' } },
    ]);
    const [notice] = await tenant.mails(admin.email);
    expect(JSON.stringify(notice)).toContain(
      'invited Maya Torres-Lind, who now has the directory entry “Maya Torres”',
    );
    expect(await count()).toBe(1);
  });
});
