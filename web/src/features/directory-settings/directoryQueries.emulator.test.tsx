// @vitest-environment jsdom
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { License } from '@brokerage/domain/license/license';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { liveCache } from '../../lib/live-data/liveCache.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { useBranchOfficers } from './branches/useBranchOfficers.ts';
import { useDirectoryEntries } from './entries/useDirectoryEntries.ts';
import { type LicenseFilter, useLicenses } from './licenses/useLicenses.ts';
import { useRecallFlyers } from './licenses/useRecallFlyers.ts';

const admin = emulatedOfficer({ role: 'super_admin' });
const { tenantId, given } = admin;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => admin.firestore() }));

type List = Live<{ items: readonly { id: string }[]; more?: unknown }>;
const toIds = (live: List) => readyData(live)?.items.map(({ id }) => id);

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);

const EVERY_LICENSE: LicenseFilter = { holder: undefined, state: '' };
const createLicense = (license: License) => given(paths.licenses.one(tenantId, license.id), license);
const createEntry = (id: string, change: Partial<OfficerRecord> & { search_keys?: string[] } = {}) =>
  given(paths.officers.one(tenantId, id), {
    id,
    name: `Officer ${id}`,
    email: `${id}@one.example`,
    phone: '',
    nmls: '',
    title: 'Loan Officer',
    bio: '',
    branchId: 'harbor',
    ...change,
  });
const createFlyer = (id: string, minute: number, change: object = {}) =>
  given(paths.flyers.one(tenantId, id), {
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-2',
    title: id,
    owner_user_id: 'ana',
    tenant_id: tenantId,
    data: {},
    status: 'approved',
    reason: null,
    created_at: new Date(Date.UTC(2026, 10, 20, 15, minute)),
    updated_at: new Date(),
    license_state: 'NJ',
    license_officer_id: 'ana',
    ...change,
  });

afterEach(() => liveCache.clear());

test('lists licenses that expire first, then those that don’t, with the filter in the database query', async () => {
  const all = numbered('l', 50);
  await Promise.all([
    ...all.map((id, index) =>
      createLicense(
        sampleLicense({ id, expires_on: `2027-01-${String((index % 28) + 1).padStart(2, '0')}` }),
      ),
    ),
    createLicense(
      sampleLicense({
        id: 'ana-ca',
        holder_kind: 'officer',
        holder_id: 'ana',
        kind: 'originator',
        state: 'CA',
        expires_on: '2030-01-01',
      }),
    ),
    createLicense(
      sampleLicense({
        id: 'ana-nj',
        holder_kind: 'officer',
        holder_id: 'ana',
        kind: 'originator',
        expires_on: '2026-01-01',
      }),
    ),
    createLicense(
      sampleLicense({ id: 'ana-branch', holder_kind: 'branch', holder_id: 'ana', expires_on: null }),
    ),
  ]);
  const ana = { holder_kind: 'officer', holder_id: 'ana' } as const;
  const { result, rerender, unmount } = renderHook(({ filter }) => useLicenses(tenantId, filter), {
    initialProps: { filter: EVERY_LICENSE },
  });
  await waitFor(() => expect(toIds(result.current)).toHaveLength(50));
  expect(toIds(result.current)?.slice(0, 3)).toEqual(['ana-branch', 'ana-nj', 'l00']);
  rerender({ filter: { holder: ana, state: 'CA' } });
  await waitFor(() => expect(toIds(result.current)).toEqual(['ana-ca']));
  unmount();
  const held = renderHook(() => useHolderLicenses(tenantId, [ana]));
  // Not the licenses of the branch with the same id.
  await waitFor(() => expect(toIds(held.result.current)?.toSorted()).toEqual(['ana-ca', 'ana-nj']));
  held.unmount();
});

test('lists entries by name, a page at a time, with the branch in the database query', async () => {
  await Promise.all(numbered('e', 50).map((id) => createEntry(id)));
  await createEntry('z-unlisted', { branchId: 'clifton', listed: false });
  const { result, rerender, unmount } = renderHook(({ branch }) => useDirectoryEntries(tenantId, branch), {
    initialProps: { branch: '' },
  });
  await waitFor(() => expect(toIds(result.current)).toEqual(numbered('e', 50)));
  rerender({ branch: 'clifton' });
  await waitFor(() => expect(toIds(result.current)).toEqual(['z-unlisted']));
  unmount();
  const officers = renderHook(() => useBranchOfficers(tenantId, 'clifton'));
  await waitFor(() => expect(toIds(officers.result.current)).toEqual(['z-unlisted']));
  officers.unmount();
});

test('an entry beyond the first page is found by any word of its name', async () => {
  await Promise.all(numbered('e', 50).map((id) => createEntry(id)));
  const name = 'Zoë Quintero';
  await createEntry('zoe', {
    name,
    listed: false,
    search_keys: toSearchKeys(searchTexts.officer({ name })),
  });
  const { result, rerender, unmount } = renderHook(
    ({ search }) => useDirectoryEntries(tenantId, '', search),
    {
      initialProps: { search: '' },
    },
  );
  await waitFor(() => expect(toIds(result.current)).toHaveLength(50));
  rerender({ search: 'quin' });
  await waitFor(() => expect(toIds(result.current)).toEqual(['zoe']));
  unmount();
});

test('lists branches including closed and hidden ones', async () => {
  const branch = { name: 'Branch', state: 'NJ', licenseNumber: '', address: '', manager: '' };
  await given(paths.branches.one(tenantId, 'closed'), { ...branch, is_closed: true });
  await given(paths.branches.one(tenantId, 'open'), { ...branch, is_hidden: true });
  const { result, unmount } = renderHook(() => useBranches(tenantId));
  await waitFor(() => expect(toIds(result.current)).toEqual(['closed', 'open']));
  unmount();
});

test('flyers to recall are the approved ones for the state, newest first, of an officer or the company', async () => {
  await createFlyer('older', 1);
  await createFlyer('newer', 2);
  await createFlyer('a-colleagues', 3, { license_officer_id: 'maya' });
  await createFlyer('of-another-state', 4, { license_state: 'CA' });
  await createFlyer('being-edited', 5, { status: 'editing' });
  const useFound = (holder_kind: 'officer' | 'company', holder_id: string) =>
    useRecallFlyers(tenantId, { holder_kind, holder_id }, 'NJ');
  const officers = renderHook(() => useFound('officer', 'ana'));
  await waitFor(() => expect(toIds(officers.result.current)).toEqual(['newer', 'older']));
  const company = renderHook(() => useFound('company', tenantId));
  await waitFor(() => expect(toIds(company.result.current)).toEqual(['a-colleagues', 'newer', 'older']));
  officers.unmount();
  company.unmount();
});
