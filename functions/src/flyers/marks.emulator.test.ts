import type { MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, getErrorDetails, newFlyerWorld, sampleSnapshot } from '../testing/flyers.ts';
import { call, expectRejected, expectSuccess, type Person } from '../testing/members.ts';

let world: FlyerWorld;
let other: FlyerWorld;
let colleague: Person;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
  colleague = await world.tenant.join('officer');
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

let id: string;
beforeEach(() => {
  id = nanoid();
});

type Marks = Partial<MarkInput>[];
const mark = (more: Partial<MarkInput> = {}): MarkInput => ({
  id: nanoid(21),
  anchor: { kind: 'field', field: 'headline' },
  text: 'Say “home”, not “house”.',
  carried_from: null,
  ...more,
});
const reject = (marks: Marks, revision = 3, reason = 'Three things', who = world.reviewer) =>
  call(who.token, 'review-flyer', { decision: 'reject', id, revision, reason, marks });
const loadMarks = async (revision = 3, flyerId = id) =>
  (await firestore.doc(paths.flyerMarks(world.tenantId, flyerId, String(revision))).get()).data();
const loadResolutions = async (revision = 3) =>
  (await firestore.doc(paths.markResolutions(world.tenantId, id, String(revision))).get()).data();
/** A flyer pending approval in revision 3. */
const pending = () =>
  world.put(id, { status: 'pending_approval', snapshot: sampleSnapshot(), submission_count: 1 });

describe('a rejection with marks', () => {
  it('stores them with step and audit record; notice and mail only have their number', async () => {
    await pending();
    const marks = [
      mark(),
      mark({ anchor: { kind: 'place', page: 1, x: 0.25, y: 1 } }),
      mark({ anchor: { kind: 'page', page: 1 } }),
    ];
    expect((await reject(marks)).status).toBe(200);
    const stored = await loadMarks();
    expect(stored).toMatchObject({ revision: 3, by_user_id: world.reviewer.uid, by_name: 'Ines Sample' });
    expect(stored?.marks).toEqual(
      marks.map((one, index) => ({ ...one, label: index === 0 ? 'Headline' : '' })),
    );
    const flyer = await world.flyer(id);
    expect(flyer).toMatchObject({
      status: 'rejected',
      reason: 'Three things',
      last_rejection: { mark_count: 3 },
    });
    expect(JSON.stringify(flyer)).not.toContain('Say “home”');
    expect((await world.history(id)).at(-1)).toMatchObject({ action: 'rejected', mark_count: 3 });
    const notices = await world.notices(world.owner);
    expect(notices.at(-1)).toMatchObject({ kind: 'rejected', mark_count: 3, reason: 'Three things' });
    const mails = JSON.stringify(await world.mails(world.owner.email));
    expect(mails).toContain('The reviewer left 3 marks on it.');
    expect(mails).not.toContain('home');
    expect((await world.audits(id)).at(-1)).toMatchObject({
      action: 'instance_rejected',
      after: { marks: 3 },
    });
  });

  it('sent again is the same rejection, but another one with other marks', async () => {
    await pending();
    const marks = [mark(), mark()];
    expect((await reject(marks)).status).toBe(200);
    expect((await reject(marks)).status).toBe(200);
    expect((await world.history(id)).map(({ action }) => action as string)).toEqual(['rejected']);
    await expectRejected(reject([...marks, mark()]), 'FAILED_PRECONDITION');
    await expectRejected(reject([]), 'FAILED_PRECONDITION');
    expect((await loadMarks())?.marks).toHaveLength(2);
  });

  it('fails at a mark that can’t be stored, and changes nothing', async () => {
    await pending();
    const gone = reject([mark(), mark({ anchor: { kind: 'field', field: 'gone' } })]);
    expect(await getErrorDetails(gone)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      code: 'marks-invalid',
      issues: [{ path: 'marks.1', message: expect.stringContaining('doesn’t have that field') as string }],
    });
    const outside = reject([mark({ anchor: { kind: 'place', page: 1, x: 1.2, y: 0 } })]);
    expect(await getErrorDetails(outside)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      issues: [{ path: 'marks.0.anchor.x', message: 'Outside the page' }],
    });
    for (const marks of [
      [mark({ text: 'no' })],
      [mark({ text: 'x'.repeat(501) })],
      [mark({ carried_from: nanoid(21) })],
      Array.from({ length: 31 }, () => mark()),
    ]) {
      await expectRejected(reject(marks), 'INVALID_ARGUMENT');
    }
    expect(await world.flyer(id)).toMatchObject({ status: 'pending_approval' });
    expect(await loadMarks()).toBeUndefined();
  });

  it('is only for the company’s reviewers, and the pending revision', async () => {
    await pending();
    await expectRejected(reject([mark()], 3, 'Mine', world.owner), 'PERMISSION_DENIED');
    await expectRejected(reject([mark()], 3, 'Theirs', colleague), 'PERMISSION_DENIED');
    await expectRejected(reject([mark()], 3, 'Elsewhere', other.reviewer), 'NOT_FOUND');
    await expectRejected(reject([mark()], 2), 'ABORTED');
    await world.put(id, { status: 'approved', snapshot: sampleSnapshot() });
    await expectRejected(reject([mark()]), 'FAILED_PRECONDITION');
    expect(await loadMarks()).toBeUndefined();
  });
});

