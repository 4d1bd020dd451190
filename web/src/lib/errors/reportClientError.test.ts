import { reportClientErrorInputSchema } from '@brokerage/domain/clientError/reportClientError';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';

const CHROME = `TypeError: Cannot read properties of undefined (reading 'jane@doe.example')
    at Object.onClick (https://larkfield.example/assets/site-Bx81.js:1:2048)
    at async save (https://larkfield.example/assets/frame-A1_b.js?v=jane:2:7)
    at https://larkfield.example/assets/frame-A1_b.js:3:9
    at chrome-extension://abcdef/content.js:1:1
    at fill (https://larkfield.example/pre-approval?email=jane@doe.example:1:1)`;
const SAFARI = `onClick@https://larkfield.example/assets/site-Bx81.js:1:2048
[native code]
https://larkfield.example/assets/frame-A1_b.js:3:9`;
const FRAMES = ['/assets/site-Bx81.js:1:2048', '/assets/frame-A1_b.js:3:9'];

let server: Mock<typeof fetch>;
/** A new page load, because the module counts its reports. */
let page: typeof import('./reportClientError.ts');
beforeEach(async () => {
  server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ result: {} })));
  vi.stubGlobal('fetch', server);
  vi.resetModules();
  page = await import('./reportClientError.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

const sent = () =>
  server.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { data: unknown }).data);
const failure = (stack: string, name = 'TypeError') =>
  Object.assign(new Error('jane@doe.example'), { name, stack });

it('keeps stack frames of our own scripts, without addresses and queries', () => {
  const { toStackFrames } = page;
  expect(toStackFrames(CHROME)).toEqual([
    'Object.onClick /assets/site-Bx81.js:1:2048',
    'save /assets/frame-A1_b.js:2:7',
    '/assets/frame-A1_b.js:3:9',
  ]);
  expect(toStackFrames(SAFARI)).toEqual([`onClick ${FRAMES[0]}`, FRAMES[1]]);
  expect(toStackFrames('')).toEqual([]);
});

it('sends only fields that the server accepts, and no user input', async () => {
  window.history.replaceState(null, '', '/loan-officer/jane-doe?email=jane@doe.example#jane');
  document.head.innerHTML = '<meta name="build" content="1.0.0+3f2a9c1d04be">';
  await page.reportClientError('render', Object.assign(failure(CHROME), { code: 'permission-denied' }));
  const [report] = sent();
  expect(reportClientErrorInputSchema.parse(report)).toEqual(report);
  expect(report).toMatchObject({
    app: 'site',
    kind: 'render',
    name: 'TypeError',
    code: 'permission-denied',
    route: '/loan-officer/:officerId',
    build: '1.0.0+3f2a9c1d04be',
  });
  expect(JSON.stringify(report)).not.toMatch(/jane|doe|larkfield/);
});

it('sends the same error once, and at most five per page', async () => {
  for (let time = 0; time < 2; time += 1) await page.reportClientError('error', failure(SAFARI));
  expect(sent()).toHaveLength(1);
  for (let line = 1; line < 10; line += 1) {
    await page.reportClientError('error', failure(`a@https://x.example/assets/a.js:${line}:1`));
  }
  expect(sent()).toHaveLength(5);
});

it.each([
  ['an error of an extension', failure('f@chrome-extension://abcdef/content.js:1:1')],
  ['a text', 'jane@doe.example'],
  ['nothing', undefined],
])('sends nothing for %s', async (_, error) => {
  await page.reportClientError('rejection', error);
  expect(server).not.toHaveBeenCalled();
});

it('ignores an unreachable server', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'));
  await expect(page.reportClientError('error', failure(SAFARI))).resolves.toBeUndefined();
});

it('receives errors from the window and React’s roots', async () => {
  const { watchErrors, reportCaughtError } = await import('./watchErrors.ts');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  watchErrors();
  const toStack = (line: number) => failure(`a@https://x.example/assets/a.js:${line}:1`);
  window.dispatchEvent(new ErrorEvent('error', { error: toStack(1) }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: toStack(2) }));
  reportCaughtError.onCaughtError(toStack(3));
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toMatchObject([{ kind: 'error' }, { kind: 'rejection' }, { kind: 'render' }]);
  expect(log).toHaveBeenCalledTimes(1);
  // Expected in this test only; elsewhere it fails the test.
  log.mockClear();
});

it('reports a missing script once per visit, with only its name', async () => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/loan-officer/jane-doe?email=jane@doe.example');
  document.head.innerHTML = '<meta name="build" content="1.0.0+3f2a9c1d04be">';
  const file = 'https://larkfield.example/assets/SiteApp-Bx81.js?email=jane@doe.example';
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.reportClientError('load', new TypeError(`Failed to fetch ${file}`));
  expect(server, 'without a connection').not.toHaveBeenCalled();
  online.mockReturnValue(true);
  for (let time = 0; time < 2; time += 1) {
    await page.reportClientError('load', new TypeError(`Failed to fetch ${file}`));
  }
  const reports = sent();
  expect(reports).toEqual([
    {
      app: 'site',
      kind: 'load',
      name: 'ChunkLoadError',
      frames: ['/assets/SiteApp-Bx81.js:1:1'],
      route: '/loan-officer/:officerId',
      build: '1.0.0+3f2a9c1d04be',
    },
  ]);
  expect(reportClientErrorInputSchema.parse(reports[0])).toEqual(reports[0]);
});
