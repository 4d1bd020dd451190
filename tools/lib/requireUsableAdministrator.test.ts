import { expect, it } from 'vitest';
import { requireUsableAdministrator } from './requireUsableAdministrator.ts';

const account = { uid: 'u1', email: 'root@larkfield.example', emailVerified: true, disabled: false };

it('accepts an account with a verified address, by name or by address', () => {
  expect(requireUsableAdministrator(account)).toEqual({
    uid: 'u1',
    name: 'root@larkfield.example',
    email: 'root@larkfield.example',
  });
  expect(requireUsableAdministrator({ ...account, displayName: 'Root Person' }).name).toBe('Root Person');
});

it('rejects an account with an unverified address, and says how to verify it', () => {
  expect(() => requireUsableAdministrator({ ...account, emailVerified: false })).toThrow(
    /root@larkfield\.example is not verified\. .*password reset email/,
  );
});

it('rejects a disabled account', () => {
  expect(() => requireUsableAdministrator({ ...account, disabled: true })).toThrow('is disabled');
});
