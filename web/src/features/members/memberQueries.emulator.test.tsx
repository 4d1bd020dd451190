// @vitest-environment jsdom

import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { CLOSED_STATUSES } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { renderHook, waitFor } from '@testing-library/react';
import { nanoid } from 'nanoid';
import { beforeAll, expect, test, vi } from 'vitest';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';
import { useOfficersWithoutAccount } from '../../lib/live-data/records/useOfficersWithoutAccount.ts';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { usePendingMembers } from './changes/usePendingMembers.ts';
import { useWorkCounts } from './leaving/useWorkCounts.ts';
import { useApprovedFlyerCount } from './useApprovedFlyerCount.ts';
import { useSuperAdmins } from './useSuperAdmins.ts';
import { useTeamCount } from './useTeamCount.ts';

const admin = emulatedOfficer({ role: 'compliance', name: 'Naomi', email: 'naomi@one.example' });
const { tenantId } = admin;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => admin.firestore() }));

const toUid = (index: number) => `${tenantId}-m${index}`;
const createMember = (index: number, change: object = {}) =>
  admin.given(paths.member(toUid(index)), {
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
  await Promise.all(Array.from({ length: 60 }, (_, index) => createMember(index)));
  await createMember(1, { pending_changes: {} });
  await createMember(55, { pending_changes: { email: change } });
  await createMember(56, { search_keys: ['zoe'], name: 'Zoe' });
  await createMember(57, { status: 'deactivated' });
  await createMember(58, { role: 'super_admin' });
  await createMember(59, { role: 'super_admin', status: 'deactivated' });
  await admin.given(paths.member(nanoid()), {
    tenant_id: `other-${tenantId}`,
    name: 'Other',
    pending_changes: { email: change },
  });
});

const toNames = (live: ReturnType<typeof useTeamMembers>) =>
  live.status === 'ready' ? live.data.items.map(({ name }) => name) : live.status;

test('a directory entry without an account is one that no member of the company has', async () => {
  await createMember(57, { status: 'deactivated', officer_id: 'entry-left' });
  await createMember(58, { role: 'super_admin', officer_id: 'entry-active' });
  const elsewhere = { tenant_id: `other-${tenantId}`, officer_id: 'entry-free', status: 'active' };
  await admin.given(paths.member(nanoid()), elsewhere);
  const entries = ['entry-left', 'entry-active', 'entry-free', ''];
  const { result, unmount } = renderHook(() => useOfficersWithoutAccount(tenantId, entries));
  expect([...result.current]).toEqual([]);
  await waitFor(() => expect([...result.current]).toEqual(['entry-free']));
  unmount();
});

test('only the company’s members with a pending change are listed', async () => {
  const { result, unmount } = renderHook(() => usePendingMembers(tenantId));
  await waitFor(() => expect(toNames(result.current)).toEqual(['Member 55']));
  unmount();
});

test('loads a large team by name, a page at a time; a search and a filter cover all of it', async () => {
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

test('finds members by more uids than fit in one query', async () => {
  const uids = Array.from({ length: 40 }, (_, index) => toUid(index));
  const { result, unmount } = renderHook(() => useMembersById(tenantId, [...uids, 'nobody', '']));
  await waitFor(() => expect([...result.current.byId.keys()].sort()).toEqual([...uids].sort()));
  unmount();
});

test('lists super administrators by name, including deactivated ones', async () => {
  const { result, unmount } = renderHook(() => useSuperAdmins(tenantId));
  await waitFor(() => expect(toNames(result.current)).toEqual(['Member 58', 'Member 59']));
  unmount();
});

test('the server counts a team of several pages, whatever the filter', async () => {
  const { result, rerender, unmount } = renderHook(
    ({ filter }) => {
      const team = useTeamMembers(tenantId, filter);
      return { team, count: useTeamCount(tenantId, team) };
    },
    { initialProps: { filter: {} } },
  );
  // The administrator, too.
  await waitFor(() => expect(result.current.count).toBe(61));
  rerender({ filter: { search: 'zoe' } });
  await waitFor(() => expect(toNames(result.current.team)).toEqual(['Zoe']));
  expect(result.current.count).toBe(61);
  unmount();
});

/** Returns a member with that directory entry, whose work someone else takes over. */
const leaving = (officer_id: string | null) =>
  memberSchema.parse({
    user_id: 'daniel',
    tenant_id: tenantId,
    role: 'officer',
    name: 'Daniel Okafor',
    email: 'daniel@one.example',
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    officer_id,
  });
const createSubmission = (id: string, lo_assigned_id: string, status: string) =>
  admin.given(paths.submissions.one(tenantId, id), { lo_assigned_id, status, created_at: new Date() });
const createLink = (code: string, created_by_user_id: string) =>
  admin.given(paths.sharedLinks.one(tenantId, code), { created_by_user_id });
const createFlyer = (id: string, owner_user_id: string, status: string) =>
  admin.given(paths.flyers.one(tenantId, id), { owner_user_id, status });

test('counts a member’s open applications, links and approved flyers, not closed ones or a colleague’s', async () => {
  await Promise.all([
    createSubmission('new', 'daniel-okafor', 'new'),
    createSubmission('in-progress', 'daniel-okafor', 'in_progress'),
    ...CLOSED_STATUSES.map((status) => createSubmission(status, 'daniel-okafor', status)),
    createSubmission('a-colleagues', 'maya-torres', 'new'),
    createLink('one', 'daniel'),
    createLink('a-colleagues', 'maya'),
    createFlyer('approved', 'daniel', 'approved'),
    createFlyer('editing', 'daniel', 'editing'),
    createFlyer('a-colleagues', 'maya', 'approved'),
  ]);
  const work = renderHook(() => useWorkCounts(leaving('daniel-okafor')));
  await waitFor(() => expect(work.result.current).toEqual({ submissions: '2', links: '1' }));
  const withoutEntry = renderHook(() => useWorkCounts(leaving(null)));
  await waitFor(() => expect(withoutEntry.result.current).toEqual({ submissions: undefined, links: '1' }));
  const flyers = renderHook(() => useApprovedFlyerCount(tenantId, 'daniel'));
  await waitFor(() => expect(flyers.result.current).toBe('1'));
});

test('reports more open applications than a query may read as a minimum', async () => {
  await Promise.all(
    Array.from({ length: 51 }, (_, index) => createSubmission(`busy-${index}`, 'busy', 'new')),
  );
  const { result } = renderHook(() => useWorkCounts(leaving('busy')));
  await waitFor(() => expect(result.current).toMatchObject({ submissions: '50+' }));
});
