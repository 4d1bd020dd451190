import type { CallableInput } from '@brokerage/domain/callables';
import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { linkWorld } from '../testing/links.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';

type Input = CallableInput<'create-share-link'>;

// Links belong to the public website, so these tests use members of its company.
let tenant: TestTenant;
let owner: Person;
let colleague: Person;
let admin: Person;
let stranger: Person;
const world = linkWorld(PUBLIC_TENANT);
let flyerId: string;
beforeAll(async () => {
  tenant = await newTenant();
  const there = { tenant_id: PUBLIC_TENANT };
  [owner, colleague] = [await tenant.join('officer', there), await tenant.join('officer', there)];
  admin = await tenant.join('marketing_admin', there);
  stranger = await tenant.join('super_admin');
});
beforeEach(async () => {
  flyerId = await world.flyer(owner.uid);
});
afterEach(() => world.remove());
afterAll(() => tenant.remove());

const input = (changes: Partial<Input> = {}): Input => ({
  instanceId: flyerId,
  expiryDays: 7,
  utmParams: {},
  requestId: nanoid(),
  ...changes,
});
async function share(who: Person, changes: Partial<Input> = {}) {
  const made = await expectSuccess(who.token, 'create-share-link', input(changes));
  world.made(made.shortCode);
  return made;
}

