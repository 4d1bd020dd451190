import type { CallableName } from '@brokerage/domain/callables';
import { REFUSALS } from '@brokerage/domain/errors';
import { paths } from '@brokerage/domain/paths';
import { type Action, can, ROLES } from '@brokerage/domain/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { auth, call, newTenant, type Person, refused, type TestTenant, tokenOf } from '../testing/staff.ts';
import { enrol } from '../testing/totp.ts';

/** Every callable for staff, with the right that it takes. */
const CALLABLES = {
  'invite-member': 'people:manage',
  'resend-invitation': 'people:manage',
  'update-member': 'people:manage',
  'deactivate-member': 'people:manage',
  'reactivate-member': 'people:manage',
  'update-profile': 'portal:enter',
  'review-profile-change': 'profiles:confirm',
  'list-member-accounts': 'people:manage',
  'update-company': 'company:manage',
  'reset-second-factor': 'secondFactor:reset',
  'create-recovery-codes': 'portal:enter',
  'end-all-sessions': 'portal:enter',
  'seal-audit-log': 'audit:seal',
  'verify-audit-log': 'audit:read',
  'create-flyer': 'flyers:make',
  'submit-flyer': 'flyers:make',
  'review-flyer': 'flyers:review',
  'withdraw-flyer': 'flyers:make',
  'revise-flyer': 'flyers:make',
  'archive-flyer': 'flyers:make',
  'duplicate-flyer': 'flyers:make',
  'render-pdf': 'flyers:make',
  'save-template': 'templates:manage',
  'publish-template': 'templates:manage',
  'retire-template': 'templates:manage',
  'restore-template': 'templates:manage',
  'duplicate-template': 'templates:manage',
  'create-share-link': 'flyers:make',
  'update-share-link': 'flyers:make',
} as const satisfies Partial<Record<CallableName, Action>>;
const NAMES = Object.keys(CALLABLES) as (keyof typeof CALLABLES)[];

/** Whoever is let in is told that no contract knows these keys: nothing happens, and nothing is decided by them. */
const FORGED = { tenant_id: 'harborview', role: 'super_admin', actor_user_id: 'somebody' };
const isIn = { status: 'INVALID_ARGUMENT' };

let tenant: TestTenant;
const people: Record<string, Person> = {};
beforeAll(async () => {
  tenant = await newTenant();
  for (const role of [...ROLES, 'janitor']) people[role] = await tenant.join(role);
});
afterAll(() => tenant.remove());

const verdict = async (token: string | undefined, name: CallableName) =>
  (await call(token, name, FORGED)).body.error;

it.each([...ROLES, 'janitor'])(
  '%s may call what the table of rights says, and nothing else',
  async (role) => {
    const verdicts: string[] = [];
    // One after the other: the emulator starts a process for each function, which would get in each other's way.
    for (const name of NAMES) {
      verdicts.push(`${name} ${(await verdict(people[role]?.token, name))?.status}`);
    }
    expect(verdicts).toEqual(
      NAMES.map((name) => {
        const may = can({ role, tenant_id: 'any' }, CALLABLES[name]);
        return `${name} ${may ? isIn.status : 'PERMISSION_DENIED'}`;
      }),
    );
  },
  180_000,
);

it.each(NAMES)('%s refuses whoever is not signed in', async (name) => {
  expect(await verdict(undefined, name)).toMatchObject({ status: 'UNAUTHENTICATED' });
});

describe('a super administrator is refused', () => {
  const superAdmin = () => tenant.join('super_admin');
  const attempt = (token: string) => call(token, 'list-member-accounts', {});

  it('without a role record, whatever the claims of the token say', async () => {
    const { uid, email } = await superAdmin();
    await auth.setCustomUserClaims(uid, { role: 'super_admin', tenant_id: tenant.tenantId, admin: true });
    await firestore.doc(paths.userRole(uid)).delete();
    await refused(attempt(await tokenOf(email)), 'PERMISSION_DENIED');
  });

  it('when deactivated, with a living token', async () => {
    const { uid, token } = await superAdmin();
    await firestore.doc(paths.userRole(uid)).update({ status: 'deactivated' });
    await refused(attempt(token), 'PERMISSION_DENIED', REFUSALS.deactivated);
  });

  it('when the account is disabled or deleted, with a living token', async () => {
    const { uid, token } = await superAdmin();
    await auth.updateUser(uid, { disabled: true });
    await refused(attempt(token), 'UNAUTHENTICATED', REFUSALS.sessionEnded);
    await auth.deleteUser(uid);
    await refused(attempt(token), 'UNAUTHENTICATED', REFUSALS.sessionEnded);
  });

  it('in a session that was begun before sessions_valid_after', async () => {
    const { uid, token } = await superAdmin();
    const later = Math.floor(Date.now() / 1000) + 60;
    await firestore.doc(paths.userRole(uid)).update({ sessions_valid_after: later });
    await refused(attempt(token), 'UNAUTHENTICATED', REFUSALS.sessionEnded);
  });

  it('with a role that changed since, at once', async () => {
    const { uid, token } = await superAdmin();
    expect((await attempt(token)).status).toBe(200);
    await firestore.doc(paths.userRole(uid)).update({ role: 'officer' });
    await refused(attempt(token), 'PERMISSION_DENIED');
  });
});

describe('where the tenant requires a second factor of administrators', () => {
  let strict: TestTenant;
  beforeAll(async () => {
    strict = await newTenant();
    await firestore.doc(paths.securitySettings(strict.tenantId)).set({
      administrators_need_second_factor: true,
    });
  });
  afterAll(() => strict.remove());

  it.each(['super_admin', 'marketing_admin', 'compliance'])(
    '%s needs the claim, and an enrolled factor alone does not do',
    async (role) => {
      const person = await strict.join(role);
      const attempt = (token: string) => call(token, 'verify-audit-log', {});
      await refused(attempt(person.token), 'PERMISSION_DENIED', REFUSALS.secondFactorRequired);
      const { token } = await enrol(person);
      await refused(attempt(person.token), 'PERMISSION_DENIED', REFUSALS.secondFactorRequired);
      expect((await attempt(token)).status).toBe(200);
    },
  );

  it('an officer does not', async () => {
    const officer = await strict.join('officer');
    expect(await verdict(officer.token, 'end-all-sessions')).toMatchObject(isIn);
  });
});
