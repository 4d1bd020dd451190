import type { CallableInput } from '@brokerage/domain/callables';
import { eventAllowance, eventPeriod, type GuestEvent } from '@brokerage/domain/link/guestEvent';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  APPLICATIONS_PER_HOUR,
  callerCounter,
  eventCounter,
  MESSAGES_PER_HOUR,
  SCHEDULED_CALLS_PER_HOUR,
} from '../http/rateLimit.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { storeApplication } from '../preapproval/submitPreapproval.ts';
import { type CallResponse, firestore, post } from '../testing/emulator.ts';
import { newLinkCompany } from '../testing/linkCompany.ts';
import { linkWorld } from '../testing/links.ts';
import { call, expectRejected, expectSuccess, type Person } from '../testing/members.ts';
import { scheduleFarFromMidnight } from '../testing/scheduleFarFromMidnight.ts';
import { toCallSecret } from '../testing/submissions.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { visitor } from '../testing/visitor.ts';

const office_schedule = scheduleFarFromMidnight();
const { time_zone: ZONE } = office_schedule;
const TODAY = dayInZone(new Date(), ZONE);
const seminar: GuestEvent = { name: 'Homebuyer seminar', day: TODAY, guests: 20 };
const ALLOWANCE = eventAllowance(seminar);
const REFUSED = { status: 'resource-exhausted' };

const company = await newLinkCompany();
const { tenant, abroad, world, maya, leo, admin } = company;
await firestore.doc(paths.tenant(tenant.tenantId)).update({ office_schedule });
let wifi: string;
let code: string;
beforeEach(async () => {
  wifi = `wifi-${nanoid()}`;
  code = await world.link(await world.flyer(maya.uid), maya.uid);
});
afterEach(() => world.remove());
afterAll(() => company.remove());

/** Fills the limit of the event's Wi-Fi network for this hour and the next, which may begin during the test. */
const fillNetwork = (kind: 'application' | 'message' | 'call', forms: number, now = new Date(), ip = wifi) =>
  Promise.all(
    [now, new Date(now.getTime() + HOUR_MS)].map((at) =>
      firestore
        .doc(paths.rateLimit(callerCounter(kind, ip, at).id))
        .set({ count: forms, expires_at: new Date() }),
    ),
  );
const findEventCounter = (kind: 'application' | 'message' | 'call', day = TODAY, of = code) => {
  const { to } = eventPeriod(day, ZONE);
  return firestore.doc(
    paths.rateLimit(eventCounter(kind, { tenantId: tenant.tenantId, code: of, day, to }).id),
  );
};
const setEvent = (event: GuestEvent | null) => world.setLink(code, { event });
const loadEvent = async () => ((await world.loadLink(code)) as SharedLink | undefined)?.event;

/** A guest on the Wi-Fi of the event applies. */
function apply(link: string | undefined, now = new Date(), id = nanoid(21)) {
  const input = validSubmission({
    id,
    link,
    consent_company: 'Testfield Lending',
    call_secret: toCallSecret(id),
  });
  const caller = visitor({ ip: wifi, tenantId: tenant.tenantId });
  return storeApplication(input, caller, { now, newReference: () => newReferenceNumber('PA') });
}
/** Sends the request like a visitor's browser on the company’s website. */
const ask = (
  name: 'send-contact-message' | 'schedule-call',
  body: object,
  ip: string,
): Promise<CallResponse> => post(name, body, { ip, headers: { origin: `https://${tenant.host}` } });

