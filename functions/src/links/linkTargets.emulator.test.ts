import type { CallableInput } from '@brokerage/domain/callables';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { firestore, post, requestThroughHosting, storedApplication } from '../testing/emulator.ts';
import { newLinkCompany } from '../testing/linkCompany.ts';
import { sums } from '../testing/links.ts';
import { call, expectRejected, expectSuccess, type Person, setMember } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { listOfficer } from '../testing/submissions.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { updateOwnerState } from './facts/syncLinkMember.ts';
import { updateLinksOfOfficer } from './facts/syncLinkOfficer.ts';

type Input = Extract<CallableInput<'create-share-link'>, { target: string }>;

const BOT = 'Slackbot 1.0 (+https://api.slack.com/robots)';

const company = await newLinkCompany();
const { tenant, abroad, world, maya, leo, admin } = company;
const stranger = await abroad.join('super_admin');
beforeEach(async () => {
  await company.listOfficers();
});
afterEach(async () => {
  await setMember(maya.uid, { status: 'active', links_forward_to: null, officer_id: 'maya' });
  await world.remove();
});
afterAll(() => company.remove());

const entryRef = (id: string) => firestore.doc(paths.officers.one(tenant.tenantId, id));
const setEntry = (id: string, changes: { name: string; listed: boolean; has_left: boolean }) =>
  listOfficer(tenant.tenantId, id, changes);
const loadLink = async (code: string) => (await world.loadLink(code)) as unknown as SharedLink;

const input = (changes: Partial<Input> = {}): Input => ({
  target: 'officer_page',
  expiryDays: null,
  utmParams: {},
  requestId: nanoid(),
  ...changes,
});
async function create(who: Person, changes: Partial<Input> = {}): Promise<string> {
  const { shortCode } = await expectSuccess(who.token, 'create-share-link', input(changes));
  world.made(shortCode);
  return shortCode;
}
const refuse = (who: Person | undefined, changes: Partial<Input>, status: string, sentence?: string) =>
  expectRejected(call(who?.token, 'create-share-link', input(changes)), status, sentence);

const ask = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  requestThroughHosting(path, {
    method,
    headers: { 'user-agent': BROWSER, 'x-forwarded-host': tenant.host, ...headers },
  });
