import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestThroughHosting } from '../testing/emulator.ts';
import { expectSuccess, newTenant, type Person, type TestTenant } from '../testing/members.ts';

let tenant: TestTenant;
let admin: Person;
let officer: Person;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  officer = await tenant.join('officer');
});
afterAll(() => tenant.remove());

it('an audit record has the id of the request that wrote it, and the log stays verifiable', async () => {
  const response = await requestThroughHosting('end-all-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${officer.token}` },
    body: JSON.stringify({ data: {} }),
  });
  expect(response.status).toBe(200);
  const [record] = await tenant.audits(officer.uid);
  expect(record).toMatchObject({
    action: 'sessions_ended',
    request_id: response.headers.get('x-request-id'),
  });
  expect(await expectSuccess(admin.token, 'verify-audit-log', { mode: 'whole' })).toMatchObject({
    status: 'done',
    first_broken: null,
  });
});

it('a mail has the id of the request that wrote it, and its delivery uses it', async () => {
  const response = await requestThroughHosting('end-all-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ data: {} }),
  });
  expect(response.status).toBe(200);
  const [mail] = await tenant.mails(admin.email);
  expect(mail?.request_id).toBe(response.headers.get('x-request-id'));
});
