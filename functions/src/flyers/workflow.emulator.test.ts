import type { CallableName } from '@brokerage/domain/callables';
import { objectKeys } from '@brokerage/domain/collections/records';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { FLYER_STATUSES } from '@brokerage/domain/flyer/record/flyerFields';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { type FlyerActionName, findFlyerActionError } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { can, isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  DRAFT,
  type FlyerWorld,
  getErrorDetails,
  newFlyerWorld,
  officerProfile,
  sampleSnapshot,
} from '../testing/flyers.ts';
import { call, expectRejected, expectSuccess, type Person, setMember } from '../testing/members.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

const loadActions = async (id: string) => (await world.audits(id)).map(({ action }) => action as string);

describe('a flyer’s workflow', () => {
  it('runs from draft to approval, with audit records, notices and mail', async () => {
    const second = await world.tenant.join('marketing_admin');
    await world.tenant.join('super_admin', { status: 'deactivated' });
    const colleague = await world.tenant.join('officer');
    const invited = await world.tenant.invite('compliance');
    const { id, revision } = await world.draft();
    const { owner, reviewer } = world;

    expect(await expectSuccess(owner.token, 'submit-flyer', { id, revision })).toEqual({
      id,
      status: 'pending_approval',
      revision,
    });
    const links = firestore.collection(paths.sharedLinks.all(world.tenantId));
    expect((await links.get()).size).toBe(0);
    const expectedNotice = {
      kind: 'submitted',
      flyer_id: id,
      title: 'Maple Avenue',
      actor_name: 'Maria Sample',
    };
    for (const person of [reviewer, second]) {
      expect(await world.notices(person)).toMatchObject([{ ...expectedNotice, reason: null, read_at: null }]);
      const mails = await world.mails(person.email);
      expect(mails).toMatchObject([
        { to: [person.email], message: { subject: 'A flyer is waiting for approval' } },
      ]);
      expect(mails[0]?.message.text).toMatch(
        /Maple Avenue\n\nhttps:\/\/test-[\w-]+\.example\/officer-portal\/pdf\/approvals\?review=[\w-]+\n/,
      );
      expect(JSON.stringify(mails)).not.toMatch(/Maria|555-0101|sunlight/);
    }
    for (const person of [owner, colleague]) expect(await world.notices(person)).toEqual([]);
    expect(await world.mails(invited.email), 'who has never signed in gets no mail').toEqual([]);

    const reject = { decision: 'reject', id, revision } as const;
    await expectRejected(
      call(reviewer.token, 'review-flyer', { ...reject, reason: '  ' }),
      'INVALID_ARGUMENT',
    );
    await expectRejected(call(reviewer.token, 'review-flyer', reject), 'INVALID_ARGUMENT');
    await expectSuccess(reviewer.token, 'review-flyer', { ...reject, reason: ' No APR ' });
    expect(await world.flyer(id)).toMatchObject({ status: 'rejected', reason: 'No APR' });
    expect(await world.notices(owner)).toMatchObject([{ kind: 'rejected', reason: 'No APR' }]);
    expect(JSON.stringify(await world.mails(owner.email))).not.toContain('No APR');

    expect(await expectSuccess(owner.token, 'revise-flyer', { id })).toMatchObject({
      status: 'editing',
      revision: 3,
    });
    const saved = await world.save(id, { title: 'Maple Avenue, again' });
    await expectSuccess(owner.token, 'submit-flyer', { id, revision: saved });
    await expectSuccess(owner.token, 'withdraw-flyer', { id });
    const approve = { decision: 'approve', id, revision: saved } as const;
    await expectRejected(call(reviewer.token, 'review-flyer', approve), 'FAILED_PRECONDITION');
    await expectSuccess(owner.token, 'submit-flyer', { id, revision: saved + 1 });
    expect(await getErrorDetails(call(reviewer.token, 'review-flyer', approve))).toMatchObject({
      status: 'ABORTED',
      title: 'Changed by someone else',
    });
    expect(await world.flyer(id)).toMatchObject({ status: 'pending_approval' });
    await expectSuccess(reviewer.token, 'review-flyer', { ...approve, revision: saved + 1 });
    expect(await world.flyer(id)).toMatchObject({
      status: 'approved',
      reason: null,
      approved_by_user_id: reviewer.uid,
      approved_revision: saved + 1,
      snapshot: { revision: saved + 1 },
      submission_count: 3,
      step_count: 7,
    });
    expect(await world.snapshot(id, saved + 1)).toMatchObject({ title: 'Maple Avenue, again' });
    // What was rejected earlier stays readable.
    expect(await world.snapshot(id, revision)).toMatchObject({ title: 'Maple Avenue', revision });
    await expectSuccess(owner.token, 'archive-flyer', { id });

    expect(await loadActions(id)).toEqual([
      'instance_created',
      'instance_submitted',
      'instance_rejected',
      'instance_revised',
      'instance_submitted',
      'instance_withdrawn',
      'instance_submitted',
      'instance_approved',
      'instance_archived',
    ]);
    const rejection = (await world.audits(id)).find(({ action }) => action === 'instance_rejected');
    expect(rejection).toMatchObject({
      actor_user_id: reviewer.uid,
      before: { status: 'pending_approval' },
      after: { status: 'rejected', reason: 'No APR' },
    });
    const history = await world.history(id);
    expect(history.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(history[1]).toMatchObject({
      action: 'rejected',
      reason: 'No APR',
      by_user_id: reviewer.uid,
      by_name: 'Ines Sample',
    });
    expect((await world.notices(owner)).map(({ kind }) => kind as string)).toEqual(['rejected', 'approved']);
    expect(await expectSuccess(reviewer.token, 'verify-audit-log', {})).toMatchObject({ first_broken: null });
  });

  it('approves at once if the template needs no approval', async () => {
    await world.template('thank-you', {}, { approval_required: false });
    const { id, revision } = await world.draft(undefined, { template_id: 'thank-you' });
    expect(await expectSuccess(world.owner.token, 'submit-flyer', { id, revision })).toMatchObject({
      status: 'approved',
    });
    expect(await world.flyer(id)).toMatchObject({ approved_by_user_id: null, approved_revision: revision });
  });

  it('rejects reviews of your own flyer, and by members without the right', async () => {
    const maker = await world.tenant.join('marketing_admin', officerProfile());
    const id = nanoid(21);
    await world.put(id, { status: 'pending_approval', owner_user_id: maker.uid, snapshot: sampleSnapshot() });
    const approve = { decision: 'approve', id, revision: 3 } as const;
    expect(await getErrorDetails(call(maker.token, 'review-flyer', approve))).toMatchObject({
      status: 'PERMISSION_DENIED',
      title: 'Your own flyer',
    });
    await expectRejected(call(world.owner.token, 'review-flyer', approve), 'PERMISSION_DENIED');
    await setMember(maker.uid, { status: 'deactivated' });
    await expectRejected(
      call(maker.token, 'review-flyer', approve),
      'PERMISSION_DENIED',
      sessionErrors['access-deactivated'].sentence,
    );
    expect(await world.flyer(id)).toMatchObject({ status: 'pending_approval' });
    await expectSuccess(world.reviewer.token, 'review-flyer', approve);
  });

  it('rejects a flyer at its limits with a long history and the longest reason', async () => {
    const id = nanoid(21);
    const text = 'é'.repeat(FLYER_LIMITS.bytes / 2 - 10);
    const reason = '€'.repeat(FLYER_LIMITS.reason);
    await world.put(id, {
      status: 'pending_approval',
      title: '€'.repeat(FLYER_LIMITS.title),
      data: { headline: text },
      snapshot: sampleSnapshot({ data: { headline: text } }),
      reason,
      step_count: 5000,
    });
    await expectSuccess(world.reviewer.token, 'review-flyer', {
      decision: 'reject',
      id,
      revision: 3,
      reason,
    });
    expect(await world.flyer(id)).toMatchObject({ status: 'rejected', step_count: 5001 });
    expect(await world.history(id)).toMatchObject([{ n: 5001, action: 'rejected', reason }]);
  });

  it('moves the snapshots and steps of an older record into documents when it changes', async () => {
    const id = nanoid(21);
    const step = { at: new Date(), by_user_id: world.reviewer.uid, revision: 2, reason: 'No APR' };
    await world.put(id, { status: 'pending_approval', owner_user_id: world.owner.uid });
    const { title: _, ...rejected } = sampleSnapshot({ revision: 2 });
    await firestore.doc(paths.flyers.one(world.tenantId, id)).update({
      snapshot: FieldValue.delete(),
      step_count: FieldValue.delete(),
      sealed: sampleSnapshot(),
      previous_seal: { ...rejected, title: 'Elm Street' },
      history: [
        { ...step, action: 'submitted' },
        { ...step, action: 'rejected' },
      ],
    });
    await expectSuccess(world.reviewer.token, 'review-flyer', {
      decision: 'reject',
      id,
      revision: 3,
      reason: 'No logo',
    });
    const { snapshot, sealed, previous_seal, history, ...record } = await world.flyer(id);
    expect([sealed, previous_seal, history]).toEqual([undefined, undefined, undefined]);
    expect(snapshot).toMatchObject({ revision: 3, public_title: DRAFT.headline });
    expect(record).toMatchObject({ rejected_revision: 2, step_count: 3, submission_count: 1 });
    expect(await world.snapshot(id, 2)).toMatchObject({ title: 'Elm Street' });
    expect(await world.snapshot(id, 3)).toEqual(sampleSnapshot());
    expect((await world.history(id)).map(({ n, action, reason }) => [n, action, reason])).toEqual([
      [1, 'submitted', 'No APR'],
      [2, 'rejected', 'No APR'],
      [3, 'rejected', 'No logo'],
    ]);
  });

  it('only one of two concurrent decisions counts', async () => {
    const second = await world.tenant.join('compliance');
    const { id, revision } = await world.pending();
    const answers = await Promise.all([
      call(world.reviewer.token, 'review-flyer', { decision: 'approve', id, revision }),
      call(second.token, 'review-flyer', { decision: 'reject', id, revision, reason: 'No APR' }),
    ]);
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect(await world.history(id)).toHaveLength(2);
    expect(await loadActions(id)).toHaveLength(3);
  });
});

/** The callable of each workflow action. Clients write edits themselves; sharing comes with shared links. */
const CALLS: Partial<Record<FlyerActionName, (id: string) => [CallableName, object]>> = {
  submit: (id) => ['submit-flyer', { id, revision: 3 }],
  approve: (id) => ['review-flyer', { decision: 'approve', id, revision: 3 }],
  reject: (id) => ['review-flyer', { decision: 'reject', id, revision: 3, reason: 'No APR' }],
  withdraw: (id) => ['withdraw-flyer', { id }],
  revise: (id) => ['revise-flyer', { id }],
  archive: (id) => ['archive-flyer', { id }],
  duplicate: (id) => ['duplicate-flyer', { id, new_id: nanoid(21), title: 'Copy' }],
  render: (id) => ['render-pdf', { instanceId: id }],
};
const ROWS = objectKeys(CALLS);

describe('every action by every role on every flyer matches the table', () => {
  const people = new Map<string, { role: string; person: Person }>();
  let stranger: Person;
  beforeAll(async () => {
    await world.tenant.allowExtraRoles('loan_partner');
    for (const role of [...ROLES, 'loan_partner']) {
      people.set(role, { role, person: await world.tenant.join(role, officerProfile()) });
    }
    stranger = await other.tenant.join('super_admin', officerProfile());
  });

  it.each(ROWS)(
    '%s',
    async (action) => {
      const verdicts: string[] = [];
      const expected: string[] = [];
      const who = [...people].map(([name, one]) => ({ name, ...one, tenant_id: world.tenantId }));
      const everybody = [
        ...who,
        { name: 'stranger', role: 'super_admin', person: stranger, tenant_id: other.tenantId },
      ];
      for (const status of FLYER_STATUSES) {
        for (const { name, role, person, tenant_id } of everybody) {
          for (const whose of ['own', 'colleague’s'] as const) {
            const id = nanoid(21);
            const owner_user_id = whose === 'own' ? person.uid : world.owner.uid;
            const hasSnapshot = status !== 'editing';
            const approved_at = status === 'approved' ? new Date() : null;
            await world.put(id, {
              status,
              owner_user_id,
              ...(hasSnapshot && { snapshot: sampleSnapshot() }),
              approved_at,
            });
            const [callable, data] = CALLS[action]?.(id) ?? [];
            if (!callable) throw new Error('no call');
            const { status: http, body } = await call(person.token, callable, data);
            const cell = `${status} ${name} ${whose}`;
            verdicts.push(`${cell}: ${http === 200 ? 'done' : body.error?.status}`);
            const error = findFlyerActionError({ tenant_id: world.tenantId, owner_user_id, status }, action, {
              user_id: person.uid,
              tenant_id,
              is_administrator: isAdministrator(role),
              may_review: can({ role, tenant_id }, 'flyers:review'),
              may_recall: can({ role, tenant_id }, 'flyers:recall'),
            });
            // Without the right, the call fails before the flyer is read.
            const isOut = callable === 'review-flyer' && !can({ role, tenant_id }, 'flyers:review');
            const code = isOut ? 'permission-denied' : error && errorCatalog[error].status;
            expected.push(`${cell}: ${code ? code.toUpperCase().replaceAll('-', '_') : 'done'}`);
            if (code) expect((await world.flyer(id)).status).toBe(status);
          }
        }
      }
      expect(verdicts).toEqual(expected);
    },
    240_000,
  );
});
