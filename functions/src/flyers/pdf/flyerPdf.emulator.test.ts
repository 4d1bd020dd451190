import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore, required } from '../../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../../testing/flyers.ts';
import { auth, expectSuccess, setMember } from '../../testing/members.ts';

let world: FlyerWorld;
let other: FlyerWorld;
let id: string;
let whole: Buffer;
const origin = `http://${required('FUNCTIONS_EMULATOR_HOST')}/${required('GCLOUD_PROJECT')}/us-east1/flyer-pdf`;

beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
  ({ id } = await world.approved());
  await expectSuccess(world.owner.token, 'render-pdf', { instanceId: id });
  whole = Buffer.from(await (await open()).arrayBuffer());
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

const open = ({
  token,
  path = `/${id}`,
  method = 'GET',
  headers = {},
}: {
  token?: string | null;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
} = {}) =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token ?? world.owner.token}` }),
      ...headers,
    },
  });
const SENTENCES: Partial<Record<number, string>> = {
  401: sessionErrors['sign-in-required'].sentence,
  403: sessionErrors['permission-denied'].sentence,
  404: flyerErrors['flyer-not-found'].sentence,
};
/** An error shows its status and one sentence, for any reason. */
async function expectError(status: number, pending: Promise<Response>, sentence = SENTENCES[status] ?? '') {
  const response = await pending;
  expect([response.status, await response.text()]).toEqual([status, sentence]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return response;
}

describe('flyer-pdf', () => {
  it('returns the file to its owner and to administrators', async () => {
    for (const { token } of [world.owner, world.reviewer]) {
      const response = await open({ token, path: `/${id}?v=abc` });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(whole.length),
        'content-disposition': 'inline; filename="Just listed sunlight in every room.pdf"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  it('is served at the website’s own address, and never cached there', async () => {
    const response = await fetch(`${required('HOSTING_ORIGIN')}/flyer-pdf/${id}?v=abc`, {
      headers: { authorization: `Bearer ${world.owner.token}`, range: 'bytes=0-4' },
    });
    expect([response.status, await response.text()]).toEqual([206, '%PDF-']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${required('HOSTING_ORIGIN')}/flyer-pdf/${id}`)).status).toBe(401);
  });

  it('returns size and type for HEAD', async () => {
    const response = await open({ method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      String(whole.length),
      '',
    ]);
  });

  it.each([
    ['bytes=0-4', 0, 4],
    ['bytes=100-', 100, undefined],
    ['bytes=-20', -20, undefined],
    ['bytes=10-9999999', 10, undefined],
  ])('returns the range of %s', async (range, start, end) => {
    const response = await open({ headers: { range } });
    const part = whole.subarray(start, end === undefined ? undefined : end + 1);
    expect(response.status).toBe(206);
    const first = start < 0 ? whole.length + start : start;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${first + part.length - 1}/${whole.length}`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(part)).toBe(true);
  });

  it('rejects a range past the end, and returns the whole file for an invalid or stale range', async () => {
    const behind = await expectError(416, open({ headers: { range: 'bytes=9999999-' } }));
    expect(behind.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    const others = [
      { range: 'lines=1-2' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=0-4', 'if-range': '"another"' },
    ];
    for (const headers of others) {
      const response = await open({ headers });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('returns 404 for %s', async (method) => {
    const response = await expectError(405, open({ method }));
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('requires a sign-in', async () => {
    await expectError(401, open({ token: null }));
    await expectError(401, open({ token: 'no.token.atall' }));
    await expectError(401, open({ token: null, headers: { authorization: 'Basic abc' } }));
    const gone = await world.tenant.join('compliance');
    await auth.updateUser(gone.uid, { disabled: true });
    await expectError(401, open({ token: gone.token }));
    const ended = await world.tenant.join('compliance');
    const later = Math.floor(Date.now() / 1000) + 60;
    await setMember(ended.uid, { sessions_valid_after: later });
    await expectError(401, open({ token: ended.token }), sessionErrors['session-ended'].sentence);
  });

  it('rejects colleagues, deactivated members and people without a role', async () => {
    const colleague = await world.tenant.join('officer');
    await expectError(403, open({ token: colleague.token }));
    await setMember(colleague.uid, { status: 'deactivated', role: 'super_admin' });
    const { sentence } = sessionErrors['access-deactivated'];
    await expectError(403, open({ token: colleague.token }), sentence);
    await firestore.doc(paths.member(colleague.uid)).delete();
    await expectError(403, open({ token: colleague.token }));
  });

  it('returns 404 to other companies and for another name', async () => {
    await expectError(404, open({ token: other.reviewer.token }));
    for (const path of ['', '/', '/unheard-of', `/${id}/more`, '/%2e%2e%2f', '/__all__']) {
      await expectError(404, open({ path }));
    }
  });

  it('returns 404 before it’s rendered, and once the flyer is no longer approved', async () => {
    const pending = await world.pending();
    await expectError(404, open({ path: `/${pending.id}` }));
    const { id: approved, revision } = pending;
    await expectSuccess(world.reviewer.token, 'review-flyer', {
      decision: 'approve',
      id: approved,
      revision,
    });
    await expectError(404, open({ path: `/${approved}` }));
    await expectSuccess(world.owner.token, 'render-pdf', { instanceId: approved });
    expect((await open({ path: `/${approved}` })).status).toBe(200);
    await expectSuccess(world.owner.token, 'archive-flyer', { id: approved });
    await expectError(404, open({ path: `/${approved}` }));
  });
});