describe('create-share-link', () => {
  it('rejects a flyer for a state where its officer’s license expired, even for administrators', async () => {
    const officerId = `officer-${owner.uid}`;
    const license = firestore.doc(paths.licenses.one(PUBLIC_TENANT, officerId));
    const california = await world.flyer(owner.uid, {
      data: { property_address: '12 Ocean Ave, Huntington Beach, CA 92648' },
    });
    await setMember(owner.uid, { officer_id: officerId });
    await license.set({
      id: officerId,
      holder_kind: 'officer',
      holder_id: officerId,
      state: 'CA',
      kind: 'originator',
      number: '1',
      authority: '',
      expires_on: '2020-10-31',
      revision: 1,
    });
    try {
      for (const person of [owner, admin]) {
        await expectRejected(
          call(person.token, 'create-share-link', input({ instanceId: california })),
          'FAILED_PRECONDITION',
          'Sample officer’s California license expired on Oct 31, 2020. Once it’s renewed, ask your administrator to update it under Licenses.',
        );
      }
      await license.update({ expires_on: '2099-10-31' });
      const { shortCode } = await share(owner, { instanceId: california });
      await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true });
      await license.update({ expires_on: '2020-10-31' });
      for (const change of [{ isDisabled: false }, { expiryDays: 90 }] as const) {
        const again = call(owner.token, 'update-share-link', { shortCode, ...change });
        expect((await expectRejected(again, 'FAILED_PRECONDITION'))?.message).toMatch(
          /California license expired/,
        );
      }
      await expectSuccess(owner.token, 'update-share-link', { shortCode, label: 'Kept for the file' });
    } finally {
      await license.delete();
      await setMember(owner.uid, { officer_id: null });
    }
  });

  it('lasts through the day after the flyer’s event, and is rejected without an upcoming one', async () => {
    const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    const seminar = await world.flyer(owner.uid, { data: { event_date: day } });
    const { shortCode } = await share(owner, { instanceId: seminar, expiryDays: 'after_event' });
    const { expires_at } = (await world.loadLink(shortCode)) as { expires_at: { toDate: () => Date } };
    const left = expires_at.toDate().getTime() - Date.parse(`${day}T00:00:00Z`);
    // Midnight in the company's time zone, two days after the event's day began.
    expect(left / DAY_MS).toBeGreaterThan(2);
    expect(left / DAY_MS).toBeLessThan(2.5);
    for (const event_date of ['2026-01-05', '']) {
      const over = await world.flyer(owner.uid, { data: { event_date } });
      await expectRejected(
        call(owner.token, 'create-share-link', input({ instanceId: over, expiryDays: 'after_event' })),
        'FAILED_PRECONDITION',
        linkErrors['no-coming-event'].sentence,
      );
    }
  });

  it('creates and records a link to your own approved flyer', async () => {
    const utmParams = { source: ' postcard ', medium: 'mail' };
    const { shareUrl, shortCode } = await share(owner, { utmParams, label: 'Spring mailing' });
    expect(shareUrl).toMatch(new RegExp(`^https?://[^/]+/shared/${shortCode}$`));
    expect(shortCode).toMatch(/^[2-9a-zA-Z]{10,}$/);
    expect(shortCode).not.toMatch(/[01lIO]/);
    const link = await world.loadLink(shortCode);
    expect(link).toMatchObject({
      short_code: shortCode,
      tenant_id: PUBLIC_TENANT,
      flyer_instance_id: flyerId,
      kind: 'link',
      created_by_user_id: owner.uid,
      label: 'Spring mailing',
      is_disabled: false,
      views: 0,
      utm_source: 'postcard',
      utm_medium: 'mail',
      utm_campaign: null,
    });
    expect(link?.audit_head).toMatchObject({ seq: 1 });
    const lives = (link?.expires_at.toMillis() as number) - (link?.created_at.toMillis() as number);
    expect(lives).toBe(7 * DAY_MS);
    expect(await world.loadAudit(shortCode, 1)).toMatchObject({
      action: 'link_created',
      entity_type: 'link',
      actor_user_id: owner.uid,
      before: null,
      after: {
        flyer_title: 'Open house, Smith file',
        flyer_instance_id: flyerId,
        label: 'Spring mailing',
        expires_at: link?.expires_at.toDate().toISOString(),
        utm_source: 'postcard',
        utm_medium: 'mail',
      },
    });
  });

  it('treats requests without an id as separate ones', async () => {
    const plain = {
      instanceId: flyerId,
      expiryDays: 30 as const,
      utmParams: { source: 'newsletter', medium: 'email', campaign: 'spring' },
    };
    const [first, second] = [
      await expectSuccess(owner.token, 'create-share-link', plain),
      await expectSuccess(owner.token, 'create-share-link', plain),
    ];
    world.made(first.shortCode);
    world.made(second.shortCode);
    expect(first.shareUrl).toContain(`/shared/${first.shortCode}`);
    expect(second.shortCode).not.toBe(first.shortCode);
  });

  it('has the PDF rendered first if there is none', async () => {
    const jobs = async () =>
      (
        await firestore
          .collection(paths.pdfJobs.all(PUBLIC_TENANT))
          .where('flyer_instance_id', '==', flyerId)
          .get()
      ).docs;
    expect(await jobs()).toEqual([]);
    await share(owner);
    expect((await jobs()).map((job) => job.get('status') as string)).toEqual(['done']);
  });

  it('can’t replace a link that an administrator disabled, except for administrators', async () => {
    const [first, second] = [await share(owner), await share(owner)];
    const printed = await world.link(flyerId, owner.uid, { kind: 'print' });
    const toggle = (who: Person, shortCode: string, isDisabled: boolean) =>
      expectSuccess(who.token, 'update-share-link', { shortCode, isDisabled });
    await toggle(owner, first.shortCode, true);
    await share(owner);
    const { sentence } = linkErrors['flyer-disabled-by-administrator'];
    for (const shortCode of [second.shortCode, printed]) {
      await toggle(admin, shortCode, true);
      await expectRejected(call(owner.token, 'create-share-link', input()), 'PERMISSION_DENIED', sentence);
      await share(admin);
      await toggle(admin, shortCode, false);
      await share(owner);
    }
    const other = await world.flyer(owner.uid);
    await toggle(admin, second.shortCode, true);
    await share(owner, { instanceId: other });
  });

  it('can’t be replaced by enabling or extending an older link either', async () => {
    const { shortCode: held } = await share(owner);
    const { shortCode: own } = await share(owner);
    const { shortCode: live } = await share(owner);
    const ended = await world.link(flyerId, owner.uid, { expires_at: new Date(Date.now() - DAY_MS) });
    const update = (who: Person, changes: object) => call(who.token, 'update-share-link', changes);
    const { sentence } = linkErrors['flyer-disabled-by-administrator'];
    await expectSuccess(owner.token, 'update-share-link', { shortCode: own, isDisabled: true });
    await expectSuccess(admin.token, 'update-share-link', { shortCode: held, isDisabled: true });
    const changes = [
      { shortCode: own, isDisabled: false },
      { shortCode: ended, expiryDays: null },
      { shortCode: live, expiryDays: null },
      { shortCode: live, expiryDays: 90 as const },
    ];
    for (const change of changes) {
      await expectRejected(update(owner, change), 'PERMISSION_DENIED', sentence);
    }
    expect((await world.loadLink(own))?.is_disabled).toBe(true);
    await expectSuccess(owner.token, 'update-share-link', { shortCode: ended, label: 'Yard sign' });
    const renamed = await world.loadLink(ended);
    expect(renamed?.search_keys, 'found by its new name').toEqual(expect.arrayContaining(['yard', 'sig']));
    await expectSuccess(owner.token, 'update-share-link', { shortCode: live, expiryDays: 1 });
    for (const change of changes) await expectSuccess(admin.token, 'update-share-link', change);
  });

  it('by an administrator can open any flyer of the company', async () => {
    const { shortCode } = await share(admin, { expiryDays: null });
    expect(await world.loadLink(shortCode)).toMatchObject({
      created_by_user_id: admin.uid,
      expires_at: null,
    });
  });

  it.each([1, 30, 90] as const)('expires after %i days', async (expiryDays) => {
    const link = await world.loadLink((await share(owner, { expiryDays })).shortCode);
    expect(link?.expires_at.toMillis() - link?.created_at.toMillis()).toBe(expiryDays * DAY_MS);
  });

  it('creates one link per request, also for concurrent ones', async () => {
    const request = { requestId: nanoid() };
    const made = await Promise.all([1, 2, 3].map(() => share(owner, request)));
    made.push(await share(owner, { ...request, label: 'Changed' }));
    expect(new Set(made.map(({ shortCode }) => shortCode)).size).toBe(1);
    const other = await share(owner);
    expect(other.shortCode).not.toBe(made[0]?.shortCode);
    // The same request id from another person is a different request.
    expect((await share(admin, request)).shortCode).not.toBe(made[0]?.shortCode);
  });

  it.each(['editing', 'pending_approval', 'rejected', 'recalled', 'archived'])(
    'rejects a flyer that is %s',
    async (status) => {
      await world.setFlyer(flyerId, { status });
      const response = call(owner.token, 'create-share-link', input());
      const error = await expectRejected(
        response,
        'FAILED_PRECONDITION',
        'Only approved flyers can be shared',
      );
      expect(error?.details).toMatchObject({ title: 'Cannot Share' });
    },
  );

  it('rejects a colleague’s flyer, and reveals nothing about a missing one', async () => {
    await expectRejected(call(colleague.token, 'create-share-link', input()), 'PERMISSION_DENIED');
    const nowhere = input({ instanceId: 'nowhere' });
    await expectRejected(call(owner.token, 'create-share-link', nowhere), 'NOT_FOUND');
    await expectRejected(call(stranger.token, 'create-share-link', input()), 'NOT_FOUND');
  });

  it.each([
    [{ expiryDays: 2 }],
    [{ expiryDays: 0 }],
    [{ expiryDays: '7' }],
    [{ utmParams: { source: 'a\u0000b' } }],
    [{ utmParams: { source: 'x'.repeat(101) } }],
    [{ utmParams: { term: 'x' } }],
    [{ requestId: 'short' }],
    [{ tenant_id: 'harborview' }],
  ])('rejects %j', async (change) => {
    const response = call(owner.token, 'create-share-link', { ...input(), ...change });
    await expectRejected(response, 'INVALID_ARGUMENT');
  });
});

