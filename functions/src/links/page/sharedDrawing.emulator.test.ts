import { createHash } from 'node:crypto';
import type { FlyerRecord } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerDrawing, flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { firestore, post, requestThroughHosting } from '../../testing/emulator.ts';
import { bucket, downloadAddress, picture } from '../../testing/flyers.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { expectSuccess, newTenant, type Person, type TestTenant } from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';

const QR_ADDRESS = 'https://site.example/shared/printedCode1';

let tenant: TestTenant;
let officer: Person;
const world = linkWorld(PUBLIC_TENANT);
let flyerId: string;
let code: string;
beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT, name: 'Olga Now' });
});
beforeEach(async () => {
  flyerId = await world.flyer(officer.uid, { title: 'A working title', data: { headline: 'A later draft' } });
  await world.setSnapshot(flyerId, {
    title: 'A working title',
    public_title: 'Approved title',
    link: QR_ADDRESS,
    'data.disclosure': 'Not a commitment to lend.',
  });
  code = await world.link(flyerId, officer.uid);
});
afterEach(() => world.remove());
afterAll(() => tenant.remove());

const ask = (path: string, init: RequestInit = {}) =>
  requestThroughHosting(path, { ...init, headers: { 'user-agent': BROWSER, ...init.headers } });
const askDrawing = (of = code, init?: RequestInit) => ask(`shared-drawing/${of}.json`, init);
const wordsIn = ({ ops }: FlyerDrawing) =>
  ops.map((op) => (op.kind === 'text' ? op.text : (op.alt ?? ''))).join(' ');

/** Adds a picture to those of the flyer's snapshot, and its address to the flyer. */
async function createPicture(): Promise<Buffer> {
  const jpeg = await picture().jpeg().toBuffer();
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const path = `${paths.sealedPictures(PUBLIC_TENANT, flyerId)}/${sha256}.jpg`;
  await bucket().file(path).save(jpeg, { resumable: false, contentType: 'image/jpeg' });
  await world.setSnapshot(flyerId, { 'data.property_photo': downloadAddress(path) });
  return jpeg;
}
const removePictures = () =>
  bucket().deleteFiles({ prefix: `${paths.sealedPictures(PUBLIC_TENANT, flyerId)}/` });

