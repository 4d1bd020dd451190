import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLink } from '../links/page/openSharedFlyer.ts';
import { firestore, required } from '../testing/emulator.ts';
import { DRAFT, type FlyerWorld, getErrorDetails, newFlyerWorld, sampleSnapshot } from '../testing/flyers.ts';
import { call, expectRejected, expectSuccess, type Person } from '../testing/members.ts';
import { visitor } from '../testing/visitor.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  other = await newFlyerWorld();
});
afterAll(() => other.remove());
// Resets the hourly limit of submissions per person.
beforeEach(async () => {
  world = await newFlyerWorld();
});
afterEach(() => world.remove());

/** What a visitor of the link gets: the flyer's public title, or why it isn't shown. */
async function open(shortCode: string, { tenantId } = world): Promise<string> {
  const view = { shortCode, openingId: nanoid(), isStaff: false };
  const page = await openLink(tenantId, view, visitor({ ip: '198.51.100.7' }), new Date());
  return page.state === 'live' ? page.title : page.state;
}

const loadLinks = async (flyerId: string) => {
  const links = firestore.collection(paths.sharedLinks.all(world.tenantId));
  return (await links.where('flyer_instance_id', '==', flyerId).get()).docs.map((one) => one.data());
};

async function correct(id: string, changes: object = {}): Promise<{ id: string; revision: number }> {
  const { id: correction } = await expectSuccess(world.owner.token, 'correct-flyer', {
    id,
    new_id: nanoid(21),
  });
  const { data } = await world.flyer(correction);
  const revision = await world.save(correction, { data: { ...data, ...changes } });
  return { id: correction, revision };
}

const submit = (input: { id: string; revision: number }) =>
  expectSuccess(world.owner.token, 'submit-flyer', input);
const approve = ({ id, revision }: { id: string; revision: number }, who: Person = world.reviewer) =>
  call(who.token, 'review-flyer', { decision: 'approve', id, revision });

