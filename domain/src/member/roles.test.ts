import { expect, it } from 'vitest';
import { type Action, can, extraRoleSchema, needsRecentSignIn, ROLES, roleLabel } from './roles.ts';

const who = (action: Action) => ROLES.filter((role) => can({ role, tenant_id: 't' }, action));

it('gives rights over people and company to super administrators, and over the log to administrators', () => {
  for (const action of [
    'members:manage',
    'company:manage',
    'directory:manage',
    'licenses:manage',
    'secondFactor:reset',
  ] as const) {
    expect(who(action)).toEqual(['super_admin']);
  }
  expect(who('audit:seal')).toEqual(['super_admin', 'compliance']);
  // Marketing members who write templates never consent to them.
  expect(who('templates:consent')).toEqual(['super_admin', 'compliance']);
  expect(who('customerReviews:manage')).toEqual(['super_admin', 'marketing_admin']);
  expect(who('licenses:read')).toEqual(['super_admin', 'marketing_admin', 'compliance']);
  expect(who('audit:read')).toEqual(['super_admin', 'marketing_admin', 'compliance']);
});

it('gives no rights to visitors, deactivated members and unlisted roles', () => {
  expect(can(undefined, 'portal:enter')).toBe(false);
  const gone = { role: 'super_admin', tenant_id: 't', status: 'deactivated' } as const;
  expect(can(gone, 'portal:enter')).toBe(false);
  for (const role of ['Super_Admin', 'loan_partner', '', 'constructor']) {
    expect(can({ role, tenant_id: 't' }, 'portal:enter')).toBe(false);
  }
});

it('gives a company’s own role the rights of a loan officer', () => {
  const partner = { role: 'loan_partner', tenant_id: 't' };
  expect(can(partner, 'flyers:make', ['loan_partner'])).toBe(true);
  expect(can(partner, 'audit:read', ['loan_partner'])).toBe(false);
  expect(can({ ...partner, role: 'Loan_Partner' }, 'flyers:make', ['loan_partner'])).toBe(false);
  expect(can({ ...partner, status: 'deactivated' }, 'flyers:make', ['loan_partner'])).toBe(false);
  expect(roleLabel('loan_partner')).toBe('Loan Officer');
  for (const role of ROLES) expect(extraRoleSchema.safeParse(role).success).toBe(false);
});

it('requires a recent sign-in for changes to people, profiles, company, factors, consent and seals', () => {
  for (const action of [
    'applications:export',
    'members:manage',
    'profiles:confirm',
    'company:manage',
    'directory:manage',
    'licenses:manage',
    'customerReviews:manage',
    'secondFactor:reset',
    'audit:seal',
    'templates:consent',
  ] as const) {
    expect(needsRecentSignIn(action)).toBe(true);
  }
  for (const action of ['members:read', 'audit:read', 'flyers:review', 'portal:enter'] as const) {
    expect(needsRecentSignIn(action)).toBe(false);
  }
});

it('allows those who may recall to preview recalls and decide on findings without step-up', () => {
  expect(needsRecentSignIn('flyers:recall')).toBe(true);
  for (const action of ['recalls:preview', 'findings:decide'] as const) {
    expect(needsRecentSignIn(action)).toBe(false);
    for (const role of ROLES) {
      const holder = { role, tenant_id: 't' };
      expect(can(holder, action)).toBe(can(holder, 'flyers:recall'));
    }
  }
});
