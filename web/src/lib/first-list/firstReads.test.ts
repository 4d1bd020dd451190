import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Subscribe } from '../live-data/useLiveData.ts';
import type * as firstList from './firstList.ts';
import { UNCONTACTED_LIMIT } from './firstListQueries.ts';
import type * as reads from './firstReads.ts';

const reader = vi.hoisted(() => ({ readDocument: vi.fn(), readList: vi.fn() }));
vi.mock('../firebase/firebase.ts', () => ({ portalAuth: () => Promise.resolve({}) }));
vi.mock('../firebase/startFirestoreReader.ts', () => ({ startFirestoreReader: () => reader }));

const schema = z.object({ id: z.string(), name: z.string() });
const ann = { id: 'ann', ref: { path: 'user_roles/ann' }, data: () => ({ name: 'Ann' }) };
const owner = { tenantId: 'larkfield', officerId: null };

/** A page that was opened just now. */
let page: typeof reads & typeof firstList;

/** Returns a listener that emits what the test sends; nothing at first. */
function listener<T>() {
  const stop = vi.fn();
  let say: Parameters<Subscribe<T>>[0] | undefined;
  const listen: Subscribe<T> = (next) => {
    say = next;
    return stop;
  };
  return { listen, stop, says: (event: Parameters<NonNullable<typeof say>>[0]) => say?.(event) };
}

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  window.history.replaceState(null, '', '/officer-portal');
  reader.readDocument.mockResolvedValue(ann);
  reader.readList.mockResolvedValue([ann, { ...ann, id: 'odd', data: () => ({}) }]);
  page = { ...(await import('./firstList.ts')), ...(await import('./firstReads.ts')) };
});

test('reads a record once for all callers, until the first lists are ready', async () => {
  await Promise.all([page.readRoleRecord('ann'), page.readRoleRecord('ann')]);
  expect(reader.readDocument).toHaveBeenCalledExactlyOnceWith('user_roles/ann');
  await page.readRoleRecord('bob');
  expect(reader.readDocument).toHaveBeenLastCalledWith('user_roles/bob');
  page.markFirstListReady();
  await page.firstListReady;
  expect(page.readRoleRecord('ann')).toBeUndefined();
});

test('loads its owner’s list, on the page that shows it', async () => {
  window.history.replaceState(null, '', '/officer-portal/pdf/flyers');
  expect(page.readFirstList('ann', owner)).toBeUndefined();
  window.history.replaceState(null, '', '/officer-portal');
  await page.readFirstList('ann', owner);
  expect(reader.readList).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      collection: 'tenants/larkfield/preapproval_submissions',
      limit: UNCONTACTED_LIMIT,
    }),
  );
});

test('shows the first read until the listener responds, also while it can’t reach the server', async () => {
  const { listen, stop, says } = listener<z.output<typeof schema> | undefined>();
  const next = vi.fn();
  const end = page.withReadDocument(() => page.readRoleRecord('ann'), schema, listen)(next);
  const read = { id: 'ann', name: 'Ann' };
  await vi.waitFor(() =>
    expect(next).toHaveBeenCalledExactlyOnceWith({ status: 'ready', data: read, stale: false }),
  );
  says({ status: 'loading', unreachable: false });
  expect(next).toHaveBeenCalledOnce();
  says({ status: 'loading', unreachable: true });
  expect(next).toHaveBeenLastCalledWith({ status: 'ready', data: read, stale: true });
  const newer = { status: 'ready', data: { id: 'ann', name: 'Ann Lee' }, stale: false } as const;
  says(newer);
  expect(next).toHaveBeenLastCalledWith(newer);
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('a listener that responds first wins, and a read after the end is dropped', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { listen, says } = listener<{ items: readonly z.output<typeof schema>[]; unreadable: number }>();
  const next = vi.fn();
  const subscribe = page.withReadList(() => page.readFirstList('ann', owner), schema, listen);
  subscribe(next);
  const answer = { status: 'ready', data: { items: [], unreadable: 0 }, stale: false } as const;
  says(answer);
  subscribe(next)();
  await page.readFirstList('ann', owner);
  expect(next).toHaveBeenCalledExactlyOnceWith(answer);
  subscribe(next);
  await vi.waitFor(() =>
    expect(next).toHaveBeenLastCalledWith({
      status: 'ready',
      data: { items: [{ id: 'ann', name: 'Ann' }], unreadable: 1 },
      stale: false,
    }),
  );
});

test('after a failed read, the listeners start and report the reason', async () => {
  reader.readDocument.mockRejectedValue(new Error('offline'));
  const { listen, says } = listener<z.output<typeof schema> | undefined>();
  const next = vi.fn();
  page.withReadDocument(() => page.readRoleRecord('ann'), schema, listen)(next);
  await page.firstListDrawn;
  expect(next).not.toHaveBeenCalled();
  const failure = { status: 'failed', error: { code: 'unavailable' } as never } as const;
  says(failure);
  expect(next).toHaveBeenCalledExactlyOnceWith(failure);
});
