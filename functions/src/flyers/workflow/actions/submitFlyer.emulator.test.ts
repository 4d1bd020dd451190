import { gzipSync } from 'node:zlib';
import { pictureErrors } from '@brokerage/domain/errors/pictureErrors';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FLYERS_PER_HOUR, flyersCounter, PICTURES_PER_HOUR } from '../../../http/rateLimit.ts';
import { firestore } from '../../../testing/emulator.ts';
import {
  bucket,
  DRAFT,
  downloadAddress,
  type FlyerWorld,
  getErrorDetails,
  newFlyerWorld,
  officerProfile,
  picture,
  upload,
} from '../../../testing/flyers.ts';
import { call, expectRejected, expectSuccess, setMember } from '../../../testing/members.ts';
import { picturesCounted, setPicturesCounted } from '../../../testing/pictures.ts';
import { scanBomb } from '../../../testing/scanBomb.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

const profile = (changes: object) => setMember(world.owner.uid, changes);
/** A draft with that data, submitted. */
async function submit(data: object, options: Parameters<FlyerWorld['draft']>[1] = {}) {
  const draft = await world.draft({ ...DRAFT, ...data }, options);
  return { ...draft, response: () => call(world.owner.token, 'submit-flyer', draft) };
}
async function submittedSnapshot(data: object, options?: Parameters<FlyerWorld['draft']>[1]) {
  const { id, revision, response } = await submit(data, options);
  const { status, body } = await response();
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return world.snapshot(id, revision);
}