describe('the eleventh guest on one Wi-Fi network', () => {
  it('is accepted with an event’s link, and rejected without one', async () => {
    await setEvent(seminar);
    for (let guest = 0; guest < APPLICATIONS_PER_HOUR; guest += 1) await apply(code);
    expect((await findEventCounter('application').get()).exists, 'not used while there is room').toBe(false);
    await expect(apply(undefined)).rejects.toMatchObject(REFUSED);
    await apply(code);
    expect((await findEventCounter('application').get()).data()).toMatchObject({
      count: 1,
      expires_at: expect.objectContaining({ seconds: eventPeriod(TODAY, ZONE).to.getTime() / 1000 }),
    });
    const network = await firestore
      .doc(paths.rateLimit(callerCounter('application', wifi, new Date()).id))
      .get();
    expect(network.get('count')).toBe(APPLICATIONS_PER_HOUR);
  });

  it('counts once, however often the form is sent', async () => {
    await setEvent(seminar);
    await fillNetwork('application', APPLICATIONS_PER_HOUR);
    const id = nanoid(21);
    expect(await apply(code, new Date(), id)).toEqual(await apply(code, new Date(), id));
    expect((await findEventCounter('application').get()).get('count')).toBe(1);
  });

  it('is rejected with a link without an event', async () => {
    await fillNetwork('application', APPLICATIONS_PER_HOUR);
    await expect(apply(code)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['seven hours before the day', -7, false],
    ['five hours before the day', -5, true],
    ['in the evening of the day', 20, true],
    ['five hours after the day', 29, true],
    ['seven hours after the day', 31, false],
  ])('%s: %i hours from midnight, accepted: %s', async (_, hours, isTaken) => {
    const day = '2026-12-03';
    await setEvent({ ...seminar, day });
    const now = new Date(new Date('2026-12-03T05:00:00Z').getTime() + hours * HOUR_MS);
    await fillNetwork('application', APPLICATIONS_PER_HOUR, now);
    if (isTaken) await apply(code, now);
    else await expect(apply(code, now)).rejects.toMatchObject(REFUSED);
  });

  it('is rejected after twice as many forms as the event has guests', async () => {
    await setEvent(seminar);
    await fillNetwork('application', APPLICATIONS_PER_HOUR);
    await findEventCounter('application').set({ count: ALLOWANCE - 1, expires_at: new Date() });
    await apply(code);
    await expect(apply(code)).rejects.toMatchObject(REFUSED);
    await setEvent({ ...seminar, name: 'Renamed' });
    await expect(apply(code), 'a new name starts no new count').rejects.toMatchObject(REFUSED);
    await setEvent({ ...seminar, guests: seminar.guests + 1 });
    await apply(code);
  });

  it('is rejected with the code of another company’s event, or a disabled or expired link', async () => {
    await setEvent(seminar);
    await fillNetwork('application', APPLICATIONS_PER_HOUR);
    const foreign = linkWorld(abroad.tenantId);
    const theirs = await foreign.link(await foreign.flyer('somebody'), 'somebody', { event: seminar });
    await expect(apply(theirs)).rejects.toMatchObject(REFUSED);
    await foreign.remove();
    await expect(apply('abcDEF234567')).rejects.toMatchObject(REFUSED);
    await world.setLink(code, { is_disabled: true });
    await expect(apply(code)).rejects.toMatchObject(REFUSED);
    await world.setLink(code, { is_disabled: false, expires_at: new Date(0) });
    await expect(apply(code)).rejects.toMatchObject(REFUSED);
    await world.setLink(code, { expires_at: null });
    await apply(code);
  });
});

it('sends guests’ messages beyond the usual limit, separate from applications', async () => {
  await setEvent(seminar);
  const ip = '198.51.110.1';
  await fillNetwork('message', MESSAGES_PER_HOUR, new Date(), ip);
  const send = (link?: string) => {
    const id = nanoid(21);
    const body = {
      id,
      name: 'Rosa Delgado',
      email: `rosa.${nanoid(6).toLowerCase().replaceAll(/\W|_/g, 'x')}@borrower.example`,
      topic: 'buying',
      message: 'Where do we begin?',
      elapsed_ms: 60_000,
      website: '',
      ...(link !== undefined && { link }),
    };
    return ask('send-contact-message', body, ip);
  };
  expect((await send()).status).toBe(429);
  expect((await send(code)).status).toBe(200);
  expect((await findEventCounter('message').get()).get('count')).toBe(1);
  expect((await findEventCounter('application').get()).exists).toBe(false);
  await findEventCounter('message').set({ count: ALLOWANCE, expires_at: new Date() });
  expect((await send(code)).status).toBe(429);
});

it('schedules calls of guests who applied through the link, without a link from the browser', async () => {
  await setEvent(seminar);
  const ip = '198.51.110.2';
  await fillNetwork('call', SCHEDULED_CALLS_PER_HOUR, new Date(), ip);
  const [byLink, byThemselves] = [nanoid(21), nanoid(21)];
  await apply(code, new Date(), byLink);
  await apply(undefined, new Date(), byThemselves);
  const callback = callbackTimes(new Date(), office_schedule)[6]?.value;
  const schedule = (application_id: string, more = {}) =>
    ask(
      'schedule-call',
      { application_id, call_secret: toCallSecret(application_id), callback, ...more },
      ip,
    );
  expect((await schedule(byThemselves)).status).toBe(429);
  expect((await schedule(byThemselves, { link: code })).status).toBe(400);
  expect((await schedule(byLink)).status).toBe(200);
  expect((await findEventCounter('call').get()).get('count')).toBe(1);
});

describe('a link’s event', () => {
  const update = (who: Person, change: Omit<CallableInput<'update-share-link'>, 'shortCode'>) =>
    expectSuccess(who.token, 'update-share-link', { shortCode: code, ...change });
  const refuse = (who: Person | undefined, event: unknown, status: string) =>
    expectRejected(call(who?.token, 'update-share-link', { shortCode: code, event }), status);

  it('is set, changed, removed and recorded by the link’s holder and administrators', async () => {
    await update(maya, { event: seminar });
    expect(await loadEvent()).toEqual(seminar);
    expect(await world.loadAudit(code, 1)).toMatchObject({
      action: 'link_changed',
      actor_user_id: maya.uid,
      before: { guest_event: null },
      after: { guest_event: seminar },
    });
    await update(maya, { event: seminar });
    expect(await world.loadAudit(code, 2), 'nothing changed').toBeUndefined();
    const moved = { ...seminar, day: shiftDate(TODAY, 7), guests: 500 };
    await update(admin, { event: moved });
    await update(admin, { label: 'Seminar' });
    expect(await loadEvent()).toEqual(moved);
    await update(admin, { event: null });
    expect(await loadEvent()).toBeNull();
    expect(await world.loadAudit(code, 4)).toMatchObject({
      actor_user_id: admin.uid,
      before: { guest_event: moved },
      after: { guest_event: null },
    });
  });

  it('can’t be set by anyone else, or with a limit from the browser', async () => {
    await refuse(leo, seminar, 'PERMISSION_DENIED');
    await refuse(undefined, seminar, 'UNAUTHENTICATED');
    await refuse(await abroad.join('super_admin'), seminar, 'NOT_FOUND');
    for (const wrong of [
      { ...seminar, guests: 501 },
      { ...seminar, guests: 0 },
      { ...seminar, limit: 10_000 },
      { ...seminar, name: '' },
      { ...seminar, day: shiftDate(TODAY, -1) },
      { ...seminar, day: shiftDate(TODAY, 367) },
    ]) {
      await refuse(maya, wrong, 'INVALID_ARGUMENT');
    }
    expect(await loadEvent()).toBeUndefined();
  });

  it('can be set with a new link', async () => {
    const input = { target: 'questionnaire', expiryDays: null, utmParams: {}, requestId: nanoid() } as const;
    await expectRejected(
      call(maya.token, 'create-share-link', { ...input, event: { ...seminar, day: shiftDate(TODAY, -1) } }),
      'INVALID_ARGUMENT',
    );
    const { shortCode } = await expectSuccess(maya.token, 'create-share-link', { ...input, event: seminar });
    world.made(shortCode);
    expect(await world.loadLink(shortCode)).toMatchObject({ event: seminar });
    expect(await world.loadAudit(shortCode, 1)).toMatchObject({
      action: 'link_created',
      after: { guest_event: seminar },
    });
  });
});
