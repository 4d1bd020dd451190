// @vitest-environment jsdom
import { paths } from '@brokerage/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { markFirstListReady } from '../first-list/firstList.ts';
import { useInboxListeners } from './inbox.ts';

const officer = emulatedOfficer({ officer_id: 'daniel-okafor' });
const { tenantId } = officer;
vi.mock('../firebase/firebase.ts', () => ({
  loadedFirestore: () => undefined,
  portalFirestore: () => Promise.resolve(officer.firestore()),
}));
markFirstListReady();

const createLead = (id: string, changes: object = {}) =>
  officer.given(paths.submissions.one(tenantId, id), {
    tenant_id: tenantId,
    lo_assigned_id: 'daniel-okafor',
    status: 'new',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@home.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    est_value_or_price: 420_000,
    reference_number: 'PA-TEST-LEAD',
    created_at: new Date('2026-11-20T15:00:00Z'),
    ...changes,
  });

/** Runs the hook with an officer’s member record and the given directory entry. */
const useLeads = (officer_id: string | null) =>
  useInboxListeners({ role: 'officer', tenant_id: tenantId, user_id: officer.uid, officer_id }).leads;

const toIds = (live: ReturnType<typeof useLeads>) =>
  live.status === 'ready' ? live.data.items.map(({ id }) => id) : live.status;

test('lists the officer’s new applications, newest first, and follows new ones', async () => {
  await createLead('older', { created_at: new Date('2026-11-19T15:00:00Z') });
  await createLead('newer');
  await createLead('worked-on', { status: 'in_review' });
  await createLead('a-colleagues', { lo_assigned_id: 'maya-torres' });
  const { result, unmount } = renderHook(() => useLeads('daniel-okafor'));
  await waitFor(() => expect(toIds(result.current)).toEqual(['newer', 'older']));

  await createLead('newest', { created_at: new Date('2026-11-21T15:00:00Z') });
  await waitFor(() => expect(toIds(result.current)).toEqual(['newest', 'newer', 'older']));
  unmount();
});

test('can’t read a colleague’s applications', async () => {
  const { result, unmount } = renderHook(() => useLeads('maya-torres'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'failed', error: { code: 'permission-denied' } }),
  );
  unmount();
});

test('is empty for a member outside the directory', () => {
  const { result } = renderHook(() => useLeads(null));
  expect(result.current).toEqual({ status: 'ready', data: { items: [], unreadable: 0 }, stale: false });
});
