import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import {
  bucket,
  DRAFT,
  type FlyerWorld,
  getErrorDetails,
  newFlyerWorld,
  picture,
  upload,
} from '../../testing/flyers.ts';
import { loadMemberSession } from '../../testing/memberSession.ts';
import { call, expectSuccess, setMember } from '../../testing/members.ts';
import { renderFlyerPdf } from './renderPdf.ts';

let world: FlyerWorld;
beforeAll(async () => {
  world = await newFlyerWorld();
});
afterAll(() => world.remove());

const listFiles = async (id: string) => {
  const [files] = await bucket().getFiles({ prefix: `${paths.flyerFiles(world.tenantId, id)}/` });
  return files;
};
const loadJobs = async (id: string) =>
  (await firestore.collection(paths.pdfJobs.all(world.tenantId)).where('flyer_instance_id', '==', id).get())
    .docs;
const renders = async (id: string) =>
  (await world.audits(id)).filter(({ action }) => action === 'pdf_rendered').length;
/** Output of a Poppler tool for a file. */
const poppler = (program: string, args: string[], input: Buffer) =>
  execFileSync(program, args, { input, env: { ...process.env, TZ: 'UTC' } }).toString('utf8');
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Calls the function in this process, because the emulator would start a process for each call. */
const member = () => loadMemberSession(world.owner.uid, 'flyers:make');

/** Renders a PDF that no other call is rendering, and returns its address. */
async function rendered(id: string): Promise<string> {
  const response = await renderFlyerPdf(id, await member());
  if (response.status !== 'done') throw new Error('Another call is rendering it');
  return response.url;
}

async function withPhoto() {
  const file = `${paths.userUploads(world.tenantId, world.owner.uid)}/${Date.now()}.webp`;
  const property_photo = await upload(file, await picture(3000, 2000).webp().toBuffer(), 'image/webp');
  return world.approved({ ...DRAFT, property_photo });
}

