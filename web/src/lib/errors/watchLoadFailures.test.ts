import { reportClientErrorInputSchema } from '@brokerage/domain/clientError/reportClientError';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { watchLoadFailures } from './watchLoadFailures.ts';

let server: Mock<typeof fetch>;
const online = vi.spyOn(navigator, 'onLine', 'get');
// One listener for the whole file: a page has one.
watchLoadFailures();
beforeEach(() => {
  server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ result: {} })));
  vi.stubGlobal('fetch', server);
  online.mockReturnValue(true);
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="build" content="1.0.0+3f2a9c1d04be">';
});
afterEach(() => vi.unstubAllGlobals());

const fail = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));
const sent = () =>
  server.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { data: unknown }).data);

it.each([
  [
    'Failed to fetch dynamically imported module: https://larkfield.example/assets/FlyerEditor-Bx81.js',
    ['/assets/FlyerEditor-Bx81.js:1:1'],
  ],
  [
    'error loading dynamically imported module: https://larkfield.example/assets/a-1.js?email=jane@doe.example',
    ['/assets/a-1.js:1:1'],
  ],
  ['Importing a module script failed.', []],
])('sends the accepted part of "%s"', (message, frames) => {
  fail(message);
  const [report] = sent();
  expect(reportClientErrorInputSchema.parse(report)).toEqual({
    app: 'portal',
    kind: 'load',
    name: 'ChunkLoadError',
    frames,
    route: '*',
    build: '1.0.0+3f2a9c1d04be',
  });
});

it('reports once per visit', () => {
  for (let time = 0; time < 3; time += 1) fail(`Failed to fetch https://x.example/assets/a-${time}.js`);
  expect(sent()).toHaveLength(1);
});

it('waits while offline, and reports after reconnecting', () => {
  online.mockReturnValue(false);
  fail('Failed to fetch https://x.example/assets/a.js');
  expect(sent()).toHaveLength(0);
  online.mockReturnValue(true);
  fail('Failed to fetch https://x.example/assets/a.js');
  expect(sent()).toHaveLength(1);
});
