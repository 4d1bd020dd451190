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

it('loads once, however many pages need it', async () => {
  fetchDirectory.mockResolvedValue(answer);
  const onChange = vi.fn();
  store.onDirectoryChange(onChange);
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  store.loadDirectory();
  store.loadDirectory();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  store.loadDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'ready', directory });
  expect(fetchDirectory).toHaveBeenCalledOnce();
  expect(companies.currentCompany().name, 'comes with it').toBe('Larkfield Lending');
});

it('reports a failure, and can be retried', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchDirectory.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
  store.loadDirectory();
  await vi.waitFor(() => expect(store.currentDirectory()).toEqual({ status: 'failed' }));
  store.retryDirectory();
  expect(store.currentDirectory()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(store.currentDirectory().status).toBe('ready'));
  warn.mockRestore();
});

it('starts with the page’s data, and keeps it when the current data doesn’t load', async () => {
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
