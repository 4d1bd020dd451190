import type { CallableInput } from '@brokerage/domain/callables';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import {
  firestore,
  post,
  removeApplication,
  requestThroughHosting,
  storedApplication,
} from '../../testing/emulator.ts';
import { downloadAddress } from '../../testing/flyers.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';
import { validSubmission } from '../../testing/validSubmission.ts';

type Input = CallableInput<'open-shared-flyer'>;

let tenant: TestTenant;
let officer: Person;
let headshot: string;
/** The same without its download token. */
let published: string;
const setHeadshot = (headshot_url: string) => setMember(officer.uid, { headshot_url });
const world = linkWorld(PUBLIC_TENANT);
let flyerId: string;
let shortCode: string;
beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', {
    tenant_id: PUBLIC_TENANT,
    name: 'Olga Officer',
    title: 'Loan Officer',
    nmls_id: '1900777',
    phone: '(973) 555-0177',
  });
  headshot = downloadAddress(`${paths.headshots(PUBLIC_TENANT)}/${officer.uid}-1790000000000.jpg`);
  published = headshot.replace('&token=abc', '');
  await setHeadshot(headshot);
});
beforeEach(async () => {
  flyerId = await world.flyer(officer.uid, {}, { name: 'Olga Officer', title: 'Loan Officer' });
  shortCode = await world.link(flyerId, officer.uid);
});
afterEach(() => world.remove());
afterAll(() => tenant.remove());

let callers = 0;
/** Each call comes from its own address. */
function open(changes: Partial<Input> = {}, headers: Record<string, string> = {}) {
  callers += 1;
  const body = { shortCode, openingId: nanoid(), isStaff: false, ...changes };
  const ip = `198.18.${callers >> 8}.${callers & 255}`;
  return post('open-shared-flyer', body, { ip, headers: { 'user-agent': BROWSER, ...headers } });
}
const toResult = async (response: ReturnType<typeof post>) => {
  const { status, body } = await response;
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body.result;
};

