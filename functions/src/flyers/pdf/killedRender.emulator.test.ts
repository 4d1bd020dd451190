import { createHash } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberSession } from '../../http/defineMemberCallable.ts';
import { firestore } from '../../testing/emulator.ts';
import { bucket, type FlyerWorld, newFlyerWorld } from '../../testing/flyers.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { loadMemberSession } from '../../testing/memberSession.ts';
import { renderFlyerPdf } from './renderPdf.ts';

let world: FlyerWorld;
let owner: MemberSession;
beforeAll(async () => {
  world = await newFlyerWorld();
  owner = await loadMemberSession(world.owner.uid, 'flyers:make');
});
afterAll(() => world.remove());

const loadJobs = async (id: string) =>
  (await firestore.collection(paths.pdfJobs.all(world.tenantId)).where('flyer_instance_id', '==', id).get())
    .docs;

/** What a rendering leaves behind. */
async function written(id: string) {
  const [[job], [files]] = await Promise.all([
    loadJobs(id),
    bucket().getFiles({ prefix: `${paths.flyerFiles(world.tenantId, id)}/` }),
  ]);
  const audits = await world.audits(id);
  return {
    job: job ? String(job.get('status')) : null,
    files: files.length,
    records: audits.filter(({ action }) => action === 'pdf_rendered').length,
  };
}

const NOTHING = { job: null, files: 0, records: 0 };
const CLAIMED = { job: 'running', files: 0, records: 0 };
const STORED = { job: 'running', files: 1, records: 0 };
const DONE = { job: 'done', files: 1, records: 1 };

it.each([
  ['before the job is claimed', 1, 'before', NOTHING],
  ['after the job is claimed', 1, 'after', CLAIMED],
  ['after the PDF is stored and before its record', 2, 'before', STORED],
  ['after the record, without an answer', 2, 'after', DONE],
] as const)('render-pdf, killed %s, is finished by the next call', async (_when, commit, moment, left) => {
  const { id } = await world.approved();
  const render = () => renderFlyerPdf(id, owner);
  expect(await killAtCommit(commit, moment, render)).toBe(true);
  expect(await written(id)).toEqual(left);
  const [crashed] = await loadJobs(id);
  if (left.job === 'running') {
    // Until the lease ends, a crashed call looks like a running one.
    expect(await render()).toEqual({ status: 'running', jobId: crashed?.id });
    expect(await written(id)).toEqual(left);
    await crashed?.ref.update({ lease_until: new Date(Date.now() - 1) });
  }
  const response = await render();
  expect(response).toMatchObject({ status: 'done' });
  expect(await written(id)).toEqual(DONE);
  const [job] = await loadJobs(id);
  const sha256 = String(job?.get('sha256'));
  const [bytes] = await bucket()
    .file(`${paths.flyerFiles(world.tenantId, id)}/${sha256}.pdf`)
    .download();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  expect(job?.data()).toMatchObject({
    output_url: response.status === 'done' && response.url,
    size: bytes.length,
    error: null,
    attempts: left.job === 'running' ? 2 : 1,
  });
  // A retry finds the file and renders nothing.
  expect(await render()).toEqual(response);
  expect(await written(id)).toEqual(DONE);
});

it('render-pdf has no other commit at which it can be killed', async () => {
  const { id } = await world.approved();
  expect(await killAtCommit(3, 'before', () => renderFlyerPdf(id, owner))).toBe(false);
  expect(await written(id)).toEqual(DONE);
});
