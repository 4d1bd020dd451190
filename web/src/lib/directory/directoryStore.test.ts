import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { beforeEach, expect, it, vi } from 'vitest';

const fetchDirectory = vi.hoisted(() => vi.fn());
vi.mock('./fetchDirectory.ts', () => ({ fetchDirectory }));

const directory = { branches: [], officers: [] };
const answer = { ...directory, company: { ...sampleCompany, name: 'Larkfield Lending' } };
let store: typeof import('./directoryStore.ts');
let companies: typeof import('../company/companyStore.ts');

beforeEach(async () => {
  fetchDirectory.mockReset();
  vi.resetModules();
  store = await import('./directoryStore.ts');
  companies = await import('../company/companyStore.ts');
  companies.provideCompany(sampleCompany);
});

it('asks once, however many pages want it', async () => {
  fetchDirectory.mockResolvedValue(answer);
  const told = vi.fn();
  store.onDirectoryChange(told);
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  store.loadDirectory();
  store.loadDirectory();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  store.loadDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'ready', directory });
  expect(fetchDirectory).toHaveBeenCalledOnce();
  expect(companies.currentCompany().name, 'comes with it').toBe('Larkfield Lending');
});

it('says that it failed, and can be asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchDirectory.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
  store.loadDirectory();
  await vi.waitFor(() => expect(store.currentDirectory()).toEqual({ status: 'failed' }));
  store.retryDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(store.currentDirectory().status).toBe('ready'));
  warn.mockRestore();
});

it('shows what the page was made with, and keeps it when the present one does not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  document.body.innerHTML = `<script type="application/json" id="directory">${JSON.stringify(directory)}</script>`;
  vi.resetModules();
  store = await import('./directoryStore.ts');
  expect(store.currentDirectory()).toEqual({ status: 'ready', directory });
  fetchDirectory.mockRejectedValue(new Error('offline'));
  store.loadDirectory();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(store.currentDirectory()).toEqual({ status: 'ready', directory });
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  warn.mockRestore();
});
