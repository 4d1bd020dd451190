import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';

// Proves that the page requests a token before its first call and sends it with each. The token comes from Firebase's debug provider,
// whose exchange is mocked here: reCAPTCHA runs in real projects only. functions/src/http/appCheck.test.ts tests the other side.

const EXCHANGE =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/larkfield-prod/apps/1:1234:web:abcd:exchangeDebugToken?key=key';
const FUNCTION = 'https://us-east1-larkfield-prod.cloudfunctions.net/get-loan-officers';
const DEBUG_TOKEN = '5f0c2d1e-0000-4000-8000-000000000001';

const toPart = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** Shaped like a token, because the SDK reads its lifetime from it. */
const now = Math.floor(Date.now() / 1000);
const TOKEN = `${toPart({ alg: 'RS256' })}.${toPart({ iat: now, exp: now + 3600 })}.signature`;

let network: Mock<typeof fetch>;
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_EMULATOR_PORT_OFFSET', '');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'larkfield-prod');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:1234:web:abcd');
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', DEBUG_TOKEN);
  // The SDK prints the debug token, so that it can be registered.
  vi.spyOn(console, 'log').mockReturnValue();
  network = vi.fn<typeof fetch>((address) =>
    Promise.resolve(
      address === EXCHANGE
        ? Response.json({ token: TOKEN, ttl: '3600s' })
        : Response.json({ result: { officers: [] } }),
    ),
  );
  vi.stubGlobal('fetch', network);
});
afterEach(async () => {
  // Modules are reloaded for each test, except the SDK, which remembers its app.
  await Promise.all(getApps().map((app) => deleteApp(app)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

const requests = () =>
  network.mock.calls.map(([address, init]) => ({
    address,
    appCheck: new Headers(init?.headers).get('x-firebase-appcheck'),
  }));

it('gets a token before the first call, and sends it with each', async () => {
  const { callHttps } = await import('./callHttps.ts');
  await callHttps('get-loan-officers', {});
  await callHttps('get-loan-officers', {});
  expect(requests()).toEqual([
    { address: EXCHANGE, appCheck: null },
    { address: FUNCTION, appCheck: TOKEN },
    { address: FUNCTION, appCheck: TOKEN },
  ]);
  expect(JSON.parse(network.mock.calls[0]?.[1]?.body as string)).toEqual({ debug_token: DEBUG_TOKEN });
});

it('calls without a token if no site key is set, which the functions reject', async () => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', '');
  const { callHttps } = await import('./callHttps.ts');
  await callHttps('get-loan-officers', {});
  expect(requests()).toEqual([{ address: FUNCTION, appCheck: null }]);
});

it('requests no token in the emulators, which can’t check one', async () => {
  vi.stubEnv('VITE_EMULATOR_PORT_OFFSET', '4000');
  const { callHttps } = await import('./callHttps.ts');
  await callHttps('get-loan-officers', {});
  expect(requests()).toEqual([
    { address: 'http://127.0.0.1:9001/demo-brokerage/us-east1/get-loan-officers', appCheck: null },
  ]);
});
