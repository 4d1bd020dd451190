import { execFileSync } from 'node:child_process';
import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotPdfJob } from '../../links/page/snapshotPdf.ts';
import { firestore, required } from '../../testing/emulator.ts';
import { DRAFT, type FlyerWorld, getErrorDetails, newFlyerWorld } from '../../testing/flyers.ts';
import { call, expectSuccess } from '../../testing/members.ts';

let world: FlyerWorld;
let id: string;
const origin = `http://${required('FUNCTIONS_EMULATOR_HOST')}/${required('GCLOUD_PROJECT')}/us-east1`;

beforeAll(async () => {
  world = await newFlyerWorld();
  ({ id } = await world.approved());
});
afterAll(() => world.remove());

async function download(
  format?: FlyerFormat,
): Promise<{ url: string; type: string | null; name: string; bytes: Buffer }> {
  const { url } = (await expectSuccess(world.owner.token, 'render-pdf', {
    instanceId: id,
    ...(format && { format }),
  })) as { url: string };
  const response = await fetch(`${origin}${url}`, {
    headers: { authorization: `Bearer ${world.owner.token}` },
  });
  expect(response.status).toBe(200);
  return {
    url,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
/** An approved flyer of another template. */
async function approvedFrom(template_id: string, data: object): Promise<string> {
  const draft = await world.draft(data, { template_id });
  const { id: made, revision } = await expectSuccess(world.owner.token, 'submit-flyer', draft);
  await expectSuccess(world.reviewer.token, 'review-flyer', { decision: 'approve', id: made, revision });
  return made;
}
/** Output of a Poppler tool for a file. */
const poppler = (program: string, args: string[], input: Buffer) =>
  execFileSync(program, args, { input }).toString('utf8');
const boxes = (pdf: Buffer) => poppler('pdfinfo', ['-box', '-'], pdf).replace(/ +/g, ' ');

it('makes a postcard, a page with bleed and a square image from the same snapshot', async () => {
  const card = await download('postcard');
  expect(card).toMatchObject({
    type: 'application/pdf',
    name: 'inline; filename="Just listed sunlight in every room.pdf"',
  });
  expect(boxes(card.bytes)).toContain('MediaBox: 0.00 0.00 432.00 648.00');
  expect(boxes(card.bytes)).toContain('Pages: 2');
  const text = poppler('pdftotext', ['-', '-'], card.bytes);
  for (const part of ['Maria Sample', 'NMLS', 'Equal Housing Opportunity', 'commitment to lend'])
    expect(text).toContain(part);

  const bleed = await download('bleed');
  expect(boxes(bleed.bytes)).toContain('TrimBox: 36.00 36.00 648.00 828.00');

  const square = await download('square');
  expect(square).toMatchObject({
    type: 'image/png',
    name: 'inline; filename="Just listed sunlight in every room.png"',
  });
  expect(await sharp(square.bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 });
  // The same file, found instead of rendered again.
  expect((await download('square')).url).toBe(square.url);
  const renders = (await world.audits(id)).filter(({ action }) => action === 'pdf_rendered');
  expect(renders.map(({ after }) => (after as { format?: string }).format).toSorted()).toEqual([
    'bleed',
    'postcard',
    'square',
  ]);
});

it('links and the shared page have the flyer on its own paper, whatever else was downloaded', async () => {
  await download('postcard');
  const before = await snapshotPdfJob(await world.flyer(id));
  expect(before).toBeUndefined();
  const letter = await download();
  expect(letter.url).not.toContain('format=');
  const job = await snapshotPdfJob(await world.flyer(id));
  expect(letter.url).toContain(job?.sha256?.slice(0, 12));
  expect(job?.format).toBeUndefined();
  const jobs = await firestore
    .collection(paths.pdfJobs.all(world.tenantId))
    .where('flyer_instance_id', '==', id)
    .get();
  expect(jobs.docs.map((doc) => (doc.data().format as string | undefined) ?? 'letter').toSorted()).toContain(
    'letter',
  );
});

it('rejects what doesn’t fit with its field, and stores nothing', async () => {
  await world.template(
    'long-story',
    {},
    {
      handlebars_schema: {
        fields: [
          { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
          { key: 'property_address', label: 'Property address', type: 'address', help_text: '' },
          { key: 'description', label: 'Description', type: 'rich_text', help_text: '' },
          { key: 'disclosure', label: 'Disclosure', type: 'rich_text', help_text: '' },
        ],
      },
      locked_fields: ['disclosure'],
    },
  );
  // An offer's restrictions are on the image, too, even if they are long.
  const story = 'A center-hall colonial on a quiet block, with the original oak floors. '.repeat(42);
  const description = `Subject to prior sale. ${story}`;
  const { headline, property_address } = DRAFT;
  const long = await approvedFrom('long-story', { headline, property_address, description });
  const refused = await getErrorDetails(
    call(world.owner.token, 'render-pdf', { instanceId: long, format: 'square' }),
  );
  expect(refused).toMatchObject({ code: 'flyer-format-unfit' });
  expect(refused.message).toContain('doesn’t fit on a square image. Too long: Description.');
  const jobs = await firestore
    .collection(paths.pdfJobs.all(world.tenantId))
    .where('flyer_instance_id', '==', long)
    .get();
  expect(jobs.size).toBe(0);
});

it('returns 404 for a letter’s postcard, an unknown format and a file that was never rendered', async () => {
  await world.template('cover-letter', { category: 'letter' }, { layout: 'letter' });
  const letter = await approvedFrom('cover-letter', DRAFT);
  const refused = call(world.owner.token, 'render-pdf', { instanceId: letter, format: 'postcard' });
  expect(await getErrorDetails(refused)).toMatchObject({ code: 'flyer-format-not-offered' });
  for (const format of ['poster', 'square']) {
    const response = await fetch(`${origin}/flyer-pdf/${letter}?format=${format}`, {
      headers: { authorization: `Bearer ${world.owner.token}` },
    });
    expect(response.status, format).toBe(404);
  }
});

it('an earlier edition is only available on its own paper', async () => {
  const { approved_revision: revision } = await world.flyer(id);
  const refused = call(world.reviewer.token, 'render-pdf', { instanceId: id, revision, format: 'square' });
  expect((await refused).status).toBe(400);
  const file = await fetch(`${origin}/flyer-pdf/${id}?revision=${revision}&format=square`, {
    headers: { authorization: `Bearer ${world.reviewer.token}` },
  });
  expect(file.status).toBe(404);
});

it('an ended flyer’s postcards and images are unavailable, but its own PDF isn’t', async () => {
  const { id: ended } = await world.approved();
  const ask = (format: string) => call(world.owner.token, 'render-pdf', { instanceId: ended, format });
  const { url } = (await expectSuccess(world.owner.token, 'render-pdf', {
    instanceId: ended,
    format: 'square',
  })) as { url: string };
  await firestore
    .doc(paths.flyers.one(world.tenantId, ended))
    .update({ valid_until: new Date(Date.now() - DAY_MS) });
  for (const format of ['square', 'postcard', 'postcard-bleed', 'bleed']) {
    expect(await getErrorDetails(ask(format)), format).toMatchObject({ code: 'flyer-expired' });
  }
  const file = await fetch(`${origin}${url}`, { headers: { authorization: `Bearer ${world.owner.token}` } });
  expect(file.ok).toBe(false);
  expect(await ask('letter')).toMatchObject({ status: 200 });
});
