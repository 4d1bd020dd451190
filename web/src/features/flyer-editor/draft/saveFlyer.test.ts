import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { getDocFromServer, runTransaction } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { sampleFlyer } from '../testing/sampleFlyers.ts';
import { saveFlyer } from './saveFlyer.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
  serverTimestamp: () => 'now',
  runTransaction: vi.fn(),
  getDocFromServer: vi.fn(),
}));

const PATH = 'tenants/larkfield/flyer_instances/f1';
const content = { title: 'Monday', public_title: 'Open on Monday', data: { a: 1 }, realtor_id: null };
const snapshot = (flyer: ReturnType<typeof sampleFlyer>) =>
  ({ exists: () => true, id: flyer.id, data: () => flyer, ref: { path: PATH } }) as never;
const save = () => saveFlyer({} as never, { tenant_id: 'larkfield', id: 'f1' }, content, 3);

/** What the transaction reads, and what it writes. */
function database(flyer: ReturnType<typeof sampleFlyer>) {
  const update = vi.fn();
  vi.mocked(runTransaction).mockImplementation((_firestore, run) =>
    run({ get: () => Promise.resolve(snapshot(flyer)), update } as never),
  );
  return update;
}
const refuse = (code: string) =>
  vi.mocked(runTransaction).mockRejectedValue(Object.assign(new Error(code), { code }));

test('writes the content with the next revision and the server’s time', async () => {
  const update = database(sampleFlyer({ revision: 3 }));
  expect(await save()).toMatchObject({ outcome: 'saved', stored: { ...content, revision: 4 } });
  expect(update).toHaveBeenCalledExactlyOnceWith(PATH, {
    ...content,
    revision: 4,
    updated_at: 'now',
    search_keys: toSearchKeys({ words: [content.title] }),
  });
});

test.each([
  ['another revision', { revision: 4 }],
  ['another status', { revision: 3, status: 'pending_approval' as const }],
])('%s: nothing is written', async (_what, part) => {
  const update = database(sampleFlyer(part));
  expect(await save()).toMatchObject({ outcome: 'conflict', stored: part });
  expect(update).not.toHaveBeenCalled();
});

test('refused by the rules: a conflict if somebody was faster, else a failure', async () => {
  refuse('permission-denied');
  vi.mocked(getDocFromServer).mockResolvedValue(snapshot(sampleFlyer({ revision: 4 })));
  expect(await save()).toMatchObject({ outcome: 'conflict', stored: { revision: 4 } });
  vi.mocked(getDocFromServer).mockResolvedValue(snapshot(sampleFlyer({ revision: 3 })));
  await expect(save()).rejects.toThrow('permission-denied');
  refuse('unavailable');
  await expect(save()).rejects.toThrow('unavailable');
});
