import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { allowedOrigins } from './allowedOrigins.ts';
import { callableOptions, guardedCallable } from './defineCallable.ts';

const isAllowed = (origin: string, env: Record<string, string>) =>
  allowedOrigins(env).some((one) => (typeof one === 'string' ? one === origin : one.test(origin)));

it('lets the pages of the deployment call, and nobody else’s', () => {
  const env = { SITE_ORIGIN: 'https://www.larkfield.example/', GCLOUD_PROJECT: 'larkfield-prod' };
  for (const own of [
    'https://www.larkfield.example',
    'https://larkfield-prod.web.app',
    'https://larkfield-prod.firebaseapp.com',
  ]) {
    expect(isAllowed(own, env), own).toBe(true);
  }
  for (const foreign of [
    'https://evil.example',
    'https://www.larkfield.example.evil.example',
    'http://www.larkfield.example',
    'http://localhost:5000',
    'https://other.web.app',
    'null',
  ]) {
    expect(isAllowed(foreign, env), foreign).toBe(false);
  }
  expect(callableOptions(env).cors).toEqual(allowedOrigins(env));
});

it('lets nobody call where no site is set', () => {
  expect(allowedOrigins({})).toEqual([]);
});

it('lets the pages of this machine call in the emulator', () => {
  const env = { FUNCTIONS_EMULATOR: 'true', SITE_ORIGIN: 'http://127.0.0.1:5000' };
  for (const own of ['http://127.0.0.1:25000', 'http://localhost:5173', 'http://[::1]:5173']) {
    expect(isAllowed(own, env), own).toBe(true);
  }
  for (const foreign of [
    'http://localhost.evil.example',
    'https://evil.example',
    'http://127.0.0.1.evil.example',
  ]) {
    expect(isAllowed(foreign, env), foreign).toBe(false);
  }
});

// In process, because the emulator lets every origin in, whatever the function says.
it('answers a preflight of a foreign page without an allow header', async () => {
  const env = { SITE_ORIGIN: 'https://www.larkfield.example', GCLOUD_PROJECT: 'larkfield-prod' };
  const options = callableOptions(env);
  const callable = guardedCallable(
    'get-directory',
    () => undefined,
    () => Promise.reject(new Error('not called')),
    options,
  );
  const server = createServer((request, response) => void callable(request as never, response as never));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const allowedFor = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'OPTIONS', headers });
    return response.headers.get('access-control-allow-origin');
  };
  try {
    expect(await allowedFor('https://www.larkfield.example')).toBe('https://www.larkfield.example');
    for (const foreign of ['https://evil.example', 'https://www.larkfield.example.evil.example', 'null']) {
      expect(await allowedFor(foreign), foreign).toBeNull();
    }
  } finally {
    server.close();
  }
});