describe('resolving', () => {
  const resolve = (mark_id: string, more: object = {}, who = world.owner) =>
    call(who.token, 'resolve-flyer-mark', { id, revision: 3, mark_id, is_resolved: true, note: '', ...more });
  const one = mark();
  const two = mark();
  const rejected = async () => {
    await pending();
    expect((await reject([one, two])).status).toBe(200);
  };

  it('is stored, undone and recorded, and changes nothing when repeated', async () => {
    await rejected();
    expect((await resolve(two.id, { note: ' Done on Monday ' })).body.result).toEqual({
      id,
      is_resolved: true,
    });
    expect(await loadResolutions()).toMatchObject({
      revision: 3,
      resolutions: { [two.id]: { is_resolved: true, note: 'Done on Monday' } },
    });
    const count = (await world.audits(id)).length;
    expect((await world.audits(id)).at(-1)).toMatchObject({
      action: 'instance_mark_resolved',
      actor_user_id: world.owner.uid,
      after: { mark_number: 2, mark_note: 'Done on Monday', revision: 3 },
    });
    expect((await resolve(two.id, { note: 'Done on Monday' })).status).toBe(200);
    expect(await world.audits(id)).toHaveLength(count);
    await expectSuccess(world.owner.token, 'revise-flyer', { id });
    expect((await resolve(two.id, { is_resolved: false })).status).toBe(200);
    expect((await world.audits(id)).at(-1)).toMatchObject({ action: 'instance_mark_reopened' });
    expect((await resolve(one.id)).status).toBe(200);
    const { resolutions } = (await loadResolutions()) ?? {};
    expect(resolutions).toMatchObject({ [one.id]: { is_resolved: true }, [two.id]: { is_resolved: false } });
    expect((await loadMarks())?.marks, 'the marks themselves stay').toHaveLength(2);
  });

  it('keeps two concurrent resolutions', async () => {
    await rejected();
    const answers = await Promise.all([resolve(one.id), resolve(two.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(Object.keys((await loadResolutions())?.resolutions as object)).toHaveLength(2);
  });

  it('is only for the owner', async () => {
    await rejected();
    for (const who of [colleague, world.reviewer])
      await expectRejected(resolve(one.id, {}, who), 'PERMISSION_DENIED');
    await expectRejected(resolve(one.id, {}, other.owner), 'NOT_FOUND');
    expect(await loadResolutions()).toBeUndefined();
  });

  it('requires a mark of this rejection and a note within its length', async () => {
    await rejected();
    await expectRejected(resolve(nanoid(21)), 'NOT_FOUND');
    await expectRejected(resolve(one.id, { revision: 2 }), 'ABORTED');
    await expectRejected(resolve(one.id, { note: 'x'.repeat(501) }), 'INVALID_ARGUMENT');
    await expectRejected(resolve('mark'), 'INVALID_ARGUMENT');
    expect(await loadResolutions()).toBeUndefined();
  });

  it('stops when the flyer is submitted, continues when it’s withdrawn, and keeps its notes', async () => {
    await rejected();
    await expectSuccess(world.owner.token, 'revise-flyer', { id });
    await resolve(one.id);
    await expectSuccess(world.owner.token, 'submit-flyer', { id, revision: 4 });
    await expectRejected(resolve(two.id), 'FAILED_PRECONDITION');
    await expectSuccess(world.owner.token, 'withdraw-flyer', { id });
    expect((await resolve(two.id)).status).toBe(200);
    expect(Object.keys((await loadResolutions())?.resolutions as object)).toHaveLength(2);
    await expectSuccess(world.owner.token, 'archive-flyer', { id });
    await expectRejected(resolve(two.id, { is_resolved: false }), 'FAILED_PRECONDITION');
  });

  it('isn’t available for a flyer that was rejected before marks existed', async () => {
    await world.put(id, { status: 'rejected', reason: 'No APR', snapshot: sampleSnapshot() });
    await expectRejected(resolve(one.id), 'ABORTED');
  });
});

describe('after the rejection', () => {
  it('the next rejection repeats an earlier mark and adds its own; an approval ends them', async () => {
    await pending();
    const first = mark();
    await reject([first, mark()]);
    await expectSuccess(world.owner.token, 'revise-flyer', { id });
    await expectSuccess(world.owner.token, 'submit-flyer', { id, revision: 4 });
    const carried = mark({ carried_from: first.id });
    await expectRejected(reject([mark({ carried_from: nanoid(21) })], 4), 'INVALID_ARGUMENT');
    expect((await reject([carried], 4, 'Still')).status).toBe(200);
    expect((await loadMarks(4))?.marks).toMatchObject([{ carried_from: first.id }]);
    expect((await loadMarks(3))?.marks).toHaveLength(2);
    const ofFirst = { id, revision: 3, mark_id: first.id, is_resolved: true, note: '' };
    await expectRejected(call(world.owner.token, 'resolve-flyer-mark', ofFirst), 'ABORTED');
    await expectSuccess(world.owner.token, 'revise-flyer', { id });
    await expectSuccess(world.owner.token, 'submit-flyer', { id, revision: 5 });
    await expectSuccess(world.reviewer.token, 'review-flyer', { decision: 'approve', id, revision: 5 });
    const ofSecond = { ...ofFirst, revision: 4, mark_id: carried.id };
    await expectRejected(call(world.owner.token, 'resolve-flyer-mark', ofSecond), 'FAILED_PRECONDITION');
  });

  it('a correction has marks like a first edition, and a copy of the flyer has none', async () => {
    const { id: live } = await world.approved();
    id = (await expectSuccess(world.owner.token, 'correct-flyer', { id: live, new_id: nanoid(21) })).id;
    await expectSuccess(world.owner.token, 'submit-flyer', { id, revision: 1 });
    const only = mark();
    expect((await reject([only], 1)).status).toBe(200);
    expect(await world.flyer(live)).toMatchObject({ status: 'approved' });
    const input = { id, revision: 1, mark_id: only.id, is_resolved: true, note: '' };
    await expectSuccess(world.owner.token, 'resolve-flyer-mark', input);
    const copy = await expectSuccess(world.owner.token, 'duplicate-flyer', {
      id,
      new_id: nanoid(21),
      title: 'Copy',
    });
    expect(await world.flyer(copy.id)).toMatchObject({ last_rejection: null });
    expect(await loadMarks(1, copy.id)).toBeUndefined();
    await expectRejected(call(world.owner.token, 'resolve-flyer-mark', { ...input, id: copy.id }), 'ABORTED');
  });
});