async function fetchLocation(code: string, query = ''): Promise<string | null> {
  const response = await ask(`shared-page/${code}${query}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  return response.headers.get('location');
}
let visitors = 0;
/** Sends what the link's target page sends, each time from its own address. */
async function visit(shortCode: string, changes: object = {}, headers: Record<string, string> = {}) {
  visitors += 1;
  const body = { shortCode, openingId: nanoid(), isStaff: false, ...changes };
  const origin = `https://${tenant.host}`;
  const { status, body: response } = await post('open-shared-flyer', body, {
    ip: `198.18.7.${visitors}`,
    headers: {
      'user-agent': BROWSER,
      origin,
      ...headers,
    },
  });
  expect(status).toBe(200);
  return response.result;
}

describe('create-share-link, to an officer', () => {
  it('creates and records a link to your own public page', async () => {
    const code = await create(maya, { label: 'Yard sign 12 Oak St', utmParams: { source: 'sign' } });
    const link = await loadLink(code);
    expect(link).toMatchObject({
      short_code: code,
      tenant_id: tenant.tenantId,
      target: 'officer_page',
      flyer_instance_id: null,
      flyer: null,
      officer: { officer_id: 'maya', user_id: maya.uid, name: 'Maya Torres', state: 'listed' },
      created_by_user_id: maya.uid,
      holder_name: 'Maya Torres',
      kind: 'link',
      label: 'Yard sign 12 Oak St',
      expires_at: null,
      is_disabled: false,
      utm_source: 'sign',
      views: 0,
    });
    expect(await world.loadAudit(code, 1)).toMatchObject({
      action: 'link_created',
      entity_type: 'link',
      actor_user_id: maya.uid,
      before: null,
      after: {
        target: 'officer_page',
        officer_name: 'Maya Torres',
        label: 'Yard sign 12 Oak St',
        expires_at: null,
        utm_source: 'sign',
      },
    });
  });

  it('creates no second link for a retried request', async () => {
    const again = { requestId: nanoid(), target: 'questionnaire' } as const;
    expect(await create(maya, again)).toBe(await create(maya, again));
  });

  it('lets administrators create and hold one for an officer of the company', async () => {
    const code = await create(admin, { officerId: 'maya', target: 'questionnaire' });
    expect(await loadLink(code)).toMatchObject({
      created_by_user_id: admin.uid,
      holder_name: 'Ada Admin',
      officer: { officer_id: 'maya', user_id: maya.uid },
    });
  });

  it('accepts an entry without a member, created by an administrator', async () => {
    await setEntry('mail', { name: 'Mailbox Officer', listed: true, has_left: false });
    const code = await create(admin, { officerId: 'mail' });
    expect((await loadLink(code)).officer).toMatchObject({ officer_id: 'mail', user_id: null });
    await entryRef('mail').update({ listed: false });
    expect(await fetchLocation(code)).toBe('/branches?from=officer');
    await entryRef('mail').delete();
  });

  it('rejects a colleague’s entry, an unknown one, another company’s, and members without one', async () => {
    await refuse(leo, { officerId: 'maya' }, 'PERMISSION_DENIED');
    await refuse(leo, { officerId: 'nobody' }, 'PERMISSION_DENIED');
    await refuse(admin, { officerId: 'nobody' }, 'NOT_FOUND');
    const { docs } = await firestore.collection(paths.officers.all(PUBLIC_TENANT)).limit(1).get();
    await refuse(admin, { officerId: docs[0]?.id ?? '' }, 'NOT_FOUND');
    await refuse(stranger, { officerId: 'maya' }, 'NOT_FOUND');
    await refuse(admin, {}, 'FAILED_PRECONDITION', errorCatalog['no-directory-entry'].sentence);
    await refuse(undefined, {}, 'UNAUTHENTICATED');
  });

  it('rejects an unlisted or former officer, and a deactivated member', async () => {
    await entryRef('maya').update({ listed: false });
    const sentence = errorCatalog['officer-not-listed'].sentence({ name: 'Maya Torres' });
    await refuse(maya, {}, 'FAILED_PRECONDITION', sentence);
    await entryRef('maya').update({ has_left: true });
    await refuse(admin, { officerId: 'maya' }, 'FAILED_PRECONDITION', sentence);
    await entryRef('maya').update({ listed: true, has_left: false });
    await setMember(maya.uid, { status: 'deactivated' });
    await refuse(maya, {}, 'PERMISSION_DENIED');
  });

  it('rejects a flyer and an officer together, and fields only the server sets', async () => {
    for (const change of [
      { instanceId: 'elm' },
      { target: 'flyer' },
      { tenant_id: 't' },
      { officerId: 'a/b' },
    ]) {
      await refuse(maya, change as Partial<Input>, 'INVALID_ARGUMENT');
    }
  });

  it('rejects an officer whose recorded licenses have all expired, also to enable a link', async () => {
    const license = firestore.doc(paths.licenses.one(tenant.tenantId, 'maya-nj'));
    const record = {
      id: 'maya-nj',
      holder_kind: 'officer',
      holder_id: 'maya',
      state: 'NJ',
      kind: 'originator',
      number: '1',
      authority: '',
      expires_on: '2020-10-31',
      revision: 1,
    };
    const shortCode = await create(maya, { expiryDays: 7 });
    await license.set(record);
    try {
      for (const who of [maya, admin]) {
        await refuse(
          who,
          { officerId: 'maya' },
          'FAILED_PRECONDITION',
          'Maya Torres’s license has expired. Once it’s renewed, ask your administrator to update it under Licenses.',
        );
      }
      await expectSuccess(maya.token, 'update-share-link', { shortCode, isDisabled: true });
      for (const change of [{ isDisabled: false }, { expiryDays: 90 }] as const) {
        await expectRejected(
          call(maya.token, 'update-share-link', { shortCode, ...change }),
          'FAILED_PRECONDITION',
        );
      }
      await expectSuccess(maya.token, 'update-share-link', { shortCode, label: 'Kept for the file' });
      await license.update({ expires_on: '2099-10-31' });
      await expectSuccess(maya.token, 'update-share-link', { shortCode, isDisabled: false });
    } finally {
      await license.delete();
    }
  });
});

describe('update-share-link, of a link to an officer', () => {
  it('is for its holder and administrators; a link disabled by an administrator blocks no others', async () => {
    const shortCode = await create(maya);
    const other = await create(maya, { label: 'Card' });
    for (const who of [leo, stranger]) {
      const response = call(who.token, 'update-share-link', { shortCode, label: 'Mine' });
      await expectRejected(response, who === leo ? 'PERMISSION_DENIED' : 'NOT_FOUND');
    }
    await expectSuccess(admin.token, 'update-share-link', { shortCode, isDisabled: true });
    await expectRejected(
      call(maya.token, 'update-share-link', { shortCode, isDisabled: false }),
      'PERMISSION_DENIED',
      errorCatalog['link-disabled-by-administrator'].sentence,
    );
    await expectSuccess(maya.token, 'update-share-link', { shortCode: other, expiryDays: 30 });
    await create(maya);
    expect(await loadLink(shortCode)).toMatchObject({
      is_disabled: true,
      disabled_by_administrator_id: admin.uid,
    });
  });
});

describe('a visit', () => {
  it('opens the officer’s page or the questionnaire and counts once', async () => {
    const page = await create(maya, { utmParams: { source: 'sign' } });
    expect(await fetchLocation(page)).toBe(`/loan-officer/maya?link=${page}&from=link&utm_source=sign`);
    const form = await create(maya, { target: 'questionnaire' });
    const location = await fetchLocation(form, '?utm_medium=qr&lo=somebody&next=https://evil.example//');
    expect(location).toBe(`/pre-approval?lo=maya&link=${form}&from=link&utm_medium=qr`);
    expect(await world.loadSums(form), 'the page counts, not the way there').toEqual(sums({}));

    const openingId = nanoid();
    const path = `/pre-approval?lo=maya&link=${form}&from=link&utm_medium=qr`;
    for (const _ of ['a visit', 'a reload']) {
      expect(await visit(form, { openingId, utm_medium: 'qr' })).toEqual({ state: 'elsewhere', path });
    }
    await post(
      'record-link-event',
      { shortCode: form, openingId, kind: 'start' },
      {
        headers: {
          origin: `https://${tenant.host}`,
        },
      },
    );
    expect(await world.loadSums(form)).toEqual(sums({ views: 1, uniques: 1, scans: 1, starts: 1 }));
    expect(await world.rows(form)).toMatchObject([
      { flyer_instance_id: null, created_by_user_id: maya.uid, via: 'scan', utm_medium: 'qr' },
      { kind: 'start' },
    ]);
  });

  it('by a bot, a prefetch, a HEAD request or a member counts separately', async () => {
    const code = await create(maya);
    await ask(`shared-page/${code}`, { 'user-agent': BOT });
    await ask(`shared-page/${code}`, { 'sec-purpose': 'prefetch' });
    const head = await ask(`shared-page/${code}`, { method: 'HEAD' });
    expect(head.status).toBe(302);
    await visit(code, { isStaff: true });
    // A bot that runs the page's scripts was already recorded when it requested the page.
    await visit(code, {}, { 'user-agent': BOT });
    expect(await world.loadSums(code)).toEqual(sums({ not_counted: 4 }));
  });

  it('shows a page about a disabled, expired or unknown link', async () => {
    const code = await create(maya, { expiryDays: 7 });
    for (const [change, status, state, words] of [
      [{ is_disabled: true }, 404, 'not-found', 'Link not found'],
      [{ is_disabled: false, expires_at: new Date(0) }, 410, 'expired', 'This link has expired'],
    ] as const) {
      await world.setLink(code, change);
      const response = await ask(`shared-page/${code}`);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(words);
      expect(await visit(code)).toEqual({ state });
    }
    expect(await world.loadSums(code)).toEqual(sums({}));
  });

  it('finds nothing on another company’s website', async () => {
    const code = await create(maya);
    const response = await requestThroughHosting(`shared-page/${code}`, {
      headers: { 'user-agent': BROWSER },
    });
    expect(response.status).toBe(404);
    const { body } = await post('open-shared-flyer', {
      shortCode: code,
      openingId: nanoid(),
      isStaff: false,
    });
    expect(body.result).toEqual({ state: 'not-found' });
  });

  it('finds no PDF, drawing or image without a flyer', async () => {
    const code = await create(maya);
    for (const path of [
      `shared-pdf/${code}.pdf`,
      `shared-drawing/${code}.json`,
      `shared-image/${code}.jpg`,
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  it('forwards from an unlisted or former officer to the successor or all officers, uncounted', async () => {
    const code = await create(maya, { target: 'questionnaire' });
    await entryRef('maya').update({ listed: false });
    expect(await fetchLocation(code, '?utm_medium=qr'), 'unlisted').toBe(
      '/branches?from=officer&utm_medium=qr',
    );
    await setMember(maya.uid, { status: 'deactivated', links_forward_to: leo.uid });
    expect(await fetchLocation(code)).toBe('/loan-officer/leo?from=officer');
    expect(await visit(code)).toEqual({ state: 'elsewhere', path: '/loan-officer/leo?from=officer' });
    await setMember(maya.uid, { links_forward_to: stranger.uid });
    expect(await fetchLocation(code), 'another company’s').toBe('/branches?from=officer');
    await setMember(maya.uid, { links_forward_to: leo.uid });
    await entryRef('leo').update({ listed: false });
    expect(await fetchLocation(code), 'a successor who isn’t listed').toBe('/branches?from=officer');
    await entryRef('maya').update({ successor_id: 'leo' });
    expect(await fetchLocation(code), 'a successor of the entry who isn’t listed').toBe(
      '/branches?from=officer',
    );
    await entryRef('leo').update({ listed: true });
    expect(await fetchLocation(code), 'whatever the member’s record says').toBe(
      '/loan-officer/leo?from=officer',
    );
    await entryRef('leo').update({ listed: false });
    await entryRef('maya').delete();
    expect(await fetchLocation(code), 'the entry is gone').toBe('/branches?from=officer');
    expect(await world.loadSums(code)).toEqual(sums({}));
    await world.setLink(code, { is_disabled: true });
    expect((await ask(`shared-page/${code}`)).status).toBe(404);
  });
});

describe('an application through the link', () => {
  it('names the link and no flyer, counts once, and goes to the officer', async () => {
    const code = await create(maya);
    const body = validSubmission({
      link: code,
      working_with_lo: true,
      lo_assigned_id: 'maya',
      consent_company: 'Testfield Lending',
    });
    const apply = () =>
      post('submit-preapproval', body, { ip: '198.18.8.1', headers: { origin: `https://${tenant.host}` } });
    expect((await apply()).body.error).toBeUndefined();
    await apply();
    expect(await world.loadSums(code)).toEqual(sums({ applications: 1 }));
    const { submission } = await storedApplication(body.id, tenant.tenantId);
    expect(submission).toMatchObject({ source: 'shared_link', shared_link_id: code, lo_assigned_id: 'maya' });
    expect(submission).not.toHaveProperty('flyer_instance_id');
    expect(submission).not.toHaveProperty('flyer_revision');
    const opened = await expectSuccess(maya.token, 'open-application', { id: body.id });
    expect(opened.origin).toMatchObject({
      link_code: code,
      page_title: 'Public page of Maya Torres',
      flyer_title: '',
      revision: null,
    });
  });
});

describe('a link’s facts about its officer', () => {
  it('follow their name and whether they are listed', async () => {
    const code = await create(maya);
    await entryRef('maya').update({ name: 'Maya T. Torres', listed: false });
    await vi.waitFor(
      async () =>
        expect((await loadLink(code)).officer).toMatchObject({ name: 'Maya T. Torres', state: 'unlisted' }),
      { timeout: 30_000, interval: 200 },
    );
  });

  it('follow their deactivation and their successor’s, and keep the name without the entry', async () => {
    const code = await create(maya);
    const stateAfter = async (change: () => Promise<unknown>, who = maya) => {
      await change();
      await updateOwnerState(tenant.tenantId, who.uid);
      return (await loadLink(code)).officer?.state;
    };
    const left = { status: 'deactivated', links_forward_to: leo.uid };
    await entryRef('maya').update({ listed: false, has_left: true });
    expect(await stateAfter(() => setMember(maya.uid, left))).toBe('forwarded');
    expect(await stateAfter(() => setMember(leo.uid, { status: 'deactivated' }), leo)).toBe('unlisted');
    expect(await stateAfter(() => setMember(leo.uid, { status: 'active' }), leo)).toBe('forwarded');
    await setMember(maya.uid, { officer_id: null });
    await entryRef('maya').delete();
    await updateLinksOfOfficer(tenant.tenantId, 'maya');
    expect((await loadLink(code)).officer).toMatchObject({ name: 'Maya Torres', state: 'unlisted' });
  });

  it('stay when the link is reassigned', async () => {
    const superAdmin = await tenant.join('super_admin');
    const gone = await tenant.join('officer', { name: 'Gia Gone', officer_id: 'gia' });
    await setEntry('gia', { name: 'Gia Gone', listed: true, has_left: false });
    const code = await create(gone);
    await expectSuccess(superAdmin.token, 'deactivate-member', {
      uid: gone.uid,
      hand_over_to: leo.uid,
      forward_links: true,
    });
    expect(await loadLink(code)).toMatchObject({
      created_by_user_id: leo.uid,
      holder_name: 'Leo Lang',
      handed_over: null,
      officer: { officer_id: 'gia', user_id: gone.uid },
    });
    expect(await fetchLocation(code)).toBe('/loan-officer/leo?from=officer');
  });
});
