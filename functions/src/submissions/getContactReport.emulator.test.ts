import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer, seedApplication } from '../testing/submissions.ts';

let tenant: TestTenant;
let other: TestTenant;
let admin: Person;
let officer: Person;
let foreigner: Person;

const application = ({ tenantId }: TestTenant, changes: Record<string, unknown>) =>
  seedApplication(tenantId, { status: 'in_progress', est_value_or_price: null, ...changes });
const at = (iso: string) => new Date(iso);

beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  await listOfficer(tenant.tenantId, 'devon', { name: 'Devon Blake' });
  [admin, officer, foreigner] = await Promise.all([
    tenant.join('marketing_admin'),
    tenant.join('officer', { officer_id: 'devon' }),
    other.join('compliance'),
  ]);
  // The last minute of October and the first one of November, Eastern Time.
  await application(tenant, { created_at: at('2025-11-01T03:59:00Z') });
  await application(tenant, {
    created_at: at('2025-11-01T04:00:00Z'),
    lo_assigned_id: 'devon',
    first_contact_at: at('2025-11-03T15:00:00Z'),
  });
  await application(tenant, { created_at: at('2025-11-20T15:00:00Z'), lo_assigned_id: 'gone' });
  await application(other, { created_at: at('2025-11-20T15:00:00Z') });
});
afterAll(() => Promise.all([tenant.remove(), other.remove()]));

const report = async (person: Person, through = '2025-11') =>
  (await expectSuccess(person.token, 'get-contact-report', { through })).months;

it('returns six months of the caller’s company, by officer', async () => {
  const months = await report(admin);
  expect(months.map(({ month, total }) => [month, total.received])).toEqual([
    ['2025-11', 2],
    ['2025-10', 1],
    ['2025-09', 0],
    ['2025-08', 0],
    ['2025-07', 0],
    ['2025-06', 0],
  ]);
  expect(months[0]?.officers).toEqual([
    {
      officer_id: 'devon',
      name: 'Devon Blake',
      received: 1,
      contacted: 1,
      kept: 1,
      missed: 0,
      // Counted from the opening on Monday at 9.
      median_minutes: 60,
    },
    {
      officer_id: 'gone',
      name: 'Former officer',
      received: 1,
      contacted: 0,
      kept: 0,
      missed: 1,
      median_minutes: null,
    },
  ]);
  expect(months[1]?.officers).toMatchObject([{ officer_id: null, name: 'General team' }]);
  expect(await report(foreigner)).toMatchObject([
    { total: { received: 1 } },
    ...Array(5).fill({ total: { received: 0 } }),
  ]);
});

it('doesn’t compute a month again that was just computed', async () => {
  await report(admin, '2024-06');
  await application(tenant, { created_at: at('2024-06-05T15:00:00Z') });
  expect((await report(admin, '2024-06'))[0]).toMatchObject({ total: { received: 0 } });
  const stored = firestore.doc(paths.contactReports.one(tenant.tenantId, '2024-06'));
  await stored.update({ as_of: new Date(Date.now() - 25 * HOUR_MS) });
  expect((await report(admin, '2024-06'))[0]).toMatchObject({ total: { received: 1 } });
});

it('counts the others when one application is unreadable', async () => {
  await firestore
    .doc(paths.submissions.one(tenant.tenantId, 'broken'))
    .set({ created_at: at('2023-03-10T15:00:00Z'), status: 'unheard of' });
  await application(tenant, { created_at: at('2023-03-11T15:00:00Z') });
  expect((await report(admin, '2023-03'))[0]).toMatchObject({ total: { received: 1 } });
});

it('ends with the current month on the company’s clock for a later request', async () => {
  const [latest] = await report(admin, '2099-12');
  expect(latest?.month).toBe(dayInZone(new Date(), 'America/New_York').slice(0, 'yyyy-mm'.length));
});

it('is only for administrators', async () => {
  const ask = (person: Person | undefined, input: object) => call(person?.token, 'get-contact-report', input);
  await expectRejected(ask(officer, { through: '2025-11' }), 'PERMISSION_DENIED');
  await expectRejected(ask(undefined, { through: '2025-11' }), 'UNAUTHENTICATED');
  await expectRejected(ask(admin, { through: '2025-13' }), 'INVALID_ARGUMENT');
  await expectRejected(ask(admin, { through: '2025-11', tenant_id: other.tenantId }), 'INVALID_ARGUMENT');
});
