import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import type { SharedLinkRecord } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { firestore, post, requestThroughHosting } from '../testing/emulator.ts';
import { linkWorld, sums } from '../testing/links.ts';
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

const world = linkWorld(PUBLIC_TENANT);
let tenant: TestTenant;
let owner: Person;
let successor: Person;
let colleague: Person;
let admin: Person;
let stranger: Person;
/** A person in the public directory. */
let listed: { id: string; name: string };
let flyerId: string;
let code: string;

beforeAll(async () => {
  tenant = await newTenant();
  const there = { tenant_id: PUBLIC_TENANT };
  const officers = await firestore.collection(paths.officers.all(PUBLIC_TENANT)).get();
  const entry = officers.docs.find((one) => one.get('listed') !== false);
  listed = { id: entry?.id ?? '', name: entry?.get('name') as string };
  owner = await tenant.join('officer', there);
  successor = await tenant.join('officer', { ...there, officer_id: listed.id });
  colleague = await tenant.join('officer', there);
  admin = await tenant.join('super_admin', there);
  stranger = await tenant.join('super_admin');
});
beforeEach(async () => {
  flyerId = await world.flyer(owner.uid);
  code = await world.link(flyerId, owner.uid);
});
afterEach(async () => {
  await set(owner, { status: 'active', links_forward_to: null });
  await set(successor, { status: 'active', links_forward_to: null });
  await world.remove();
});
afterAll(() => tenant.remove());

const set = ({ uid }: Person, changes: object) => setMember(uid, changes);
const ask = (path: string, headers: Record<string, string> = {}) =>
  requestThroughHosting(path, { headers: { 'user-agent': BROWSER, ...headers } });
async function openPage(): Promise<unknown> {
  const body = { shortCode: code, openingId: nanoid(), isStaff: false };
  return (await post('open-shared-flyer', body, { ip: '198.19.0.1', headers: { 'user-agent': BROWSER } }))
    .body.result;
}

