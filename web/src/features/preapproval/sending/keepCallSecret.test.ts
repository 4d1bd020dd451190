import { beforeEach, expect, it } from 'vitest';
import { clearCallSecret, keepCallSecret } from './keepCallSecret.ts';

const [ID, OTHER_ID] = ['a'.repeat(21), 'b'.repeat(21)];

beforeEach(() => sessionStorage.clear());

it('makes one secret for all tries to send an application in this tab', () => {
  const secret = keepCallSecret(ID);
  expect(secret).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(keepCallSecret(ID)).toBe(secret);
});

it('makes another one for another application, in another tab and once it is sent', () => {
  const secret = keepCallSecret(ID);
  expect(keepCallSecret(OTHER_ID)).not.toBe(secret);
  const second = keepCallSecret(ID);
  sessionStorage.clear();
  const third = keepCallSecret(ID);
  clearCallSecret();
  expect(new Set([secret, second, third, keepCallSecret(ID)]).size).toBe(4);
});

it('makes a new one where something else is stored', () => {
  sessionStorage.setItem('preapproval_call_secret', JSON.stringify({ id: ID, secret: 'planted' }));
  expect(keepCallSecret(ID)).toMatch(/^[0-9A-Za-z]{32}$/);
});
