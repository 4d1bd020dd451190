import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { firestore, post, requestThroughHosting } from '../../testing/emulator.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';

const TITLE = 'Open house on Maple Avenue';
const PREVIEWER = 'Slackbot 1.0 (+https://api.slack.com/robots)';
const world = linkWorld(PUBLIC_TENANT);
let tenant: TestTenant;
let officer: Person;
let flyerId: string;
let code: string;

beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', {
    tenant_id: PUBLIC_TENANT,
    name: 'Olga Officer',
    title: 'Loan Officer',
    nmls_id: '1900777',
    phone: '(973) 555-0177',
  });
});
beforeEach(async () => {
  flyerId = await world.flyer(officer.uid);
  await world.pdf(flyerId, officer.uid, Buffer.from('%PDF-1.7'));
  code = await world.link(flyerId, officer.uid);
});
afterEach(() => world.remove());
afterAll(() => tenant.remove());

const ask = (path: string, userAgent = BROWSER) =>
  requestThroughHosting(path, { headers: { 'user-agent': userAgent } });
async function open(): Promise<unknown> {
  const body = { shortCode: code, openingId: nanoid(), isStaff: false };
  return (await post('open-shared-flyer', body, { ip: '198.19.12.1', headers: { 'user-agent': BROWSER } }))
    .body.result;
}
const end = (inMs: number) => world.setFlyer(flyerId, { valid_until: new Date(Date.now() + inMs) });

describe('a live link to a flyer that has expired', () => {
  it('shows whom to ask and nothing of the flyer, and counts nothing', async () => {
    await end(-1000);
    const company = (await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).data();
    expect(await open()).toEqual({
      state: 'ended',
      reason: 'expired',
      company: { name: company?.company_name, nmls: company?.nmls_id, phone: company?.phone },
      officer: {
        id: null,
        name: 'Olga Officer',
        nmls: '1900777',
        phone: '(973) 555-0177',
        email: officer.email,
        photo: '',
      },
    });
    await ask(`shared-page/${code}`, PREVIEWER);
    expect(await world.rows(code)).toEqual([]);
    expect(await world.loadSums(code)).toEqual(sums({}));
  });

  it('returns no page, PDF, drawing or image', async () => {
    await end(-1000);
    for (const path of [
      `shared-pdf/${code}.pdf`,
      `shared-drawing/${code}.json`,
      `shared-image/${code}.jpg`,
    ]) {
      const response = await ask(path);
      expect([response.status, await response.text()], path).toEqual([410, '']);
    }
    const page = await ask(`shared-page/${code}`);
    const html = await page.text();
    expect(page.status).toBe(410);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<title>This offer has expired</title>');
    expect(html).not.toContain(TITLE);
    expect(html).not.toContain(`/shared-pdf/${code}`);
  });

  it('closes an already open page when the flyer ends', async () => {
    await end(60_000);
    const live = (await open()) as { pdfUrl: string; validUntil: string };
    expect(live).toMatchObject({ state: 'live', expiresAt: null });
    expect(Date.parse(live.validUntil)).toBeGreaterThan(Date.now());
    expect((await ask(live.pdfUrl.slice(1))).status).toBe(200);
    // Ends soon, but a slow machine has to open it before that.
    let ending = { state: '', pdfUrl: '', drawing: { url: '' } };
    let until = 0;
    for (let ms = 3000; ending.state !== 'live'; ms *= 2) {
      until = Date.now() + ms;
      await end(ms);
      ending = (await open()) as typeof ending;
    }
    // If it ignored the flyer's end, the pass would be valid for five minutes.
    await new Promise((resolve) => setTimeout(resolve, until + 500 - Date.now()));
    expect((await ask(ending.pdfUrl.slice(1))).status).toBe(410);
    expect((await ask(ending.drawing.url.slice(1))).status).toBe(410);
  }, 120_000);

  it('closes an already open page when the link expires', async () => {
    const expires_at = new Date(Date.now() + 60_000);
    await world.setLink(code, { expires_at });
    const { pdfUrl } = (await open()) as { pdfUrl: string };
    const [, payload = ''] = /~([\w-]+)\./.exec(pdfUrl) ?? [];
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      until: expires_at.getTime(),
    });
  });

  it('opens it again after a renewal, whatever its own expiration and owner', async () => {
    await end(-1000);
    expect(await open()).toMatchObject({ state: 'ended' });
    await world.setLink(code, { expires_at: new Date(Date.now() - 1000) });
    expect(await open()).toEqual({ state: 'expired' });
    await world.setLink(code, { expires_at: null, is_disabled: true });
    expect(await open()).toEqual({ state: 'not-found' });
    await world.setLink(code, { is_disabled: false });
    await setMember(officer.uid, { status: 'deactivated' });
    expect(await open()).toEqual({ state: 'not-found' });
    await setMember(officer.uid, { status: 'active' });
    await end(60_000);
    expect(await open()).toMatchObject({ state: 'live', title: TITLE });
  });
});

it('allows naming an expired flyer’s links, but no new ones', async () => {
  await world.setFlyer(flyerId, { valid_until: new Date('2026-11-02T05:00:00Z') });
  const input = { instanceId: flyerId, expiryDays: 7, utmParams: {}, requestId: nanoid() };
  await expectRejected(
    call(officer.token, 'create-share-link', input),
    'FAILED_PRECONDITION',
    flyerErrors['flyer-expired'].sentence({ through: 'Nov 1, 2026' }),
  );
  await expectSuccess(officer.token, 'update-share-link', { shortCode: code, label: 'Newsletter' });
  expect(await world.loadLink(code)).toMatchObject({ label: 'Newsletter' });
});
