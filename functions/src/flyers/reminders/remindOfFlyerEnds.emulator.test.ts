import { paths } from '@brokerage/domain/paths';
import { dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { linkWorld } from '../../testing/links.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { remindOfFlyerEnds } from './remindOfFlyerEnds.ts';

const TODAY = '2026-11-23';
const ZONE = 'America/New_York';
/** A quarter past seven in the morning on the company's clock. */
const at = (days: number) => new Date(`${shiftDate(TODAY, days)}T12:15:00Z`);
/** The end of a flyer whose last day is so many days from today. */
const endIn = (days: number) => dayStartInZone(shiftDate(TODAY, days + 1), ZONE);

let tenant: TestTenant;
let world: ReturnType<typeof linkWorld>;
let officer: Omit<Person, 'token'>;
beforeEach(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer');
  await tenant.join('super_admin');
  world = linkWorld(tenant.tenantId);
});
afterEach(async () => {
  await world.remove();
  await tenant.remove();
});

const run = (days: number) => remindOfFlyerEnds(tenant.tenantId, at(days));
const notices = async () =>
  (await firestore.collection(paths.notices.all(tenant.tenantId)).get()).docs
    .map((one) => one.data())
    .toSorted((one, other) => one.created_at - other.created_at);
const mails = async () =>
  (await tenant.mails(officer.email)).map((mail) => mail.message as { subject: string; text: string });

it('notifies the owner once two days before the last day and once on it', async () => {
  const title = 'Rates\nof the week';
  const flyerId = await world.flyer(officer.uid, { title, valid_until: endIn(0) });
  await world.setSnapshot(flyerId, { category: 'rate_sheet' });
  const written: [day: number, sum: number][] = [];
  for (let day = -5; day <= 5; day += 1) {
    written.push([day, await run(day)]);
    // A task may be delivered twice.
    expect(await run(day)).toBe(0);
  }
  expect(written.filter(([, sum]) => sum > 0)).toEqual([
    [-2, 1],
    [0, 1],
  ]);
  expect(await notices()).toMatchObject([
    { kind: 'flyer_ending', to_user_id: officer.uid, flyer_id: flyerId, title, read_at: null },
    { kind: 'flyer_ending', to_user_id: officer.uid, flyer_id: flyerId },
  ]);
  const [first, second] = await mails();
  expect([first?.subject, second?.subject]).toEqual([
    'Your rate sheet expires in 2 days',
    'Your rate sheet expires today',
  ]);
  expect(first?.text).toContain('\nRates of the week\n');
  expect(first?.text).toContain('It’s valid through Nov 23, 2026.');
  expect(first?.text).toContain(`/officer-portal/pdf/edit/${flyerId}`);
  expect(first?.text, 'nothing that was typed but the title').not.toContain('Maple');
});

it('catches up on missed runs for two days', async () => {
  await world.flyer(officer.uid, { valid_until: endIn(1) });
  await world.flyer(officer.uid, { valid_until: endIn(-2) });
  await world.flyer(officer.uid, { valid_until: endIn(-3) });
  expect(await run(0)).toBe(2);
  expect((await notices()).map(({ kind }) => kind as string).toSorted()).toEqual([
    'flyer_ended',
    'flyer_ending',
  ]);
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual(
    ['Your flyer expires tomorrow', 'Your flyer has expired'].toSorted(),
  );
});

it('reminds again of a new end, and of no flyer that is unapproved or without an owner', async () => {
  const renewed = await world.flyer(officer.uid, { valid_until: endIn(0) });
  expect(await run(0)).toBe(1);
  await world.setFlyer(renewed, { valid_until: endIn(2) });
  expect(await run(0)).toBe(1);
  for (const status of ['archived', 'pending_approval'] as const) {
    await world.flyer(officer.uid, { status, valid_until: endIn(0) });
  }
  await world.flyer(officer.uid, { valid_until: null });
  await world.flyer('somebody-else', { valid_until: endIn(0) });
  expect(await run(0)).toBe(0);
  await setMember(officer.uid, { status: 'deactivated' });
  await world.flyer(officer.uid, { valid_until: endIn(0) });
  expect(await run(0)).toBe(0);
});
