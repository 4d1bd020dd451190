// @vitest-environment jsdom
import type { Realtor } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import { doc, getDoc } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionContext } from '../../lib/session/useSession.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NEW_ENTRY, toRealtorEntry } from './realtor.ts';
import { useFlyerCount } from './useFlyerCount.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import { useSimilarRealtors } from './useSimilarRealtors.ts';

const officer = emulatedOfficer();
const { tenantId, uid } = officer;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => officer.firestore() }));

const session = memberSession({ role: 'officer', tenant_id: tenantId }, { uid });
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);
const writes = () => renderHook(useRealtorWrites, { wrapper }).result.current;

const toPath = (id: string) => `${paths.realtors.all(tenantId)}/${id}`;
const stored = async (id: string) => (await getDoc(doc(officer.firestore(), toPath(id)))).data();
const toRealtor = (id: string, part: Partial<Realtor> = {}): Realtor => ({
  id,
  tenant_id: tenantId,
  created_by_user_id: uid,
  ...NEW_ENTRY,
  name: 'Lena',
  ...part,
});
const given = (realtor: Realtor) => officer.given(toPath(realtor.id), realtor);
const entry = { ...NEW_ENTRY, name: 'Lena', phone: '9735550110' };

test('stores a new realtor once for their creator, even if sent twice', async () => {
  await writes().add('new', { ...NEW_ENTRY, name: 'Lena' });
  await writes().add('new', { ...NEW_ENTRY, name: 'Lena' });
  expect(await stored('new')).toEqual({ ...toRealtor('new'), search_keys: ['le', 'len', 'lena'] });
});

test('stores all realtors of a list or none', async () => {
  const pete = { id: 'pete', entry: { ...NEW_ENTRY, name: 'Pete' } };
  const tooLong = { id: 'long', entry: { ...NEW_ENTRY, name: 'x'.repeat(500) } };
  await expect(writes().addAll([pete, tooLong])).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await stored('pete')).toBeUndefined();
  await writes().addAll([pete]);
  expect(await stored('pete')).toMatchObject({ name: 'Pete', search_keys: ['pe', 'pet', 'pete'] });
});

test('stores only what changed, next to others’ changes', async () => {
  const opened = toRealtor('beside');
  await given({ ...opened, notes: 'Theirs' });
  await writes().change('beside', { phone: entry.phone }, toRealtorEntry(opened));
  expect(await stored('beside')).toEqual({
    ...opened,
    phone: entry.phone,
    notes: 'Theirs',
    search_keys: ['le', 'len', 'lena'],
  });
});

test('adds a logo to a record from before logos existed', async () => {
  const { logo_url: _, ...older } = toRealtor('older');
  await given(older);
  const logo_url = 'https://files.example/logo.png';
  await writes().change('older', { logo_url }, toRealtorEntry(older));
  expect(await stored('older')).toMatchObject({ ...older, logo_url });
});

test('reports and doesn’t overwrite what others changed or deleted meanwhile', async () => {
  const opened = toRealtor('theirs');
  await given({ ...opened, phone: '9735550120' });
  const change = () => writes().change('theirs', { phone: entry.phone }, toRealtorEntry(opened));
  await expect(change()).rejects.toThrow('Someone else changed this realtor while you were editing.');
  expect(await stored('theirs')).toMatchObject({ phone: '9735550120' });
  await writes().remove('theirs');
  await expect(change()).rejects.toThrow('This realtor has been deleted.');
  expect(await stored('theirs')).toBeUndefined();
});

test('repeating a change whose response was lost succeeds', async () => {
  const opened = toRealtor('again');
  await given(opened);
  const change = () => writes().change('again', { phone: entry.phone }, toRealtorEntry(opened));
  await change();
  await change();
  expect(await stored('again')).toMatchObject({ phone: entry.phone });
});

test('finds realtors with a similar name or email among many', async () => {
  const give = (id: string, change: Partial<typeof entry>) => writes().add(id, { ...NEW_ENTRY, ...change });
  await give('zoe', { name: 'Zoe' });
  await give('by-email', { name: 'Harley', email: 'quinn@homes.example' });
  await give('someone-else', { name: 'Xavier' });
  const { result } = renderHook(useSimilarRealtors, { wrapper });
  const others = Array.from({ length: 40 }, (_, index) => ({ name: `Nobody${index}`, email: '' }));
  const found = await result.current([
    { name: 'Zoe', email: 'zoe@homes.example' },
    ...others,
    { name: '', email: 'quinn@homes.example' },
  ]);
  expect(found.map(({ id }) => id).toSorted()).toEqual(['by-email', 'zoe']);
});

test('counts an officer’s own flyers with a realtor', async () => {
  const createFlyer = (id: string, owner_user_id: string, realtor_id: string) =>
    officer.given(paths.flyers.one(tenantId, id), { owner_user_id, realtor_id });
  await createFlyer('one', uid, 'lena');
  await createFlyer('with-another', uid, 'pete');
  await createFlyer('a-colleagues', 'colleague', 'lena');
  const { result } = renderHook(() => useFlyerCount('lena'), { wrapper });
  expect(result.current).toBe('counting');
  await waitFor(() => expect(result.current).toBe(1));
});
