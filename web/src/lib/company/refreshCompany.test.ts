import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

/** Loads the modules as a newly opened page would, with the given server response. */
async function openPage(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const store = await import('./companyStore.ts');
  const { refreshCompany } = await import('./refreshCompany.ts');
  store.provideCompany(sampleCompany);
  return { store, refreshCompany, fetched };
}
const renamed = { ...sampleCompany, name: 'Larkfield Lending' };

it('loads the company’s current data', async () => {
  const { store, refreshCompany, fetched } = await openPage(() => Promise.resolve(Response.json(renamed)));
  const listener = vi.fn();
  store.onCompanyChange(listener);
  refreshCompany();
  await vi.waitFor(() => expect(store.currentCompany()).toEqual(renamed));
  expect(store.firstCompany(), 'hydration goes by the page').toEqual(sampleCompany);
  expect(fetched.mock.calls).toEqual([['/company.json']]);
  expect(listener).toHaveBeenCalledOnce();
});

it('keeps a member’s own company, even if the browser is idle only after sign-in', async () => {
  const { promise: idle, resolve: haveTime } = Promise.withResolvers<void>();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void idle.then(work));
  const { store, refreshCompany, fetched } = await openPage(() => Promise.resolve(Response.json(renamed)));
  refreshCompany();
  const theirs = { ...sampleCompany, name: 'Harborview Home Loans' };
  store.showMembersCompany(theirs);
  haveTime();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.waitFor(async () =>
    expect((await fetched.mock.results[0]?.value) as Response).toHaveProperty('bodyUsed', true),
  );
  await Promise.resolve();
  expect(store.currentCompany()).toEqual(theirs);
});

it('requests nothing for a member who already has their own company', async () => {
  const { store, refreshCompany, fetched } = await openPage(() => Promise.resolve(Response.json(renamed)));
  store.showMembersCompany(sampleCompany);
  refreshCompany();
  expect(fetched).not.toHaveBeenCalled();
  store.showWebsiteCompany();
  refreshCompany();
  await vi.waitFor(() => expect(store.currentCompany()).toEqual(renamed));
});

it('restores the last loaded company when a member signs out', async () => {
  const { store, refreshCompany } = await openPage(() => Promise.resolve(Response.json(renamed)));
  refreshCompany();
  await vi.waitFor(() => expect(store.currentCompany()).toEqual(renamed));
  store.showMembersCompany({ ...sampleCompany, name: 'Harborview Home Loans' });
  store.showWebsiteCompany();
  expect(store.currentCompany()).toEqual(renamed);
});

it('leaves it to the directory on a page that shows it', async () => {
  document.body.innerHTML = '<script type="application/json" id="directory">{}</script>';
  const { refreshCompany, fetched } = await openPage(() => Promise.resolve(Response.json(renamed)));
  refreshCompany();
  expect(fetched).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

it.each([
  ['an error', () => Promise.resolve(new Response('', { status: 500 }))],
  ['something else', () => Promise.resolve(Response.json({ ok: true }))],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('keeps the page’s data on %s', async (_case, answer) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { store, refreshCompany } = await openPage(answer);
  refreshCompany();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(store.currentCompany()).toEqual(sampleCompany);
});