describe('shared-drawing', () => {
  it('matches what was approved, with QR code and disclosures, uncached', async () => {
    const response = await askDrawing();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const drawn = flyerDrawingSchema.parse(await response.json());
    expect(drawn).toMatchObject({ width: 612, height: 792, title: 'Approved title' });
    const words = wordsIn(drawn);
    for (const one of ['Come and see', 'Testfield Lending', 'Not a commitment to lend.', 'Equal Housing'])
      expect(words).toContain(one);
    expect(words).toContain(`QR code: ${QR_ADDRESS}`);
    expect(words).not.toContain('DRAFT');
  });

  it('embeds its pictures, and contains nothing that the PDF doesn’t show', async () => {
    const jpeg = await createPicture();
    const text = await (await askDrawing()).text();
    const [shown] = flyerDrawingSchema.parse(JSON.parse(text)).ops.filter((op) => op.kind === 'image');
    expect(shown?.src).toBe(`data:image/jpeg;base64,${jpeg.toString('base64')}`);
    const withoutPicture = text.replace(/base64,[^"]*/g, '');
    for (const secret of [flyerId, PUBLIC_TENANT, officer.uid, officer.email, 'A later draft', 'Olga Now'])
      expect(withoutPicture).not.toContain(secret);
    expect(withoutPicture).not.toMatch(/"field"|"author"|"links"|property_photo|\/o\/tenants/);
    // The cached drawing needs no pictures and no new layout.
    await removePictures();
    expect((await askDrawing()).status).toBe(200);
  });

  it('is omitted with a missing or changed picture, without a new lookup at each request', async () => {
    await createPicture();
    await removePictures();
    for (const _ of [1, 2, 3]) {
      const response = await askDrawing();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    }
    // The picture is back, but the failure is still cached.
    await createPicture();
    expect((await askDrawing()).status).toBe(503);
  });

  it('exists only if it matches the existing PDF', async () => {
    expect((await ask(`shared-pdf/${code}.pdf`)).status).toBe(200);
    expect((await askDrawing()).status).toBe(200);
    const older = await world.flyer(officer.uid);
    await world.pdf(older, officer.uid, Buffer.from('%PDF-1.7 of an older renderer'));
    expect((await askDrawing(await world.link(older, officer.uid))).status).toBe(404);
    const bare = await world.flyer(officer.uid, { snapshot: null } satisfies Partial<FlyerRecord>);
    expect((await askDrawing(await world.link(bare, officer.uid))).status).toBe(404);
  });

  it('responds to HEAD without a body, and to unknown requests in plain text; counts nothing', async () => {
    const head = await askDrawing(code, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const plain = await askDrawing(code, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(flyerDrawingSchema.parse(await plain.json()).title).toBe('Approved title');
    expect((await askDrawing(code, { method: 'POST' })).status).toBe(405);
    expect(await world.loadSums(code)).toEqual(sums({}));
    expect(await world.rows(code)).toEqual([]);
  });

  it('checks the link at every request: expired 410, disabled 404, live again 200', async () => {
    expect((await askDrawing()).status).toBe(200);
    await world.setLink(code, { expires_at: new Date(Date.now() - 1000) });
    expect((await askDrawing()).status).toBe(410);
    await world.setLink(code, { expires_at: null, is_disabled: true });
    const refused = await askDrawing();
    expect([refused.status, await refused.text()]).toEqual([404, '']);
    await world.setLink(code, { is_disabled: false });
    expect((await askDrawing()).status).toBe(200);
  });

  it.each([
    ['editing', 404],
    ['pending_approval', 404],
    ['rejected', 404],
    ['recalled', 410],
    ['archived', 404],
  ])('for a flyer that is %s: %i', async (status, expected) => {
    expect((await askDrawing()).status).toBe(200);
    await world.setFlyer(flyerId, { status });
    expect((await askDrawing()).status).toBe(expected);
  });

  it('for an opened page works without its link for five minutes, but never without its flyer', async () => {
    const data = { shortCode: code, openingId: nanoid(), isStaff: false };
    const { body } = await post('open-shared-flyer', data, {
      ip: '198.19.7.8',
      headers: {
        'user-agent': BROWSER,
      },
    });
    const { drawing } = body.result as { drawing: { url: string } };
    const askOpened = async () => (await ask(drawing.url.slice(1))).status;
    expect(await askOpened()).toBe(200);
    await world.setLink(code, { is_disabled: true });
    expect([await askOpened(), (await askDrawing()).status]).toEqual([200, 404]);
    expect((await ask(drawing.url.slice(1).replace('~', '~x'))).status).toBe(404);
    await world.setLink(code, { is_disabled: false });
    await world.setFlyer(flyerId, { status: 'recalled' });
    expect(await askOpened()).toBe(410);
    await world.setFlyer(flyerId, { status: 'approved' });
    expect(await askOpened()).toBe(200);
  });

  it('for a former officer, an unknown link, another company’s, or an invalid code: 404', async () => {
    const record = firestore.doc(paths.member(officer.uid));
    await record.update({ status: 'deactivated' });
    expect((await askDrawing()).status).toBe(404);
    await record.update({ status: 'active' });
    const abroad = linkWorld('harborview');
    const foreign = await abroad.link(await abroad.flyer(officer.uid), officer.uid);
    for (const of of ['zzZZ99zzZZ99', foreign, 'x', '__abcdefghij__', '..%2f..'])
      expect((await askDrawing(of)).status, of).toBe(404);
    await abroad.remove();
  });
});

/** Approved flyers never change, so a newer one is a copy; the older one stays live until somebody archives it. */
it('archiving a replaced flyer stops every link to it, and none to its replacement', async () => {
  const share = async (instanceId: string) => {
    const input = { instanceId, expiryDays: null, utmParams: {}, requestId: nanoid() };
    const { shortCode } = await expectSuccess(officer.token, 'create-share-link', input);
    world.made(shortCode);
    return shortCode;
  };
  const print = await world.link(flyerId, officer.uid, { kind: 'print' });
  const older = [await share(flyerId), print];
  const newer = await share(await world.flyer(officer.uid, { duplicated_from: flyerId }));
  const fetchState = async (shortCode: string) => {
    const data = { shortCode, openingId: nanoid(), isStaff: false };
    const { body } = await post('open-shared-flyer', data, {
      ip: '198.19.7.7',
      headers: {
        'user-agent': BROWSER,
      },
    });
    const requests = [
      `shared-page/${shortCode}`,
      `shared-pdf/${shortCode}.pdf`,
      `shared-drawing/${shortCode}.json`,
    ];
    const statuses = await Promise.all(requests.map(async (path) => (await ask(path)).status));
    return [(body.result as { state: string }).state, ...statuses];
  };
  for (const one of [...older, newer]) expect(await fetchState(one)).toEqual(['live', 200, 200, 200]);
  await expectSuccess(officer.token, 'archive-flyer', { id: flyerId });
  for (const one of older) expect(await fetchState(one)).toEqual(['not-found', 404, 404, 404]);
  expect(await fetchState(newer)).toEqual(['live', 200, 200, 200]);
  expect(await (await ask(`shared-page/${print}`)).text()).toContain('content="Link not found"');
}, 180_000);