describe('links of a deactivated officer', () => {
  it('open the successor’s public page, count nothing and show nothing of the flyer', async () => {
    await set(owner, { status: 'deactivated', links_forward_to: successor.uid });
    const response = await ask(`shared-page/${code}`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/loan-officer/${listed.id}?from=flyer`,
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await ask(`shared-page/${code}`, { 'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)' });
    expect(await openPage()).toEqual({ state: 'forwarded', officer: listed });
    for (const path of [`shared-pdf/${code}.pdf`, `shared-drawing/${code}.json`])
      expect((await ask(path)).status, path).toBe(404);
    expect(await world.rows(code)).toEqual([]);
    expect(await world.loadSums(code)).toEqual(sums({}));
  });

  it('keep the view’s campaign tags and nothing else of the address', async () => {
    await set(owner, { status: 'deactivated', links_forward_to: successor.uid });
    const query = 'utm_source=mail&utm_medium=a%26b&lo=somebody&from=x&next=https://evil.example//';
    const location = (await ask(`shared-page/${code}?${query}`)).headers.get('location');
    expect(location).toBe(`/loan-officer/${listed.id}?from=flyer&utm_source=mail&utm_medium=a%26b`);
  });

  it('follow a former successor to their own, and open nothing without one', async () => {
    await set(owner, { status: 'deactivated', links_forward_to: colleague.uid });
    expect(await openPage(), 'the colleague has no public page').toEqual({ state: 'not-found' });
    await set(colleague, { status: 'deactivated', links_forward_to: successor.uid });
    expect(await openPage()).toEqual({ state: 'forwarded', officer: listed });
    await set(successor, { status: 'deactivated', links_forward_to: colleague.uid });
    expect(await openPage(), 'in a circle').toEqual({ state: 'not-found' });
    await set(colleague, { status: 'active', links_forward_to: null });
    await set(owner, { links_forward_to: stranger.uid });
    expect(await openPage(), 'another company’s').toEqual({ state: 'not-found' });
    await set(owner, { links_forward_to: null });
    expect((await ask(`shared-page/${code}`)).status).toBe(404);
  });

  it('are forwarded only while they would be live, and open the flyer after a reactivation', async () => {
    await set(owner, { status: 'deactivated', links_forward_to: successor.uid });
    await world.setLink(code, { is_disabled: true });
    expect(await openPage()).toEqual({ state: 'not-found' });
    await world.setLink(code, { is_disabled: false, expires_at: new Date(Date.now() - 1000) });
    expect(await openPage()).toEqual({ state: 'expired' });
    await world.setLink(code, { expires_at: null });
    await world.setFlyer(flyerId, { status: 'archived' });
    expect(await openPage()).toEqual({ state: 'not-found' });
    await world.setFlyer(flyerId, { status: 'approved' });
    await set(owner, { status: 'active', links_forward_to: null });
    expect(await openPage()).toMatchObject({ state: 'live' });
  });

  it('can’t be created', async () => {
    await set(owner, { status: 'deactivated' });
    const input = { instanceId: flyerId, expiryDays: 7, utmParams: {} };
    const { sentence } = linkErrors['flyer-owner-deactivated'];
    await expectRejected(call(admin.token, 'create-share-link', input), 'FAILED_PRECONDITION', sentence);
  });
});

describe('count-live-links', () => {
  const none = { links: 0, prints: 0, pages: 0, isAtLeast: false };

  it('counts what opens the flyer now, whoever created it', async () => {
    await world.link(flyerId, admin.uid, { expires_at: new Date(Date.now() + 60_000) });
    await world.link(flyerId, owner.uid, { kind: 'print' });
    await world.link(flyerId, owner.uid, { is_disabled: true });
    await world.link(flyerId, owner.uid, { expires_at: new Date(Date.now() - 60_000) });
    await world.link(await world.flyer(colleague.uid), owner.uid);
    await world.link(await world.flyer(owner.uid, { status: 'archived' }), owner.uid);
    const expected = { ...none, links: 2, prints: 1 };
    expect(await expectSuccess(owner.token, 'count-live-links', { flyerId })).toEqual(expected);
    expect(await expectSuccess(admin.token, 'count-live-links', { flyerId })).toEqual(expected);
    expect(await expectSuccess(admin.token, 'count-live-links', { memberId: owner.uid })).toEqual(expected);
  });

  it('counts links to the member’s page with the member', async () => {
    await set(owner, { status: 'deactivated', links_forward_to: successor.uid });
    const count = () => expectSuccess(admin.token, 'count-live-links', { memberId: successor.uid });
    expect(await count()).toEqual({ ...none, links: 1 });
    expect(await expectSuccess(admin.token, 'count-live-links', { flyerId })).toEqual({ ...none, links: 1 });
    await set(owner, { links_forward_to: null });
    expect(await count()).toEqual(none);
    expect(await expectSuccess(admin.token, 'count-live-links', { flyerId })).toEqual(none);
  });

  it('counts live links to a listed member’s page and questionnaire, whoever created them', async () => {
    const count = () => expectSuccess(admin.token, 'count-live-links', { memberId: successor.uid });
    const toOfficer = (target: SharedLinkRecord['target'], creator: Person, changes = {}) =>
      world.link('', creator.uid, {
        target,
        flyer_instance_id: null,
        officer: { officer_id: listed.id, user_id: successor.uid, name: listed.name, state: 'listed' },
        ...changes,
      });
    await toOfficer('officer_page', successor);
    await toOfficer('questionnaire', admin, { expires_at: new Date(Date.now() + 60_000) });
    await toOfficer('officer_page', successor, { is_disabled: true });
    await toOfficer('officer_page', successor, { expires_at: new Date(Date.now() - 60_000) });
    expect(await count()).toEqual({ ...none, pages: 2 });
    await set(successor, { officer_id: null });
    expect(await count(), 'they lead to the list of officers already').toEqual(none);
    await set(successor, { officer_id: listed.id });
  });

  it('counts more flyers than fit in one query', async () => {
    for (let number = 0; number < 31; number += 1) await world.link(await world.flyer(owner.uid), owner.uid);
    const counted = await expectSuccess(admin.token, 'count-live-links', { memberId: owner.uid });
    expect(counted).toEqual({ ...none, links: 32 });
  });

  it('rejects colleagues, other companies and unknown ids', async () => {
    const count = (who: Person, input: object) => call(who.token, 'count-live-links', input);
    await expectRejected(count(colleague, { flyerId }), 'PERMISSION_DENIED');
    await expectRejected(count(stranger, { flyerId }), 'NOT_FOUND');
    await expectRejected(count(owner, { flyerId: 'nowhere' }), 'NOT_FOUND');
    await expectRejected(count(owner, { memberId: owner.uid }), 'PERMISSION_DENIED');
    await expectRejected(count(stranger, { memberId: owner.uid }), 'NOT_FOUND');
    await expectRejected(count(admin, {}), 'INVALID_ARGUMENT');
    await expectRejected(call(undefined, 'count-live-links', { flyerId }), 'UNAUTHENTICATED');
  });
});
