import { randomBytes } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { firestore, requestThroughHosting } from '../../testing/emulator.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { newTenant, type Person, type TestTenant } from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';
import { visitor } from '../../testing/visitor.ts';
import { openLink } from './openSharedFlyer.ts';

const WORKING_TITLE = 'Smith refi, rate too high?';
const TITLE = 'Open house “Maple” & <more>';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]);

let tenant: TestTenant;
let officer: Person;
const world = linkWorld(PUBLIC_TENANT);
let flyerId: string;
let code: string;
beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT, name: 'Olga & Co', nmls_id: '1900777' });
  flyerId = await world.flyer(officer.uid, { title: WORKING_TITLE });
  await world.setSnapshot(flyerId, { title: WORKING_TITLE, public_title: TITLE });
  await world.pdf(flyerId, officer.uid, PDF);
});
beforeEach(async () => {
  code = await world.link(flyerId, officer.uid);
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

const ask = (path: string, init: RequestInit = {}) =>
  requestThroughHosting(path, { ...init, headers: { 'user-agent': BROWSER, ...init.headers } });
const askPdf = (init?: RequestInit, of = code) => ask(`shared-pdf/${of}.pdf`, init);
const askPage = (init?: RequestInit, of = code) => ask(`shared-page/${of}`, init);
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('shared-pdf', () => {
  it('returns the approved file, for display only within the page, uncached', async () => {
    const response = await askPdf();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "frame-ancestors 'self'",
    });
    const disposition = response.headers.get('content-disposition');
    expect(disposition).toMatch(/^inline; filename="Open house Maple & more\.pdf"; filename\*=UTF-8''/);
    expect(PDF.equals(await readBytes(response))).toBe(true);
    const kept = await ask(`shared-pdf/${code}.pdf?download=1`);
    expect(kept.headers.get('content-disposition')).toBe(disposition?.replace('inline', 'attachment'));
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-', 1_000, PDF.length],
    ['bytes=-500', PDF.length - 500, PDF.length],
    ['bytes=100-999999', 100, PDF.length],
  ])('returns a range: %s', async (range, start, end) => {
    const response = await askPdf({ headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${PDF.length}`);
    expect(PDF.subarray(start, end).equals(await readBytes(response))).toBe(true);
  });

  it('rejects a range past the end, and responds to HEAD and If-Range', async () => {
    const behind = await askPdf({ headers: { range: `bytes=${PDF.length}-` } });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
    const head = await askPdf({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(PDF.length)]);
    expect(await readBytes(head)).toHaveLength(0);
    const headers = { range: 'bytes=0-9', 'if-range': '"another"' };
    expect((await askPdf({ headers })).status).toBe(200);
    expect((await askPdf({ method: 'POST' })).status).toBe(405);
  });
});

describe('the PDF of an opened page', () => {
  /** The PDF address that the page gets. */
  async function openedPath(): Promise<string> {
    const response = await openLink(
      PUBLIC_TENANT,
      { shortCode: code, openingId: nanoid(), isStaff: false },
      visitor(),
      new Date(),
    );
    if (response.state !== 'live') throw new Error('The link is not live');
    return response.pdfUrl.replace(/^\//, '');
  }

  it('is available at the page’s own address, as the same file', async () => {
    const [path, plain] = [await openedPath(), await askPdf()];
    const response = await ask(path);
    expect(response.status).toBe(200);
    for (const name of ['content-disposition', 'content-security-policy', 'cache-control', 'etag'])
      expect(response.headers.get(name), name).toBe(plain.headers.get(name));
    expect(PDF.equals(await readBytes(response))).toBe(true);
    const kept = await ask(`${path}?download=1`);
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('stays available for five minutes; a changed pass has the link checked again', async () => {
    const path = await openedPath();
    await world.setLink(code, { is_disabled: true });
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path.replace(/.\.pdf$/, '_.pdf').replace('~', '~x'))).status).toBe(404);
    expect((await askPdf()).status).toBe(404);
  });

  it.each([
    ['recalled', 410],
    ['archived', 404],
  ] as const)('is gone at the next request when the flyer is %s: %i', async (status, expected) => {
    const path = await openedPath();
    expect((await ask(path)).status).toBe(200);
    await world.setFlyer(flyerId, { status });
    expect((await ask(path)).status).toBe(expected);
    await world.setFlyer(flyerId, { status: 'approved' });
    expect((await ask(path)).status).toBe(200);
  });

  it('isn’t that of another revision', async () => {
    const path = await openedPath();
    const { docs } = await firestore.collection(paths.flyers.all(PUBLIC_TENANT)).get();
    const snapshot = docs.find(({ id }) => id === flyerId)?.get('snapshot') as object;
    await world.setFlyer(flyerId, { snapshot: { ...snapshot, revision: 9 } as never });
    // Without the pass, it would be the other revision’s, which has no snapshot here.
    expect((await ask(path)).status).not.toBe(200);
    await world.setFlyer(flyerId, { snapshot: snapshot as never });
  });
});

describe.each([
  ['shared-pdf', askPdf],
  ['shared-page', askPage],
] as const)('%s checks the link at every request', (_name, asking) => {
  const status = async (of = code) => (await asking({}, of)).status;

  it('expired 410, disabled 404, live again 200', async () => {
    expect(await status()).toBe(200);
    await world.setLink(code, { expires_at: new Date(Date.now() - 1000) });
    expect(await status()).toBe(410);
    await world.setLink(code, { expires_at: null, is_disabled: true });
    expect(await status()).toBe(404);
    await world.setLink(code, { is_disabled: false });
    expect(await status()).toBe(200);
  });

  it('for a recalled flyer: 410, without its title', async () => {
    await world.setFlyer(flyerId, { status: 'recalled' });
    const response = await asking();
    expect(response.status).toBe(410);
    expect(await response.text()).not.toContain('Come and see');
    await world.setFlyer(flyerId, { status: 'approved' });
  });

  it('for an unapproved flyer, or a former officer’s: 404', async () => {
    await world.setFlyer(flyerId, { status: 'archived' });
    expect(await status()).toBe(404);
    await world.setFlyer(flyerId, { status: 'approved' });
    const record = firestore.doc(paths.member(officer.uid));
    await record.update({ status: 'deactivated' });
    expect(await status()).toBe(404);
    await record.update({ status: 'active' });
    expect(await status()).toBe(200);
  });

  it('for an unknown link, another company’s, or an invalid code: 404', async () => {
    const abroad = linkWorld('harborview');
    const foreign = await abroad.link(await abroad.flyer(officer.uid), officer.uid);
    const odd = ['x', '__abcdefghij__', '%2e%2e%2fsecret', '..%2f..', 'a'.repeat(40)];
    for (const of of ['zzZZ99zzZZ99', foreign, ...odd]) expect(await status(of), of).toBe(404);
    await abroad.remove();
  });
});

it('renders the file of a flyer without one, once', async () => {
  const bareFlyer = await world.flyer(officer.uid);
  const bare = await world.link(bareFlyer, officer.uid);
  const both = await Promise.all([askPdf({}, bare), askPdf({}, bare)]);
  // One request renders it; the other finds it done or running.
  const made = both.find(({ status }) => status === 200);
  expect(made).toBeDefined();
  for (const { status, headers } of both) {
    expect(status === 200 || (status === 503 && headers.get('retry-after') === '2')).toBe(true);
  }
  const again = await askPdf({}, bare);
  expect(again.status).toBe(200);
  expect(again.headers.get('etag')).toBe(made?.headers.get('etag'));
  // The visitor is anonymous and the owner did nothing, so the system is the actor.
  expect(await world.loadAudit(bareFlyer, 1)).toMatchObject({
    action: 'pdf_rendered',
    actor_user_id: 'system',
    actor_name: 'System',
  });
});

it('never publishes the working title, even of a flyer without a public title', async () => {
  const older = await world.flyer(officer.uid, { title: WORKING_TITLE });
  await world.setSnapshot(older, { title: WORKING_TITLE, public_title: FieldValue.delete() });
  // A PDF rendered back then, with the working title in its metadata.
  await world.pdf(older, officer.uid, Buffer.from(`%PDF-1.7 /Title (${WORKING_TITLE})`));
  const of = await world.link(older, officer.uid);
  const [pdf, page, drawing] = [
    await askPdf({}, of),
    await askPage({}, of),
    await ask(`shared-drawing/${of}.json`),
  ];
  expect([pdf.status, page.status, drawing.status]).toEqual([200, 200, 200]);
  expect(pdf.headers.get('content-disposition')).toContain('filename="Come and see.pdf"');
  const html = await page.text();
  expect(html).toContain('<title>Come and see</title>');
  expect(html).toContain('<meta property="og:title" content="Come and see">');
  expect(html).toContain('<meta property="og:image:alt" content="Flyer: Come and see">');
  expect(html).not.toContain('Smith');
  expect(((await drawing.json()) as { title: string }).title).toBe('Come and see');
  const document = await PDFDocument.load(await pdf.arrayBuffer());
  expect(document.getTitle()).toBe('Come and see');
});

describe('shared-page', () => {
  it('is the site’s page with a card of flyer, officer and company, excluded from search', async () => {
    const response = await askPage();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await response.text();
    expect(html).toContain('<title>Open house “Maple” &amp; &lt;more&gt;</title>');
    expect(html).not.toContain('Smith');
    expect(html).toMatch(
      /<meta property="og:description" content="Olga &amp; Co, NMLS 1900777 · [^"]+, NMLS /,
    );
    expect(html).toMatch(new RegExp(`<meta property="og:url" content="https?://[^"]+/shared/${code}">`));
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain(officer.email);
  });

  it('names nothing behind a link that isn’t live', async () => {
    await world.setLink(code, { expires_at: new Date(Date.now() - 1000) });
    const html = await (await askPage()).text();
    expect(html).toContain('<meta name="description" content="This link has expired">');
    expect(html).not.toMatch(/Open house|Olga/);
    expect(await (await askPage({}, 'zzZZ99zzZZ99')).text()).toContain('content="Link not found"');
  });

  it('records preview fetchers and HEAD separately, and leaves people to the page', async () => {
    await askPage();
    expect(await world.loadSums(code)).toEqual(sums({}));
    await askPage({ headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } });
    expect((await askPage({ method: 'HEAD' })).status).toBe(200);
    expect(await world.loadSums(code)).toEqual(sums({ not_counted: 2 }));
    const reasons = (await world.rows(code)).map(({ why_not }) => why_not as string);
    expect(reasons.toSorted()).toEqual(['head', 'robot']);
  });
});