describe('render-pdf', () => {
  it('renders the file of the snapshot, with its job and audit record', async () => {
    const { id, revision } = await withPhoto();
    await setMember(world.owner.uid, { name: 'Changed Later' });
    const { url } = (await expectSuccess(world.owner.token, 'render-pdf', { instanceId: id })) as {
      url: string;
    };
    await setMember(world.owner.uid, { name: 'Maria Sample' });
    const [file] = await listFiles(id);
    const [bytes = Buffer.alloc(0)] = (await file?.download()) ?? [];
    const sha256 = digest(bytes);
    expect(url).toBe(`/flyer-pdf/${id}?v=${sha256.slice(0, 12)}`);
    expect(file?.name).toBe(`${paths.flyerFiles(world.tenantId, id)}/${sha256}.pdf`);
    expect(file?.metadata.contentType).toBe('application/pdf');
    const [job] = await loadJobs(id);
    expect(job?.data()).toMatchObject({
      id: job?.id,
      status: 'done',
      output_url: url,
      sha256,
      size: bytes.length,
      error: null,
      attempts: 1,
      revision,
      owner_user_id: world.owner.uid,
      tenant_id: world.tenantId,
    });
    expect(bytes.length).toBeLessThan(250_000);
    const { snapshot, approved_at } = await world.flyer(id);
    const text = poppler('pdftotext', ['-', '-'], bytes);
    expect(text).toContain('Maria Sample');
    expect(text).toContain('Maple');
    expect(text).not.toMatch(/DRAFT|Changed Later/);
    const info = poppler('pdfinfo', ['-isodates', '-'], bytes);
    expect(info).toMatch(new RegExp(`^Title: +${snapshot?.public_title}$`, 'm'));
    expect(info).toContain(`${approved_at?.toISOString().slice(0, 19)}Z`);
    const fonts = poppler('pdffonts', ['-'], bytes).trim().split('\n').slice(2);
    for (const line of fonts) expect(line).toContain('yes yes yes');
    expect(await renders(id)).toBe(1);
  });

  it('makes one file and one job for a hundred concurrent calls: one waits, the others get its job', async () => {
    const { id } = await withPhoto();
    const who = await member();
    const answers = await Promise.all(Array.from({ length: 100 }, () => renderFlyerPdf(id, who)));
    const [made] = (await loadJobs(id)).map((one) => one.data());
    const done = { status: 'done', url: made?.output_url };
    expect(answers).toContainEqual(done);
    for (const response of answers) {
      expect([done, { status: 'running', jobId: made?.id }]).toContainEqual(response);
    }
    const viaHttp = await Promise.all(
      [1, 2, 3].map(() => call(world.owner.token, 'render-pdf', { instanceId: id })),
    );
    expect(viaHttp.map(({ body }) => body.result)).toEqual(Array(3).fill(done));
    expect(await listFiles(id)).toHaveLength(1);
    const jobs = await loadJobs(id);
    expect(jobs.map((one) => one.data())).toMatchObject([{ attempts: 1, status: 'done' }]);
    expect(await renders(id)).toBe(1);
  });

  it('renders the same bytes again', async () => {
    const { id } = await world.approved();
    const { url } = (await expectSuccess(world.reviewer.token, 'render-pdf', { instanceId: id })) as {
      url: string;
    };
    const [file] = await listFiles(id);
    const [first = Buffer.alloc(0)] = (await file?.download()) ?? [];
    await file?.delete();
    await (await loadJobs(id))[0]?.ref.delete();
    expect(await renderFlyerPdf(id, await member())).toEqual({ status: 'done', url });
    const [again] = await listFiles(id);
    expect((await again?.download())?.[0].equals(first)).toBe(true);
  });

  it('fails the job with a reason for a missing picture, and the next call retries it', async () => {
    const { id } = await withPhoto();
    const [sealed] = await bucket().getFiles({ prefix: `${paths.sealedPictures(world.tenantId, id)}/` });
    const [photo] = sealed;
    const [bytes = Buffer.alloc(0)] = (await photo?.download()) ?? [];
    await photo?.save(Buffer.from('no picture'), { resumable: false });
    const attempt = () => call(world.owner.token, 'render-pdf', { instanceId: id });
    const refusal = {
      status: 'FAILED_PRECONDITION',
      title: 'Failed to generate PDF',
      message:
        'A picture in this flyer is missing or damaged. Please duplicate the flyer and submit the copy.',
    };
    expect(await getErrorDetails(attempt())).toMatchObject(refusal);
    await photo?.delete();
    expect(await getErrorDetails(attempt())).toMatchObject(refusal);
    expect((await loadJobs(id)).map((one) => one.data())).toMatchObject([
      { status: 'failed', error: refusal.message, attempts: 2, output_url: null, sha256: null },
    ]);
    expect(await listFiles(id)).toEqual([]);
    await photo?.save(bytes, { resumable: false });
    expect((await attempt()).status).toBe(200);
    expect((await loadJobs(id)).map((one) => one.data())).toMatchObject([
      { status: 'done', error: null, attempts: 3 },
    ]);
    expect(await renders(id)).toBe(1);
  });

  it('takes over a crashed job', async () => {
    const { id } = await world.approved();
    const url = await rendered(id);
    const [job] = await loadJobs(id);
    const past = new Date(Date.now() - 1000);
    await job?.ref.update({ status: 'running', output_url: null, sha256: null, lease_until: past });
    expect(await renderFlyerPdf(id, await member())).toEqual({ status: 'done', url });
    expect((await job?.ref.get())?.data()).toMatchObject({ status: 'done', attempts: 2, output_url: url });
  });

  it('returns at once while another call renders', async () => {
    const { id } = await world.approved();
    await rendered(id);
    const [job] = await loadJobs(id);
    await job?.ref.update({
      status: 'running',
      output_url: null,
      sha256: null,
      lease_until: new Date(Date.now() + 60_000),
    });
    const before = (await job?.ref.get())?.updateTime;
    expect(await renderFlyerPdf(id, await member())).toEqual({ status: 'running', jobId: job?.id });
    const viaHttp = await call(world.owner.token, 'render-pdf', { instanceId: id });
    expect(viaHttp.body.result).toEqual({ status: 'running', jobId: job?.id });
    expect((await job?.ref.get())?.updateTime).toEqual(before);
  });

  it('lets only one of many calls take over a crashed job', async () => {
    const { id } = await world.approved();
    await rendered(id);
    const [job] = await loadJobs(id);
    await job?.ref.update({ status: 'running', output_url: null, lease_until: new Date(Date.now() - 1000) });
    const who = await member();
    const answers = await Promise.all(Array.from({ length: 10 }, () => renderFlyerPdf(id, who)));
    expect(answers.some(({ status }) => status === 'done')).toBe(true);
    expect((await job?.ref.get())?.data()).toMatchObject({ status: 'done', attempts: 2 });
    expect(await listFiles(id)).toHaveLength(1);
  });

  it('rejects a flyer that isn’t approved', async () => {
    const { id } = await world.pending();
    expect(await getErrorDetails(call(world.owner.token, 'render-pdf', { instanceId: id }))).toMatchObject({
      status: 'FAILED_PRECONDITION',
      title: 'Not Approved',
      message: 'Flyer must be approved before rendering',
    });
    await world.put('without-snapshot', { status: 'approved', approved_at: new Date() });
    expect(
      await getErrorDetails(call(world.owner.token, 'render-pdf', { instanceId: 'without-snapshot' })),
    ).toMatchObject({
      title: 'Failed to generate PDF',
    });
    expect(await loadJobs(id)).toEqual([]);
  });
});
