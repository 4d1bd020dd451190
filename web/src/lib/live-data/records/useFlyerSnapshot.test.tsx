import { type FlyerRecord, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { act, renderHook } from '@testing-library/react';
import { doc, onSnapshot } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFlyerSnapshot } from './useFlyerSnapshot.ts';

vi.mock('../../firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: vi.fn((_firestore, path: string) => ({ path })),
  onSnapshot: vi.fn(() => () => undefined),
  refEqual: (one: unknown, other: unknown) => one === other,
}));

const snapshot = (revision: number): FlyerSnapshot => ({
  revision,
  template_version_id: 'v1',
  category: 'flyer',
  title: 'Sunday',
  public_title: 'Come and see',
  data: { headline: `Revision ${revision}` },
  parties: {
    officer: { name: 'Ana Reyes', title: '', nmls: '', phone: '', email: '', photo: '' },
    company: { name: 'Larkfield', nmls: '', phone: '', website: '', licenseLines: [] },
  },
  link: '',
  checks_version: '1',
});
const flyer = (change: Partial<FlyerRecord> = {}) =>
  flyerSchema.parse({
    id: 'f1',
    template_id: 't1',
    template_version_id: 'v1',
    title: 'Sunday',
    data: {},
    owner_user_id: 'ana',
    tenant_id: 'larkfield',
    status: 'approved',
    reason: null,
    created_at: new Date('2026-11-20T15:00:00Z'),
    updated_at: new Date('2026-11-20T15:00:00Z'),
    ...change,
  });

beforeEach(() => {
  vi.mocked(onSnapshot).mockClear();
  vi.mocked(doc).mockClear();
});

test('loads that revision’s document', () => {
  const { result } = renderHook(() => useFlyerSnapshot(stored, 4));
  expect(vi.mocked(doc).mock.lastCall?.[1]).toBe('tenants/larkfield/flyer_instances/f1/snapshots/4');
  expect(result.current.status).toBe('loading');
  const [, , next] = vi.mocked(onSnapshot).mock.lastCall as unknown as [never, never, (one: unknown) => void];
  act(() =>
    next({
      id: '4',
      ref: { path: 'x' },
      exists: () => true,
      data: () => snapshot(4),
      metadata: { fromCache: false },
    }),
  );
  expect(result.current).toMatchObject({ status: 'ready', data: { data: { headline: 'Revision 4' } } });
});
const stored = flyer();

test.each([4, 2])(
  'reads no document for a record that still holds its snapshots (revision %i)',
  (revision) => {
    const older = flyer({ sealed: snapshot(4), previous_seal: snapshot(2) });
    const { result } = renderHook(() => useFlyerSnapshot(older, revision));
    expect(result.current).toMatchObject({ data: { data: { headline: `Revision ${revision}` } } });
    expect(onSnapshot).not.toHaveBeenCalled();
  },
);

test.each([null, undefined])('reads nothing without a revision (%s)', (revision) => {
  const { result } = renderHook(() => useFlyerSnapshot(stored, revision));
  expect(result.current).toMatchObject({ status: 'ready', data: undefined });
  expect(onSnapshot).not.toHaveBeenCalled();
});