describe('a correction', () => {
  it('replaces the content when approved: links, printed code and counts continue, and both editions are kept', async () => {
    const { id } = await world.approved();
    const { print_code, revision } = await world.flyer(id);
    const code = print_code ?? '';
    const share = { instanceId: id, expiryDays: null, utmParams: {}, requestId: nanoid() };
    const { shortCode } = await expectSuccess(world.owner.token, 'create-share-link', share);
    expect(await open(code)).toBe(DRAFT.headline);

    const correction = await correct(id, { headline: 'Just listed: sunlight in each room' });
    expect(await world.flyer(correction.id)).toMatchObject({
      status: 'editing',
      lineage_id: id,
      edition: 2,
      print_code,
      owner_user_id: world.owner.uid,
      template_version_id: 'just-listed-v1',
    });
    expect(await world.flyer(id)).toMatchObject({ correction_id: correction.id, edition: 1 });
    await submit(correction);
    expect(await open(code), 'live meanwhile').toBe(DRAFT.headline);
    const pending = await world.snapshot(correction.id, correction.revision);
    expect(pending?.link).toBe((await world.snapshot(id, revision))?.link);

    expect((await approve(correction)).status).toBe(200);
    for (const one of [code, shortCode]) expect(await open(one)).toBe('Just listed: sunlight in each room');
    expect(await world.flyer(id)).toMatchObject({
      status: 'approved',
      edition: 2,
      correction_id: null,
      revision: revision + 1,
      approved_by_user_id: world.reviewer.uid,
      snapshot: { revision: revision + 1 },
      print_code,
    });
    expect(await world.flyer(correction.id)).toMatchObject({
      status: 'archived',
      lineage_id: id,
      replaced_revision: revision,
    });
    // The printed code belongs to one link, the flyer's own.
    expect((await loadLinks(id)).map((link) => link.short_code as string).toSorted()).toEqual(
      [code, shortCode].toSorted(),
    );
    expect(await loadLinks(correction.id)).toEqual([]);
    // The first edition stays readable.
    expect((await world.snapshot(id, revision))?.data.headline).toBe(DRAFT.headline);
    expect((await world.history(id)).map(({ action, revision: of }) => [action, of])).toEqual([
      ['submitted', revision],
      ['approved', revision],
      ['corrected', revision + 1],
    ]);
    const records = await world.audits(id);
    expect(records.at(-1)).toMatchObject({
      action: 'instance_corrected',
      before: { status: 'approved', edition: 1, revision },
      after: { status: 'approved', edition: 2, revision: revision + 1, correction_id: correction.id },
    });
    expect((await world.audits(correction.id)).map(({ action, after }) => [action, after?.corrects])).toEqual(
      [
        ['instance_correction_started', id],
        ['instance_submitted', id],
        ['instance_approved', id],
      ],
    );
    expect((await world.notices(world.owner)).at(-1)).toMatchObject({ kind: 'approved', flyer_id: id });
    expect(await expectSuccess(world.reviewer.token, 'verify-audit-log', {})).toMatchObject({
      first_broken: null,
    });
    // Its PDF and the next correction are based on the new edition.
    expect(await expectSuccess(world.owner.token, 'render-pdf', { instanceId: id })).toMatchObject({
      status: 'done',
    });
    // Administrators can still get the PDF of the first edition.
    const editionPdf = { instanceId: id, revision };
    const rendered = await expectSuccess(world.reviewer.token, 'render-pdf', editionPdf);
    if (rendered.status !== 'done') throw new Error('The PDF is not done');
    const fetchPdf = (who: Person, path: string) =>
      fetch(`${required('HOSTING_ORIGIN')}${path}`, { headers: { authorization: `Bearer ${who.token}` } });
    expect((await fetchPdf(world.reviewer, rendered.url)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    for (const bad of ['0', '99', 'x']) {
      expect((await fetchPdf(world.reviewer, `/flyer-pdf/${id}?revision=${bad}`)).status, bad).toBe(404);
    }
    expect((await fetchPdf(world.owner, rendered.url)).status).toBe(403);
    expect((await fetchPdf(other.reviewer, rendered.url)).status).toBe(404);
    await expectRejected(call(world.owner.token, 'render-pdf', editionPdf), 'PERMISSION_DENIED');
    await expectRejected(call(other.reviewer.token, 'render-pdf', editionPdf), 'NOT_FOUND');
    const never = { instanceId: id, revision: revision + 5 };
    await expectRejected(call(world.reviewer.token, 'render-pdf', never), 'NOT_FOUND');
    expect((await world.flyer((await correct(id)).id)).edition).toBe(3);
  });

  it('replaces the content at once if the template needs no approval', async () => {
    await world.template('thanks', {}, { approval_required: false });
    const draft = await world.draft(undefined, { template_id: 'thanks' });
    await submit(draft);
    const correction = await correct(draft.id, { headline: 'Thank you' });
    expect(await submit(correction)).toMatchObject({ status: 'archived' });
    const live = await world.flyer(draft.id);
    expect(live).toMatchObject({ status: 'approved', edition: 2, approved_by_user_id: null });
    expect(await open(live.print_code ?? '')).toBe('Thank you');
  });

  it('leaves the live edition alone when rejected; archiving it allows another', async () => {
    const { id } = await world.approved();
    const code = (await world.flyer(id)).print_code ?? '';
    const correction = await correct(id, { headline: 'Wrong again' });
    await submit(correction);
    const reject = { decision: 'reject', ...correction, reason: 'Still wrong' } as const;
    await expectSuccess(world.reviewer.token, 'review-flyer', reject);
    expect(await open(code)).toBe(DRAFT.headline);
    expect(await world.flyer(id)).toMatchObject({ edition: 1, correction_id: correction.id });
    const again = { id, new_id: nanoid(21) };
    await expectRejected(
      call(world.owner.token, 'correct-flyer', again),
      'FAILED_PRECONDITION',
      flyerErrors['correction-open'].sentence,
    );
    await expectSuccess(world.owner.token, 'archive-flyer', { id: correction.id });
    expect(await world.flyer(id)).toMatchObject({ status: 'approved', correction_id: null });
    await expectSuccess(world.owner.token, 'correct-flyer', again);
    // Repeating the call creates nothing twice, and another flyer's id is rejected.
    expect(await expectSuccess(world.owner.token, 'correct-flyer', again)).toEqual({ id: again.new_id });
    const { id: another } = await world.draft();
    await expectRejected(
      call(world.owner.token, 'correct-flyer', { id, new_id: another }),
      'FAILED_PRECONDITION',
      flyerErrors['flyer-not-created'].sentence,
    );
  });

  it('keeps the same property and realtor', async () => {
    const { id } = await world.approved();
    const elsewhere = await correct(id, { property_address: '99 Oak Street, Clifton, NJ 07011' });
    const refusal = await getErrorDetails(call(world.owner.token, 'submit-flyer', elsewhere));
    expect(refusal).toMatchObject({ status: 'FAILED_PRECONDITION', title: 'That would be a different ad' });
    expect(refusal.message).toContain('the property’s address');
    const revision = await world.save(elsewhere.id, { data: DRAFT, realtor_id: 'anita' });
    const withRealtor = await getErrorDetails(
      call(world.owner.token, 'submit-flyer', { id: elsewhere.id, revision }),
    );
    expect(withRealtor.message).toContain('the realtor');
    expect((await world.flyer(elsewhere.id)).status).toBe('editing');
    await submit({ id: elsewhere.id, revision: await world.save(elsewhere.id, { realtor_id: null }) });
  });

  it('isn’t approved once the flyer is archived: an old code shows nothing again', async () => {
    const { id } = await world.approved();
    const code = (await world.flyer(id)).print_code ?? '';
    const correction = await correct(id, { headline: 'Too late' });
    await submit(correction);
    await expectSuccess(world.owner.token, 'archive-flyer', { id });
    const { body } = await approve(correction);
    expect(body.error?.message).toMatch(/no longer approved/);
    expect(await world.flyer(correction.id)).toMatchObject({ status: 'pending_approval' });
    expect([await open(code), (await world.flyer(id)).status]).toEqual(['not-found', 'archived']);
  });

  it('restores a recalled flyer only after a review, even if the template needs no approval', async () => {
    await world.template('postcard', {}, { approval_required: false });
    const draft = await world.draft(undefined, { template_id: 'postcard' });
    await submit(draft);
    const code = (await world.flyer(draft.id)).print_code ?? '';
    await firestore.doc(paths.flyers.one(world.tenantId, draft.id)).update({ status: 'recalled' });
    expect(await open(code)).toBe('ended');
    const correction = await correct(draft.id, { headline: 'Right at last' });
    expect(await submit(correction)).toMatchObject({ status: 'pending_approval' });
    expect(await open(code)).toBe('ended');
    expect((await approve(correction)).status).toBe(200);
    expect(await open(code)).toBe('Right at last');
  });

  it('isn’t approved if the flyer was recalled after the correction was submitted', async () => {
    const { id } = await world.approved();
    const correction = await correct(id, { headline: 'Only the phone number' });
    await submit(correction);
    const admin = await world.tenant.join('super_admin');
    const recall = {
      id: nanoid(21),
      criterion: { by: 'flyer', flyer_id: id } as const,
      reason: 'The rate is wrong',
    };
    await expectSuccess(admin.token, 'start-recall', recall);
    const { body } = await approve(correction);
    expect(body.error?.message).toMatch(/recalled after this correction was submitted/);
    expect((await world.flyer(id)).status).toBe('recalled');
    const reject = { decision: 'reject', ...correction, reason: 'See the recall' } as const;
    await expectSuccess(world.reviewer.token, 'review-flyer', reject);
    const { revision } = await expectSuccess(world.owner.token, 'revise-flyer', { id: correction.id });
    await submit({ id: correction.id, revision });
    expect((await approve({ id: correction.id, revision })).status).toBe(200);
    expect((await world.flyer(id)).status).toBe('approved');
  });

  it('is reviewed after a changed company rule or a retired template, and as a copy of a recalled flyer', async () => {
    await world.template('card', {}, { approval_required: false });
    const live = await world.draft(undefined, { template_id: 'card' });
    await submit(live);
    const copy = await expectSuccess(world.owner.token, 'duplicate-flyer', {
      id: live.id,
      new_id: nanoid(21),
      title: 'Copy',
    });
    const left = await world.draft(undefined, { template_id: 'card' });
    const copyOfCopy = await expectSuccess(world.owner.token, 'duplicate-flyer', {
      id: copy.id,
      new_id: nanoid(21),
      title: 'Copy of the copy',
    });
    await firestore
      .doc(paths.flyers.one(world.tenantId, live.id))
      .update({ status: 'archived', recall_id: 'r1' });
    expect(await submit({ id: copyOfCopy.id, revision: 1 })).toMatchObject({ status: 'pending_approval' });
    expect(await submit({ id: copy.id, revision: 1 })).toMatchObject({ status: 'pending_approval' });
    await firestore
      .doc(paths.flyers.one(world.tenantId, live.id))
      .update({ status: 'approved', recall_id: null });
    await world.template('card', {}, { approval_required: true }, 2);
    const correction = await correct(live.id, { headline: 'Unseen' });
    expect(await submit(correction)).toMatchObject({ status: 'pending_approval' });
    await world.template('card', { status: 'retired' }, { approval_required: false }, 3);
    expect(await submit(left)).toMatchObject({ status: 'pending_approval' });
  });

  it('of a recalled flyer needs a review in copies, too', async () => {
    await world.template('card', {}, { approval_required: false });
    const live = await world.draft(undefined, { template_id: 'card' });
    await submit(live);
    await firestore
      .doc(paths.flyers.one(world.tenantId, live.id))
      .update({ status: 'recalled', recall_id: 'r1' });
    const { id } = await correct(live.id);
    const copy = { id, new_id: nanoid(21), title: 'Copy of the correction' };
    await expectSuccess(world.owner.token, 'duplicate-flyer', copy);
    expect(await submit({ id: copy.new_id, revision: 1 })).toMatchObject({ status: 'pending_approval' });
  });

  it('is rejected for others’ flyers and companies, unapproved flyers, and those without an approved copy', async () => {
    const { id } = await world.approved();
    const input = () => ({ id, new_id: nanoid(21) });
    const colleague = await world.tenant.join('officer');
    for (const who of [colleague, world.reviewer])
      await expectRejected(call(who.token, 'correct-flyer', input()), 'PERMISSION_DENIED');
    await expectRejected(call(other.owner.token, 'correct-flyer', input()), 'NOT_FOUND');
    const draft = await world.draft();
    await expectRejected(
      call(world.owner.token, 'correct-flyer', { id: draft.id, new_id: nanoid(21) }),
      'FAILED_PRECONDITION',
      flyerErrors['flyer-not-correctable'].sentence,
    );
    const old = nanoid(21);
    await world.put(old, { status: 'approved', approved_at: new Date() });
    const refusal = await getErrorDetails(
      call(world.owner.token, 'correct-flyer', { id: old, new_id: nanoid(21) }),
    );
    expect(refusal.message).toMatch(/duplicate it/);
    expect((await world.flyer(old)).correction_id).toBeNull();
    await world.template('gone');
    const retired = nanoid(21);
    await world.put(retired, {
      template_id: 'gone',
      status: 'approved',
      approved_at: new Date(),
      snapshot: sampleSnapshot({ template_version_id: 'gone-v1' }),
    });
    await firestore.doc(paths.templates.one(world.tenantId, 'gone')).update({ status: 'retired' });
    await expectRejected(
      call(world.owner.token, 'correct-flyer', { id: retired, new_id: nanoid(21) }),
      'FAILED_PRECONDITION',
      flyerErrors['template-no-longer-used'].sentence,
    );
  });

  it('only one of two concurrent corrections counts', async () => {
    const { id } = await world.approved();
    const ids = [nanoid(21), nanoid(21)];
    const answers = await Promise.all(
      ids.map((new_id) => call(world.owner.token, 'correct-flyer', { id, new_id })),
    );
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect(ids).toContain((await world.flyer(id)).correction_id);
  });
});
