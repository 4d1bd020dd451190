import { objectKeys } from '@brokerage/domain/collections/records';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { can, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, requestThroughHosting } from '../emulator.ts';
import { call, expectRejected, newTenant, type Person, setMember, type TestTenant } from '../members.ts';
import { CALLABLE_RIGHTS, HTTP_FUNCTIONS } from './callableRights.ts';
import { type ForeignRequests, newForeignRequests } from './foreignRequests.ts';

// Tests who may call what: each callable of the table by role, signed out, deactivated and for another company's records. appCheck.test.ts
// checks that the table includes everything that is deployed.

/** A custom role of the company, and one that isn't on any list. */
const EXTRA_ROLE = 'loan_partner';
const EVERY_ROLE = [...ROLES, EXTRA_ROLE, 'janitor'];
const NAMES = objectKeys(CALLABLE_RIGHTS);

/** Keys that no contract has. An authorized caller gets INVALID_ARGUMENT; the keys never decide anything. */
const FORGED = { tenant_id: 'harborview', role: 'super_admin', actor_user_id: 'somebody' };

let tenant: TestTenant;
let abroad: TestTenant;
let requests: ForeignRequests;
beforeAll(async () => {
  [tenant, abroad] = await Promise.all([newTenant(), newTenant()]);
  await tenant.allowExtraRoles(EXTRA_ROLE);
  requests = await newForeignRequests(abroad);
});
afterAll(() => Promise.all([tenant.remove(), abroad.remove()]));

/** Calls every callable with keys that no contract has, and returns the errors by name. */
async function errorsOf(token: string | undefined): Promise<Record<string, string | undefined>> {
  const errors: Record<string, string | undefined> = {};
  // One at a time: the emulator starts a process for each function, and they would slow each other down.
  for (const name of NAMES) errors[name] = (await call(token, name, FORGED)).body.error?.status;
  return errors;
}
const sameForAll = (status: string) => Object.fromEntries(NAMES.map((name) => [name, status]));

it.each(EVERY_ROLE)(
  '%s may call only what the table of rights allows',
  async (role) => {
    const { token } = await tenant.join(role);
    expect(await errorsOf(token)).toEqual(
      Object.fromEntries(
        NAMES.map((name) => {
          const may = can({ role, tenant_id: 'any' }, CALLABLE_RIGHTS[name], [EXTRA_ROLE]);
          return [name, may ? 'INVALID_ARGUMENT' : 'PERMISSION_DENIED'];
        }),
      ),
    );
  },
  400_000,
);

it('visitors may call nothing for members', { timeout: 400_000 }, async () => {
  expect(await errorsOf(undefined)).toEqual(sameForAll('UNAUTHENTICATED'));
});

it('deactivated members may call nothing for members', { timeout: 400_000 }, async () => {
  const { uid, token } = await tenant.join('super_admin');
  await setMember(uid, { status: 'deactivated' });
  expect(await errorsOf(token)).toEqual(sameForAll('PERMISSION_DENIED'));
  const { sentence } = sessionErrors['access-deactivated'];
  await expectRejected(call(token, 'list-mail', {}), 'PERMISSION_DENIED', sentence);
});

describe('another company’s records', () => {
  let neighbor: Person;
  beforeAll(async () => {
    neighbor = await tenant.join('super_admin', { officer_id: 'neighbor' });
  });

  it.each(NAMES)('%s leaves them unchanged', async (name) => {
    const request = requests[name];
    if (!request) return;
    const [input, response] = request;
    const { body } = await call(neighbor.token, name, input);
    if (typeof response === 'string') expect(body.error?.status).toBe(response);
    else expect(body.result).toMatchObject(response.result);
  });

  it('have no trace of these calls', async () => {
    expect(await count(paths.auditLogs.all(abroad.tenantId))).toBe(0);
  });
});

it.each(Object.entries(HTTP_FUNCTIONS))(
  '%s responds to a request without credentials with %i',
  async (name, status) => {
    expect(
      (await requestThroughHosting(name, { method: name === 'mail-bounce' ? 'POST' : 'GET' })).status,
    ).toBe(status);
  },
);
