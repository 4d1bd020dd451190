import { beforeEach, expect, it, vi } from 'vitest';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('./callFunction.ts', () => ({ callFunction }));

const directory = { branches: [], officers: [] };
let store: typeof import('./directoryStore.ts');

beforeEach(async () => {
  callFunction.mockReset();
  vi.resetModules();
  store = await import('./directoryStore.ts');
});

it('asks once, however many pages want it', async () => {
  callFunction.mockResolvedValue(directory);
  const told = vi.fn();
  store.onDirectoryChange(told);
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  store.loadDirectory();
  store.loadDirectory();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  store.loadDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'ready', directory });
  expect(callFunction.mock.calls).toEqual([['get-directory', null]]);
});

it('says that it failed, and can be asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  callFunction.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(directory);
  store.loadDirectory();
  await vi.waitFor(() => expect(store.currentDirectory()).toEqual({ status: 'failed' }));
  store.retryDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(store.currentDirectory().status).toBe('ready'));
  warn.mockRestore();
});
