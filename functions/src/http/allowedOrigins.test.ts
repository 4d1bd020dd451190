import { expect, it } from 'vitest';
import { allowedOrigins } from './allowedOrigins.ts';
import { callableOptions } from './defineCallable.ts';

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