describe('submit-flyer', () => {
  it('rejects a public title with characters that the flyer’s font lacks', async () => {
    const draft = await world.draft();
    await firestore
      .doc(paths.flyers.one(world.tenant.tenantId, draft.id))
      .update({ public_title: 'Ꮐuaranteed approval for everybody' });
    const details = await getErrorDetails(call(world.owner.token, 'submit-flyer', draft));
    expect(details).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Cannot be printed: Ꮐ. Please remove this character.',
    });
    expect((await world.flyer(draft.id)).status).toBe('editing');
  });

  it('rejects a stale revision and a second submission', async () => {
    const { id, revision } = await world.draft();
    for (const stale of [revision - 1, revision + 1]) {
      const response = call(world.owner.token, 'submit-flyer', { id, revision: stale });
      expect(await getErrorDetails(response)).toMatchObject({
        status: 'ABORTED',
        title: 'Changed by someone else',
        fields: [],
        message: 'This flyer was changed after you opened it. Please reload it.',
      });
    }
    const answers = await Promise.all(
      [1, 2].map(() => call(world.owner.token, 'submit-flyer', { id, revision })),
    );
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect((await world.audits(id)).map(({ action }) => action as string)).toEqual([
      'instance_created',
      'instance_submitted',
    ]);
    expect(await world.notices(world.reviewer)).toHaveLength(1);
  });

  it('lists missing fields under Missing Required Fields', async () => {
    const { id, response } = await submit({ headline: ' ', property_address: null });
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      title: 'Missing Required Fields',
      message: 'Please fill in: Headline, Property address',
      fields: ['headline', 'property_address'],
    });
    expect(await world.flyer(id)).toMatchObject({ status: 'editing', snapshot: null, print_code: null });
  });

  it('rejects what the checks block, with the finding', async () => {
    const { response } = await submit({ headline: 'Guaranteed approval of your mortgage' });
    const details = await getErrorDetails(response());
    expect(details).toMatchObject({
      status: 'FAILED_PRECONDITION',
      title: 'Not submitted',
      fields: ['headline'],
    });
    expect(details.message).toMatch(/^Fix these first: 1 problem/);
    expect(details.issues[0]?.message).toContain('guarantee');
    await profile({ nmls_id: '' });
    const { response: without } = await submit({});
    expect(await getErrorDetails(without())).toMatchObject({ fields: ['officer.nmls'] });
    await profile({ nmls_id: '1900101' });
  });

  it('rejects what doesn’t fit or can’t be printed, at its field', async () => {
    const { response } = await submit({ headline: 'Very long '.repeat(60) });
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      title: 'Not submitted',
      fields: ['headline'],
    });
    const { response: emoji } = await submit({ headline: 'A home 🏠 for you' });
    expect(await getErrorDetails(emoji())).toMatchObject({ fields: ['headline'] });
  });

  it('rejects values of the wrong type, and drops unknown keys', async () => {
    const { response } = await submit({ list_price: '649000', headline: { text: 'Hi' } });
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      fields: ['headline', 'list_price'],
      message: expect.stringContaining('List price: Please enter a number'),
    });
    const {
      id,
      revision,
      response: withMore,
    } = await submit({ owner_user_id: 'x', junk: 'x'.repeat(600_000) });
    expect((await withMore()).status).toBe(200);
    const { data } = await world.flyer(id);
    const snapshot = await world.snapshot(id, revision);
    const known = ['headline', 'list_price', 'property_address'];
    expect(Object.keys(snapshot?.data ?? {}).toSorted()).toEqual(['disclosure', ...known]);
    expect(Object.keys(data).toSorted()).toEqual(known);
  });

  it('rejects more than 200 kB of text, and an invisible title', async () => {
    await world.template('open-texts', {}, { locked_fields: [] });
    const { response } = await submit(
      { disclosure: 'é'.repeat(100_001) },
      { template_id: 'open-texts', realtor_id: null },
    );
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      title: 'Not submitted',
      message: 'This flyer has too much text to submit. Please shorten it.',
    });
    const { id } = await world.draft();
    const revision = await world.save(id, { title: '\u200b\u2060' });
    expect(await getErrorDetails(call(world.owner.token, 'submit-flyer', { id, revision }))).toMatchObject({
      status: 'INVALID_ARGUMENT',
      title: 'Not submitted',
      message: 'Flyer Title is required',
      issues: [{ path: 'title', message: 'Flyer Title is required' }],
    });
  });

  it.each(['__x__', '.', '..'])('rejects %s as an id, and continues working', async (id) => {
    const { token } = world.owner;
    await expectRejected(call(token, 'submit-flyer', { id, revision: 1 }), 'INVALID_ARGUMENT');
    await expectRejected(call(token, 'render-pdf', { instanceId: id }), 'INVALID_ARGUMENT');
    await expectRejected(call(token, 'submit-flyer', { id: 'nothing', revision: 1 }), 'NOT_FOUND');
  });

  it('accepts 20 flyers per member and hour', async () => {
    const busy = await world.tenant.join('officer', officerProfile());
    const id = nanoid(21);
    await world.put(id, { owner_user_id: busy.uid });
    // The hour may end during the test, so both hours count.
    for (const at of [Date.now(), Date.now() + HOUR_MS]) {
      const counter = flyersCounter(busy.uid, new Date(at));
      await firestore
        .doc(paths.rateLimit(counter.id))
        .set({ count: FLYERS_PER_HOUR - 1, expires_at: counter.expiresAt });
    }
    await expectSuccess(busy.token, 'submit-flyer', { id, revision: 3 });
    const mails = await world.mails(world.reviewer.email);
    await expectSuccess(busy.token, 'withdraw-flyer', { id });
    expect(await world.mails(world.reviewer.email)).toEqual(mails);
    expect((await world.notices(world.reviewer)).at(-1)).toMatchObject({ kind: 'withdrawn', flyer_id: id });
    expect(await getErrorDetails(call(busy.token, 'submit-flyer', { id, revision: 4 }))).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      title: 'Not submitted',
      message: 'You’ve submitted a lot of flyers in the last hour. Please try again in an hour.',
    });
    expect(await world.flyer(id)).toMatchObject({ status: 'editing', revision: 4 });
  });

  it('rejects an invalid phone number and a number with too many digits, at the field', async () => {
    await world.template(
      'open',
      {},
      {
        handlebars_schema: {
          fields: [
            { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
            { key: 'rsvp_phone', label: 'RSVP phone', type: 'phone', help_text: '' },
            { key: 'seats', label: 'Seats', type: 'number', help_text: '', unit: 'plain' },
          ],
        },
        default_data: {},
        required_fields: ['headline'],
        locked_fields: [],
      },
    );
    const data = { headline: 'Come', rsvp_phone: 'abc', seats: 1e20 };
    const { id, revision } = await world.draft(data, { template_id: 'open' });
    expect(await getErrorDetails(call(world.owner.token, 'submit-flyer', { id, revision }))).toMatchObject({
      status: 'INVALID_ARGUMENT',
      issues: [
        { path: 'rsvp_phone', message: 'Valid phone number required' },
        { path: 'seats', message: 'Enter fewer digits' },
      ],
    });
  });

  it('stores profile, company and realtor in the snapshot, and no locked value from the client', async () => {
    const snapshot = await submittedSnapshot(
      { disclosure: 'Approval is certain.', listing_agent: 'Somebody Else' },
      { realtor_id: 'anita' },
    );
    expect(snapshot).toMatchObject({
      revision: 2,
      template_version_id: 'just-listed-v1',
      category: 'flyer',
      title: 'Maple Avenue',
      data: { disclosure: 'This is not a commitment to lend.', listing_agent: 'Anita Desai' },
      parties: {
        officer: { name: 'Maria Sample', nmls: '1900101', photo: '' },
        company: { name: 'Testfield Lending', nmls: '1990099', licenseLines: ['Sample license 1'] },
        realtor: { name: 'Anita Desai', brokerage: 'Homes' },
      },
      link: expect.stringMatching(/^https:\/\/test-[\w-]+\.example\/shared\/\w{12}$/),
      checks_version: expect.any(String),
    });
  });
});

