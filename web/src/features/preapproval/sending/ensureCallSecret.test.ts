import { beforeEach, expect, it } from 'vitest';
import { clearCallSecret, ensureCallSecret } from './ensureCallSecret.ts';

const [ID, OTHER_ID] = ['a'.repeat(21), 'b'.repeat(21)];

beforeEach(() => sessionStorage.clear());

it('generates one secret for all tries to send an application in this tab', () => {
  const secret = ensureCallSecret(ID);
  expect(secret).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(ensureCallSecret(ID)).toBe(secret);
});

it('generates another for another application, in another tab and after sending', () => {
  const secret = ensureCallSecret(ID);
  expect(ensureCallSecret(OTHER_ID)).not.toBe(secret);
  const second = ensureCallSecret(ID);
  sessionStorage.clear();
  const third = ensureCallSecret(ID);
  clearCallSecret();
  expect(new Set([secret, second, third, ensureCallSecret(ID)]).size).toBe(4);
});

it('generates a new one if something else is stored', () => {
  sessionStorage.setItem('preapproval_call_secret', JSON.stringify({ id: ID, secret: 'planted' }));
  expect(ensureCallSecret(ID)).toMatch(/^[0-9A-Za-z]{32}$/);
});
