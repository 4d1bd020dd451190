// @vitest-environment jsdom
import { paths } from '@brokerage/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import { nanoid } from 'nanoid';
import { beforeAll, expect, test, vi } from 'vitest';
import { useMembersById } from '../../../lib/live-data/records/useMembersById.ts';
import { useTeamMembers } from '../../../lib/live-data/records/useTeamMembers.ts';
import { emulatedOfficer } from '../../../testing/emulatedFirestore.ts';
import { usePendingMembers } from './usePendingMembers.ts';

const admin = emulatedOfficer({ role: 'compliance', name: 'Naomi', email: 'naomi@one.example' });
const { tenantId } = admin;
vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => admin.firestore() }));

const toUid = (index: number) => `${tenantId}-m${index}`;
const giveMember = (index: number, change: object = {}) =>
  admin.given(paths.userRole(toUid(index)), {
    user_id: toUid(index),
    tenant_id: tenantId,
    role: 'officer',
    name: `Member ${String(index).padStart(2, '0')}`,
    email: `m${index}@one.example`,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    status: 'active',
    ...change,
  });
const change = { value: 'new@one.example', requested_at: new Date() };

beforeAll(async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => giveMember(index)));
  await giveMember(1, { pending_changes: {} });
  await giveMember(55, { pending_changes: { email: change } });
  await giveMember(56, { search_keys: ['zoe'], name: 'Zoe' });
  await giveMember(57, { status: 'deactivated' });
  await admin.given(paths.userRole(nanoid()), {
    tenant_id: `other-${tenantId}`,
    name: 'Other',
    pending_changes: { email: change },
  });
});

const toNames = (live: ReturnType<typeof useTeamMembers>) =>
  live.status === 'ready' ? live.data.items.map(({ name }) => name) : live.status;

test('only members of the company with a change in the map wait for confirmation', async () => {
  const { result, unmount } = renderHook(() => usePendingMembers(tenantId));
  await waitFor(() => expect(toNames(result.current)).toEqual(['Member 55']));
  unmount();
});

test('a large team comes by name, a page at a time; a search and a filter reach all of it', async () => {
  const { result, rerender, unmount } = renderHook(({ filter }) => useTeamMembers(tenantId, filter), {
    initialProps: { filter: {} },
  });
  await waitFor(() => expect(toNames(result.current)).toHaveLength(50));
  rerender({ filter: { search: 'zoe' } });
  await waitFor(() => expect(toNames(result.current)).toEqual(['Zoe']));
  rerender({ filter: { role: 'officer', status: 'deactivated' } });
  await waitFor(() => expect(toNames(result.current)).toEqual(['Member 57']));
  unmount();
});

test('members are found by their uids, more than one query takes', async () => {
  const uids = Array.from({ length: 40 }, (_, index) => toUid(index));
  const { result, unmount } = renderHook(() => useMembersById(tenantId, [...uids, 'nobody', '']));
  await waitFor(() => expect([...result.current.byId.keys()].sort()).toEqual([...uids].sort()));
  unmount();
});