describe('pictures', () => {
  const own = (file: string) => `${paths.userUploads(world.tenantId, world.owner.uid)}/${file}`;
  const loadCopy = async (address: unknown) => {
    const path = decodeURIComponent(/\/o\/([^?]+)/.exec(String(address))?.[1] ?? '');
    const [bytes] = await bucket().file(path).download();
    return { path, bytes, ...(await sharp(bytes).metadata()) };
  };

  it('are copied upright, as a JPEG without metadata, readable by anyone with the address', async () => {
    const turned = await picture(640, 480)
      .withExif({ IFD0: { Copyright: 'Secret' } })
      .jpeg()
      .toBuffer();
    const bytes = await sharp(turned).keepExif().withMetadata({ orientation: 6 }).toBuffer();
    const snapshot = await submittedSnapshot({
      property_photo: await upload(own('1790000000001.jpg'), bytes),
    });
    const address = String(snapshot?.data.property_photo);
    const copy = await loadCopy(address);
    expect(copy).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
    expect(copy.exif).toBeUndefined();
    expect(copy.path).toMatch(
      new RegExp(`^tenants/${world.tenantId}/sealed-pictures/[\\w-]{21}/[0-9a-f]{64}\\.jpg$`),
    );
    expect((await fetch(address)).status).toBe(200);
  });

  it('the company’s mark, colors and font are those at submission', async () => {
    const address = await upload(
      own('1790000000011.png'),
      await picture(90, 90).png().toBuffer(),
      'image/png',
    );
    const look = { primary: '#1b4069', accent: '#f4a48c', family: 'lora' };
    const company = firestore.doc(paths.tenant(world.tenantId));
    await company.update({ mark_url: address.replace(/&token=.*/, ''), look });
    const snapshot = await submittedSnapshot({});
    await company.update({ mark_url: '', look: { primary: '#1e4034', accent: '#ddb765' } });
    expect(snapshot?.parties.company.look).toEqual(look);
    expect(await loadCopy(snapshot?.parties.company.mark)).toMatchObject({ format: 'jpeg', width: 90 });
    expect((await submittedSnapshot({}))?.parties.company).not.toHaveProperty('mark');
  });

  it.each(['png', 'webp'] as const)('%s becomes a JPEG', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const address = await upload(own(`1790000000002.${format}`), bytes, `image/${format}`);
    const snapshot = await submittedSnapshot({ property_photo: address });
    expect(await loadCopy(snapshot?.data.property_photo)).toMatchObject({ format: 'jpeg', width: 640 });
  });

  it('keep their address in the draft, and the copy outlives the original', async () => {
    const address = await upload(own('1790000000003.jpg'), await picture().jpeg().toBuffer());
    const { id, revision, response } = await submit({ property_photo: address });
    expect((await response()).status).toBe(200);
    await bucket().file(own('1790000000003.jpg')).delete();
    const { data } = await world.flyer(id);
    const snapshot = await world.snapshot(id, revision);
    expect(data.property_photo).toBe(address);
    expect(await loadCopy(snapshot?.data.property_photo)).toMatchObject({ format: 'jpeg' });
  });

  it('that need too much memory are rejected with advice', async () => {
    const png = await picture(4500, 4500).png({ compressionLevel: 1, progressive: true }).toBuffer();
    const { response } = await submit({
      property_photo: await upload(own('1790000000007.png'), png, 'image/png'),
    });
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      fields: ['property_photo'],
      message: expect.stringContaining('This picture is too large: please save it as a JPEG'),
    });
  });

  it('that take minutes to decode are rejected first, and attempts are counted', async () => {
    const busy = await world.tenant.join('officer', officerProfile());
    const file = `${paths.userUploads(world.tenantId, busy.uid)}/1790000000000.jpg`;
    const property_photo = await upload(file, await scanBomb(2646, 3000));
    const id = nanoid(21);
    await world.put(id, { owner_user_id: busy.uid, data: { ...DRAFT, property_photo } });
    const tries = await picturesCounted(busy.uid);
    const response = () => call(busy.token, 'submit-flyer', { id, revision: 3 });
    expect(await getErrorDetails(response())).toMatchObject({
      status: 'INVALID_ARGUMENT',
      fields: ['property_photo'],
      message: expect.stringContaining('This picture takes too long to open.'),
    });
    expect(await picturesCounted(busy.uid)).toBe(tries + 1);
    await setPicturesCounted(busy.uid, PICTURES_PER_HOUR);
    await expectRejected(response(), 'RESOURCE_EXHAUSTED', pictureErrors['too-many-pictures'].sentence);
  });

  it('that are damaged or gone are rejected at their field', async () => {
    const half = (await picture().jpeg({ quality: 100 }).toBuffer()).subarray(0, 700);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [file, bytes] of [
      ['1790000000004.jpg', half],
      ['1790000000005.png', svg],
    ] as const) {
      const { id, response } = await submit({ property_photo: await upload(own(file), bytes) });
      expect(await getErrorDetails(response())).toMatchObject({
        status: 'INVALID_ARGUMENT',
        title: 'Not submitted',
        fields: ['property_photo'],
        message: expect.stringContaining('This picture is damaged or isn’t a JPG, PNG or WebP.'),
      });
      expect(await world.flyer(id)).toMatchObject({ status: 'editing', print_code: null });
    }
    // Must never be decompressed: 5 MB of gzip can be 5 GB.
    const packed = own('1790000000008.jpg');
    const metadata = { contentType: 'image/jpeg', contentEncoding: 'gzip' };
    await bucket()
      .file(packed)
      .save(gzipSync(await picture().jpeg().toBuffer()), { resumable: false, metadata });
    const bomb = await submit({ property_photo: downloadAddress(packed) });
    expect(await getErrorDetails(bomb.response())).toMatchObject({
      message: expect.stringContaining('This picture is damaged or isn’t a JPG, PNG or WebP.'),
    });
    const { response } = await submit({ property_photo: downloadAddress(own('1790000000009.jpg')) });
    expect(await getErrorDetails(response())).toMatchObject({
      message: expect.stringContaining('This picture is gone.'),
    });
  });

  describe('from other sites are never fetched', () => {
    let foreign: string;
    beforeAll(async () => {
      foreign = `${paths.userUploads(other.tenantId, other.owner.uid)}/1790000000001.jpg`;
      await upload(foreign, await picture().jpeg().toBuffer());
      await upload(own('1790000000006.jpg'), await picture().jpeg().toBuffer());
    });
    it.each<[string, () => string]>([
      ['another website', () => 'https://photos.example/house.jpg'],
      ['a service inside', () => 'http://169.254.169.254/computeMetadata/v1/'],
      ['another tenant', () => downloadAddress(foreign)],
      ['another bucket', () => downloadAddress(own('1790000000006.jpg'), 'somebody-else.appspot.com')],
      ['a way up', () => downloadAddress(`${own('x')}/../../../../${foreign}`)],
      ['a way up in escapes', () => downloadAddress(own('..%2F..%2F1790000000006.jpg'))],
      ['rendered PDFs', () => downloadAddress(`${paths.flyerFiles(world.tenantId, 'a')}/b.jpg`)],
      [
        'a look-alike host',
        () =>
          downloadAddress(own('1790000000006.jpg')).replace(
            'http://',
            'http://firebasestorage.googleapis.com@',
          ),
      ],
      [
        'a way that only browsers straighten',
        () => downloadAddress(own('1790000000006.jpg')).replace('/v0/b/', '/v0/./b/'),
      ],
      ['another port', () => downloadAddress(own('1790000000006.jpg')).replace(/:\d+/, ':1')],
      ['a data address', () => 'data:image/png;base64,iVBORw0KGgo='],
      ['a file', () => 'file:///etc/passwd'],
    ])('%s', async (_what, address) => {
      const { response } = await submit({ property_photo: address() });
      const details = await getErrorDetails(response());
      expect(details).toMatchObject({ status: 'INVALID_ARGUMENT', fields: ['property_photo'] });
      expect(details.issues[0]?.message).toMatch(/Please upload|the web address of a picture/);
    });
  });

  describe('of officer and realtor', () => {
    beforeEach(() => profile({ headshot_url: '' }));

    it('are copied if they are uploads here', async () => {
      const file = `tenants/${world.tenantId}/headshots/${world.owner.uid}-1790000000000.jpg`;
      await profile({ headshot_url: await upload(file, await picture(900, 900).jpeg().toBuffer()) });
      const realtorFile = `tenants/${world.tenantId}/realtors/realtor-1790000000000.jpg`;
      const photo_url = await upload(realtorFile, await picture(300, 400).jpeg().toBuffer());
      const logoFile = `tenants/${world.tenantId}/realtors/realtor-1790000000001.png`;
      const clear = picture(900, 300).ensureAlpha(0).png();
      const logo_url = await upload(logoFile, await clear.toBuffer(), 'image/png');
      await firestore.doc(paths.realtors.one(world.tenantId, 'anita')).update({ photo_url, logo_url });
      const snapshot = await submittedSnapshot({}, { realtor_id: 'anita' });
      expect(await loadCopy(snapshot?.parties.officer.photo)).toMatchObject({ width: 480, height: 480 });
      expect(await loadCopy(snapshot?.parties.realtor?.photo)).toMatchObject({ width: 300, height: 400 });
      expect(await loadCopy(snapshot?.parties.realtor?.logo)).toMatchObject({
        format: 'jpeg',
        width: 640,
        height: 213,
      });
      await profile({ headshot_url: '' });
    });

    it('are left out if they are elsewhere or damaged', async () => {
      await profile({ headshot_url: 'https://photos.example/maria.jpg' });
      expect((await submittedSnapshot({}))?.parties.officer.photo).toBe('');
      const file = `tenants/${world.tenantId}/headshots/${world.owner.uid}-1790000000001.jpg`;
      await profile({ headshot_url: await upload(file, Buffer.from('no picture')) });
      expect((await submittedSnapshot({}))?.parties.officer.photo).toBe('');
    });
  });
});

describe('a deactivated member', () => {
  it('can’t submit', async () => {
    const { id, revision } = await world.draft();
    await profile({ status: 'deactivated' });
    await expectRejected(call(world.owner.token, 'submit-flyer', { id, revision }), 'PERMISSION_DENIED');
    await profile({ status: 'active' });
    await expectSuccess(world.owner.token, 'submit-flyer', { id, revision });
  });
});
