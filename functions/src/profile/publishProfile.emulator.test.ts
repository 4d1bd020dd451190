import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { bucket, downloadAddress } from '../testing/flyers.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../testing/members.ts';

const ENTRY = {
  id: 'ana-reyes',
  name: 'Ana Reyes',
  email: 'ana@testfield.example',
  phone: '(973) 555-0131',
  nmls: '1995131',
  title: 'Branch Manager',
  bio: 'Twenty years of lending.',
  branchId: 'main',
  listed: true,
};
/** The photo as written when something else was edited. */
const NO_PHOTO = { photo: '' };
const EDITED = { name: 'Ana Reyes-Holt', email: 'holt@testfield.example', phone: '(973) 555-0177' };

let tenant: TestTenant;
let ana: Person;
const headshot = (tenantId: string, file = `${ana.uid}-1790000000000.jpg`) =>
  downloadAddress(`${paths.headshots(tenantId)}/${file}`);
/** The address as published, without a download token, because storage.rules decide who may open it. */
const published = (address: string) => address.replace('&token=abc', '');
const entry = (id = ENTRY.id) => firestore.doc(paths.officers.one(tenant.tenantId, id));
const edit = (change: Record<string, unknown>, uid = ana.uid) => setMember(uid, change);
/** Waits until the entry has these fields, besides its search keys. */
const shows = (expected: object, id = ENTRY.id) =>
  vi.waitFor(
    async () => expect({ ...(await entry(id).get()).data(), search_keys: undefined }).toEqual(expected),
    {
      timeout: 30_000,
      interval: 200,
    },
  );

/** Waits until another member's edit is published; by then, earlier events have been handled, too. */
async function afterwards() {
  const ben = await tenant.join('officer', { officer_id: 'ben' });
  await entry('ben').set({ ...ENTRY, id: 'ben' });
  await edit({ ...EDITED, nmls_id: '1' }, ben.uid);
  await shows({ ...ENTRY, ...NO_PHOTO, ...EDITED, nmls: '1', id: 'ben' }, 'ben');
}

beforeEach(async () => {
  tenant = await newTenant();
  ana = await tenant.join('officer', { officer_id: ENTRY.id, phone: ENTRY.phone });
  await entry().set(ENTRY);
});
afterEach(() => tenant.remove());

it('copies only name, email, phone, NMLS number and portrait to the entry', async () => {
  const headshot_url = headshot(tenant.tenantId);
  await edit({ ...EDITED, nmls_id: '1995132', title: 'King of Loans', headshot_url });
  await shows({ ...ENTRY, ...EDITED, nmls: '1995132', photo: published(headshot_url) });
  expect((await entry().get()).get('search_keys')).toEqual(toSearchKeys({ words: [EDITED.name] }));
});

it('keeps an entry’s NMLS number and portrait until the profile has its own', async () => {
  const photo = 'https://pictures.example/ana.jpg';
  await entry().update({ photo });
  await edit(EDITED);
  await shows({ ...ENTRY, ...EDITED, photo });
  const headshot_url = headshot(tenant.tenantId);
  await edit({ nmls_id: '1995132', headshot_url });
  await shows({ ...ENTRY, ...EDITED, nmls: '1995132', photo: published(headshot_url) });
  await edit({ nmls_id: '', headshot_url: '' });
  await shows({ ...ENTRY, ...EDITED, ...NO_PHOTO, nmls: '' });
});

it('shows no picture from elsewhere, and removes an existing one', async () => {
  const edited = { ...ENTRY, ...EDITED, nmls: '1995132' };
  await edit({ ...EDITED, nmls_id: '1995132', headshot_url: headshot(tenant.tenantId) });
  await shows({ ...edited, photo: published(headshot(tenant.tenantId)) });
  await edit({ headshot_url: 'https://tracker.example/photo.jpg' });
  await shows({ ...edited, ...NO_PHOTO });
  await edit({ headshot_url: headshot('another-tenant'), phone: '(973) 555-0178' });
  await shows({ ...edited, ...NO_PHOTO, phone: '(973) 555-0178' });
});

it('never shows a colleague instead of its owner, or a picture from another folder', async () => {
  const edited = { ...ENTRY, ...EDITED, nmls: '1' };
  await edit({ ...EDITED, nmls_id: '1', headshot_url: headshot(tenant.tenantId) });
  await shows({ ...edited, photo: published(headshot(tenant.tenantId)) });
  const own = headshot(tenant.tenantId);
  const files = ['ben-1790000000000.jpg', `${ana.uid}-ben-1790000000000.jpg`, `${ana.uid}-1/../ben-1.jpg`];
  const foreign = [
    ...files.map((file) => headshot(tenant.tenantId, file)),
    // The same path, in somebody else's Storage or on somebody else's host.
    own.replace(`/b/${bucket().name}/`, '/b/evil-bucket/'),
    own.replace(/^http:\/\/[^/]+/, 'https://tracker.example'),
    `https://tracker.example/?${own}`,
  ];
  for (const [index, headshot_url] of foreign.entries()) {
    const phone = `(973) 555-018${index}`;
    await edit({ phone, headshot_url });
    await shows({ ...edited, ...NO_PHOTO, phone });
  }
});

it('ignores a change of role, and writes nothing that is already stored', async () => {
  await edit({ ...EDITED, nmls_id: '1995132' });
  await shows({ ...ENTRY, ...NO_PHOTO, ...EDITED, nmls: '1995132' });
  await entry().update({ bio: 'New words.', phone: '(973) 555-0100' });
  const { updateTime } = await entry().get();
  await edit({ role: 'compliance', title: 'Senior Loan Officer' });
  await afterwards();
  expect((await entry().get()).updateTime).toEqual(updateTime);
  await edit({ phone: '(973) 555-0178' });
  await shows({
    ...ENTRY,
    ...NO_PHOTO,
    ...EDITED,
    nmls: '1995132',
    bio: 'New words.',
    phone: '(973) 555-0178',
  });
});

it('skips unlisted entries, and values that the directory couldn’t read', async () => {
  await entry().update({ listed: false });
  await edit(EDITED);
  await afterwards();
  await shows({ ...ENTRY, listed: false });
  await entry().update({ listed: true });
  await edit({ email: 'nobody' });
  await edit({ phone: 'call me' });
  await afterwards();
  await shows(ENTRY);
});

it('doesn’t overwrite an entry that was just reassigned', async () => {
  const other = await tenant.join('officer');
  await edit({ ...EDITED, officer_id: ENTRY.id }, other.uid);
  await afterwards();
  await shows(ENTRY);
});
