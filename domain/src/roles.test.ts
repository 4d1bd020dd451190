import { expect, it } from 'vitest';
import { type Action, can, ROLES } from './roles.ts';

const who = (action: Action) => ROLES.filter((role) => can({ role, tenant_id: 't' }, action));

it('gives the rights over people and company to super administrators, the log to administrators', () => {
  for (const action of ['people:manage', 'company:manage', 'secondFactor:reset'] as const) {
    expect(who(action)).toEqual(['super_admin']);
  }
  expect(who('audit:seal')).toEqual(['super_admin', 'compliance']);
  // Whoever writes templates in marketing never consents to them.
  expect(who('templates:consent')).toEqual(['super_admin', 'compliance']);
  expect(who('audit:read')).toEqual(['super_admin', 'marketing_admin', 'compliance']);
});

it('gives nothing to nobody and to the deactivated, and an unknown role no more than an officer has', () => {
  expect(can(undefined, 'portal:enter')).toBe(false);
  const gone = { role: 'super_admin', tenant_id: 't', status: 'deactivated' } as const;
  expect(can(gone, 'portal:enter')).toBe(false);
  const unknown = { role: 'Super_Admin', tenant_id: 't' };
  expect(can(unknown, 'portal:enter')).toBe(true);
  expect(can(unknown, 'audit:read')).toBe(false);
});