describe('update-share-link', () => {
  const update = (who: Person, changes: object) => call(who.token, 'update-share-link', changes);

  it('disables, enables, extends and names, and records what changed', async () => {
    const { shortCode } = await share(owner);
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true, label: 'Old' });
    expect(await world.loadLink(shortCode)).toMatchObject({ is_disabled: true, label: 'Old' });
    await expectSuccess(admin.token, 'update-share-link', { shortCode, isDisabled: false, expiryDays: null });
    const link = await world.loadLink(shortCode);
    expect(link).toMatchObject({ is_disabled: false, label: 'Old', expires_at: null });
    expect(await world.loadAudit(shortCode, 2)).toMatchObject({
      action: 'link_changed',
      entity_type: 'link',
      actor_user_id: owner.uid,
      before: { is_disabled: false, label: '' },
      after: { is_disabled: true, label: 'Old' },
    });
    const third = await world.loadAudit(shortCode, 3);
    expect(third?.after).toEqual({ is_disabled: false, expires_at: null });
    expect(third?.before).toEqual({ is_disabled: true, expires_at: expect.stringMatching(/^2.+Z$/) });
    expect(link?.audit_head).toMatchObject({ seq: 3 });
    await expectSuccess(owner.token, 'update-share-link', { shortCode, label: 'Old' });
    expect((await world.loadLink(shortCode))?.audit_head, 'what is so already is no act').toMatchObject({
      seq: 3,
    });
    const { first_broken } = await expectSuccess(admin.token, 'verify-audit-log', {});
    expect(first_broken).toBeNull();
  });

  it('only administrators can enable what an administrator disabled', async () => {
    const { shortCode } = await share(owner);
    await expectSuccess(admin.token, 'update-share-link', { shortCode, isDisabled: true });
    expect(await world.loadLink(shortCode)).toMatchObject({ disabled_by_administrator_id: admin.uid });
    const { sentence } = linkErrors['link-disabled-by-administrator'];
    await expectRejected(update(owner, { shortCode, isDisabled: false }), 'PERMISSION_DENIED', sentence);
    await expectRejected(
      update(owner, { shortCode, isDisabled: false, label: 'x' }),
      'PERMISSION_DENIED',
      sentence,
    );
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true, label: 'Mine' });
    expect(await world.loadLink(shortCode)).toMatchObject({
      is_disabled: true,
      disabled_by_administrator_id: admin.uid,
      label: 'Mine',
    });
    await expectSuccess(admin.token, 'update-share-link', { shortCode, isDisabled: false });
    expect(await world.loadLink(shortCode)).toMatchObject({
      is_disabled: false,
      disabled_by_administrator_id: null,
    });
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true });
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: false });
    expect(await world.loadLink(shortCode)).toMatchObject({ is_disabled: false });
  });

  it('an administrator’s disabling overrides the holder’s earlier one', async () => {
    const { shortCode } = await share(owner);
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true });
    await expectSuccess(admin.token, 'update-share-link', { shortCode, isDisabled: true });
    await expectRejected(update(owner, { shortCode, isDisabled: false }), 'PERMISSION_DENIED');
  });

  it('an administrator’s disabling of their own link doesn’t lock it, even once they are an officer', async () => {
    const former = await tenant.join('marketing_admin', { tenant_id: PUBLIC_TENANT });
    const own = await share(former);
    const taken = await world.link(flyerId, owner.uid);
    for (const shortCode of [own.shortCode, taken]) {
      await expectSuccess(former.token, 'update-share-link', { shortCode, isDisabled: true });
    }
    expect(await world.loadLink(own.shortCode)).toMatchObject({
      is_disabled: true,
      disabled_by_administrator_id: null,
    });
    await world.setLink(taken, { created_by_user_id: former.uid });
    await setMember(former.uid, { role: 'officer' });
    for (const shortCode of [own.shortCode, taken]) {
      await expectSuccess(former.token, 'update-share-link', { shortCode, isDisabled: false });
    }
  });

  it('the holder can enable a link from before this was stored', async () => {
    const code = await world.link(flyerId, owner.uid, { is_disabled: true });
    expect(await world.loadLink(code)).not.toHaveProperty('disabled_by_administrator_id');
    await expectSuccess(owner.token, 'update-share-link', { shortCode: code, isDisabled: false });
    expect(await world.loadLink(code)).toMatchObject({ is_disabled: false });
  });

  it('disables a printed link, but sets no expiration', async () => {
    const shortCode = await world.link(flyerId, owner.uid, { kind: 'print' });
    for (const expiryDays of [30, null]) {
      const { sentence } = linkErrors['print-link-never-expires'];
      await expectRejected(update(owner, { shortCode, expiryDays }), 'FAILED_PRECONDITION', sentence);
    }
    await expectSuccess(owner.token, 'update-share-link', { shortCode, isDisabled: true });
    expect(await world.loadLink(shortCode)).toMatchObject({ is_disabled: true, expires_at: null });
  });

  it('rejects a colleague, another company and an unknown code', async () => {
    const { shortCode } = await share(owner);
    await expectRejected(update(colleague, { shortCode, isDisabled: true }), 'PERMISSION_DENIED');
    const { sentence } = linkErrors['link-not-found'];
    await expectRejected(update(stranger, { shortCode, isDisabled: true }), 'NOT_FOUND', sentence);
    await expectRejected(
      update(owner, { shortCode: 'zzZZ99zzZZ99', isDisabled: true }),
      'NOT_FOUND',
      sentence,
    );
    await expectRejected(update(owner, { shortCode: '__zzZZ99zzZ__', isDisabled: true }), 'INVALID_ARGUMENT');
    expect(await world.loadLink(shortCode)).toMatchObject({ is_disabled: false });
  });
});