describe('open-shared-flyer', () => {
  it('shows the flyer, its officer’s current details, and the company', async () => {
    const company = (await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).data();
    expect(await toResult(open())).toEqual({
      state: 'live',
      title: 'Open house on Maple Avenue',
      pdfUrl: expect.stringMatching(
        new RegExp(`^/shared-pdf/${shortCode}~[\\w-]+\\.[\\w-]{43}\\.pdf$`),
      ) as string,
      drawing: {
        url: expect.stringMatching(
          new RegExp(`^/shared-drawing/${shortCode}~[\\w-]+\\.[\\w-]{43}\\.json$`),
        ) as string,
        width: 612,
        height: 792,
      },
      company: { name: company?.company_name, nmls: company?.nmls_id, phone: company?.phone },
      officer: {
        id: null,
        name: 'Olga Officer',
        title: 'Loan Officer',
        nmls: '1900777',
        phone: '(973) 555-0177',
        email: officer.email,
        photo: published,
      },
      event: null,
      home: null,
      realtor: null,
      expiresAt: null,
      validUntil: null,
    });
  });

  it('returns when and where the flyer’s event takes place, and which realtor it names', async () => {
    const data = {
      open_house_date: '2026-11-29',
      open_house_time: '1 PM to 4 PM',
      property_address: '230 Elm Street, Nutley, NJ 07110',
    };
    const invitation = await world.flyer(officer.uid, { data });
    const code = await world.link(invitation, officer.uid);
    const photo = 'https://photos.example/rita.jpg';
    const realtor = {
      name: 'Rita Realtor',
      brokerage: 'Rita Homes',
      phone: '(973) 555-0188',
      email: 'rita@rita.example',
      photo,
    };
    const summary = (await firestore.doc(paths.flyers.one(PUBLIC_TENANT, invitation)).get()).get(
      'snapshot',
    ) as {
      parties: object;
    };
    const parties = { ...summary.parties, realtor: { ...realtor, logo: 'https://photos.example/logo.jpg' } };
    await world.setFlyer(invitation, { snapshot: { ...summary, parties } });
    expect(await toResult(open({ shortCode: code }))).toMatchObject({
      event: {
        date: '2026-11-29',
        day: 'Sunday, Nov 29, 2026',
        time: data.open_house_time,
        place: data.property_address,
        time_zone: 'America/New_York',
      },
      home: { address: data.property_address, facts: [] },
      // The values of the approved flyer.
      realtor,
    });
    const { realtor: shown } = (await toResult(open({ shortCode: code }))) as { realtor: object };
    expect(Object.keys(shown).sort()).toEqual(['brokerage', 'email', 'name', 'phone', 'photo']);
    // Without the template's version, nobody can tell which values the approved flyer shows.
    await world.setFlyer(invitation, { template_version_id: 'gone' });
    expect(await toResult(open({ shortCode: code }))).toMatchObject({ event: null, home: null });
  });

  it('uses the event place’s time zone, or else the officer’s branch’s', async () => {
    await setMember(officer.uid, { branch_id: 'fountain-valley-ca' });
    const timeZoneAt = async (property_address: string) => {
      const data = { open_house_date: '2026-11-29', property_address };
      const code = await world.link(await world.flyer(officer.uid, { data }), officer.uid);
      return ((await toResult(open({ shortCode: code }))) as { event: { time_zone: string } }).event
        .time_zone;
    };
    expect(await timeZoneAt('12 Camelback Road, Phoenix, AZ 85016')).toBe('America/Phoenix');
    expect(await timeZoneAt('At our branch')).toBe('America/Los_Angeles');
    await setMember(officer.uid, { branch_id: null });
  });

  it('returns which home the flyer is for, but no address of a letter', async () => {
    const data = {
      property_address: '14 Maple Avenue, Clifton, NJ 07011',
      list_price: 649000,
      bedrooms: 4,
      bathrooms: 2.5,
    };
    const listing = await world.flyer(officer.uid, { data });
    const code = await world.link(listing, officer.uid);
    expect(await toResult(open({ shortCode: code }))).toMatchObject({
      home: { address: data.property_address, facts: ['$649,000', '4 beds', '2.5 baths'] },
    });
    const ref = firestore.doc(paths.flyers.one(PUBLIC_TENANT, listing));
    // Values that aren't fields of the template were neither reviewed nor printed.
    const { list_price: _, ...others } = data;
    await ref.update({ data: { ...others, price: 1 } });
    expect(await toResult(open({ shortCode: code }))).toMatchObject({
      home: { address: data.property_address, facts: ['4 beds', '2.5 baths'] },
    });
    await ref.update({ 'snapshot.category': 'letter' });
    expect(await toResult(open({ shortCode: code }))).toMatchObject({ home: null });
    await ref.update({ snapshot: null });
    expect(await toResult(open({ shortCode: code }))).toMatchObject({ home: null, drawing: null });
  });

  it('shows the job title approved with the flyer, whatever the current profile says', async () => {
    const profile = firestore.doc(paths.member(officer.uid));
    await profile.update({ title: 'Top rated lender, CA DRE 01234567' });
    expect(await toResult(open())).toMatchObject({
      officer: { name: 'Olga Officer', title: 'Loan Officer' },
    });
    await profile.update({ name: 'Olga Married', title: 'Loan Officer' });
    expect(await toResult(open()), 'another name').toMatchObject({ officer: { title: '' } });
    const numbered = await world.flyer(officer.uid, {}, { title: 'Senior Loan Officer', nmls: '1900777' });
    const code = await world.link(numbered, officer.uid);
    expect(await toResult(open({ shortCode: code })), 'the same NMLS number').toMatchObject({
      officer: { name: 'Olga Married', title: 'Senior Loan Officer' },
    });
    await world.setFlyer(numbered, { snapshot: null });
    expect(await toResult(open({ shortCode: code })), 'no snapshot').toMatchObject({
      officer: { title: '' },
    });
    await profile.update({ name: 'Olga Officer' });
  });

  it('loads only pictures that the officer uploaded here', async () => {
    const elsewhere = [
      'https://tracker.example/olga.jpg',
      headshot.replace(/\/b\/[^/]+\//, '/b/evil-bucket/'),
      headshot.replace(officer.uid, 'ben'),
    ];
    for (const address of elsewhere) {
      await setHeadshot(address);
      expect(await toResult(open()), address).toMatchObject({ officer: { photo: '' } });
    }
    await setHeadshot(headshot);
    expect(await toResult(open())).toMatchObject({ officer: { photo: published } });
  });

  it('names a listed officer by their directory id', async () => {
    const officers = await firestore.collection(paths.officers.all(PUBLIC_TENANT)).get();
    const listed = officers.docs.find((one) => one.get('listed') !== false);
    const former = officers.docs.find((one) => one.get('listed') === false);
    for (const [one, id] of [
      [listed, listed?.id],
      [former, null],
    ] as const) {
      expect(one).toBeDefined();
      await setMember(officer.uid, { officer_id: one?.id });
      expect(await toResult(open())).toMatchObject({ officer: { id } });
    }
    await setMember(officer.uid, { officer_id: null });
  });

  it('counts visitors, and records members separately', async () => {
    const openingId = nanoid();
    await toResult(open({ openingId }));
    await toResult(open({ openingId }));
    await toResult(open({ isStaff: true }));
    expect(await world.loadSums(shortCode)).toEqual(sums({ views: 1, uniques: 1, not_counted: 1 }));
    const reasons = (await world.rows(shortCode)).map(({ why_not }) => why_not as string | null);
    expect(reasons.toSorted()).toEqual([null, 'staff'].toSorted());
  });

  it.each([
    ['a bot that runs scripts', 'robot', { 'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)' }],
    ['a browser that prefetches', 'prefetch', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }],
  ])('records %s once, when it requests the page', async (_name, reason, headers) => {
    const page = await requestThroughHosting(`shared-page/${shortCode}`, { headers });
    expect(page.status).toBe(200);
    expect(await toResult(open({}, headers))).toMatchObject({ state: 'live' });
    expect(await world.loadSums(shortCode)).toEqual(sums({ not_counted: 1 }));
    expect(await world.rows(shortCode)).toMatchObject([{ why_not: reason }]);
  });

  it('stores no referrer for a visitor who sends Global Privacy Control', async () => {
    const visit = { referrer: 'https://search.example/q', utm_source: 'postcard' };
    await toResult(open(visit, { 'sec-gpc': '1' }));
    expect(await world.rows(shortCode)).toMatchObject([{ referrer: '', utm_source: 'postcard' }]);
  });

  it('returns only the reason for links that aren’t live', async () => {
    await world.setLink(shortCode, { expires_at: new Date(Date.now() - 1000) });
    expect(await toResult(open())).toEqual({ state: 'expired' });
    await world.setLink(shortCode, { expires_at: null, is_disabled: true });
    expect(await toResult(open())).toEqual({ state: 'not-found' });
    expect(await toResult(open({ shortCode: 'zzZZ99zzZZ99' }))).toEqual({ state: 'not-found' });
    const abroad = linkWorld('harborview');
    const code = await abroad.link(await abroad.flyer(officer.uid), officer.uid);
    expect(await toResult(open({ shortCode: code }))).toEqual({ state: 'not-found' });
    await abroad.remove();
  });

  it.each([
    [{ shortCode: 'a/b/c/d/e/f' }],
    [{ shortCode: '__abcdefghij__' }],
    [{ openingId: 'x' }],
    [{ tenant_id: PUBLIC_TENANT }],
    [{ is_counted: true }],
  ])('rejects %j', async (change) => {
    expect((await open(change as Partial<Input>)).body.error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('an application through a link', () => {
  const ids: string[] = [];
  afterEach(() => Promise.all(ids.splice(0).map(removeApplication)));
  function apply(changes: Parameters<typeof validSubmission>[0], ip = '198.18.255.1') {
    const body = validSubmission(changes);
    ids.push(body.id);
    return { body, response: () => post('submit-preapproval', body, { ip }) };
  }

  it('counts once and names link and flyer', async () => {
    const { body, response } = apply({ link: shortCode, utm_source: 'postcard', page_path: '/pre-approval' });
    await toResult(response());
    await toResult(response());
    expect(await world.loadSums(shortCode)).toEqual(sums({ applications: 1 }));
    const [row, ...others] = await world.rows(shortCode);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'application', utm_source: 'postcard', ip_address: null });
    expect(JSON.stringify(row)).not.toContain(body.id);
    const { submission, answers } = await storedApplication(body.id);
    const ofLink = { shared_link_id: shortCode, flyer_instance_id: flyerId };
    expect(submission).toMatchObject(ofLink);
    expect(answers).toMatchObject({ ...ofLink, utm_source: 'postcard' });
    expect(answers).not.toHaveProperty('link');
  });

  it.each([
    ['disabled', { is_disabled: true }],
    ['expired', { expires_at: new Date('2026-01-01T00:00:00Z') }],
  ])('names a link that is %s, and counts nothing', async (_state, change) => {
    await world.setLink(shortCode, change);
    const { body, response } = apply({ link: shortCode });
    await toResult(response());
    expect(await world.loadSums(shortCode)).toEqual(sums({}));
    expect(await world.rows(shortCode)).toEqual([]);
    expect((await storedApplication(body.id)).submission).toMatchObject({
      source: 'shared_link',
      shared_link_id: shortCode,
    });
  });

  it('counts nothing for an archived flyer', async () => {
    await world.setFlyer(flyerId, { status: 'recalled' });
    expect(await toResult(open())).toMatchObject({ state: 'ended', reason: 'recalled' });
    await world.setFlyer(flyerId, { status: 'archived' });
    await toResult(apply({ link: shortCode }).response());
    expect(await world.loadSums(shortCode)).toEqual(sums({}));
  });

  it('is stored without an unknown link, another company’s, or a script’s', async () => {
    const abroad = linkWorld('harborview');
    const code = await abroad.link('flyer', officer.uid);
    for (const link of ['zzZZ99zzZZ99', code]) {
      const { body, response } = apply({ link });
      await toResult(response());
      const { submission, answers } = await storedApplication(body.id);
      expect(submission?.status).toBe('new');
      for (const record of [submission, answers]) expect(record).not.toHaveProperty('shared_link_id');
      expect(submission).toMatchObject({ source: 'website' });
    }
    expect(await abroad.loadSums(code)).toEqual(sums({}));
    await abroad.remove();
    await toResult(apply({ link: shortCode, website: 'https://spam.example' }).response());
    expect(await world.loadSums(shortCode)).toEqual(sums({}));
  });
});
