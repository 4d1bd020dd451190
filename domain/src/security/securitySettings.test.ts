import { expect, test } from 'vitest';
import { securitySettingsSchema } from './securitySettings.ts';

test('records from before the minimum password length use the lowest allowed one', () => {
  const stored = { administrators_need_second_factor: true, extra_roles: ['loan_partner'], audit_head: null };
  expect(securitySettingsSchema.parse(stored)).toEqual({ ...stored, password_min_length: 6 });
});

test.each([5, 31, 9.5, '10'])('%j is not a valid minimum password length', (password_min_length) => {
  expect(securitySettingsSchema.safeParse({ password_min_length }).success).toBe(false);
});
