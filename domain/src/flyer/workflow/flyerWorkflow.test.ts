import { describe, expect, it } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { DomainError } from '../../errors/DomainError.ts';
import type { TemplateVersion } from '../../template/template.ts';
import { type Flyer, flyerSchema, toSnapshotSummary } from '../record/flyer.ts';
import { FLYER_STATUSES, type FlyerStatus } from '../record/flyerFields.ts';
import { applyFlyerAction } from './applyFlyerAction.ts';
import type { FlyerAction } from './flyerTransition.ts';
import {
  FLYER_ACTIONS,
  type FlyerActionName,
  type FlyerActor,
  findFlyerActionError,
} from './flyerWorkflow.ts';
import { isRepeated } from './isRepeated.ts';

const BEFORE = new Date('2026-11-10T15:00:00Z');
const NOW = new Date('2026-11-21T12:00:00Z');
const version: TemplateVersion = {
  id: 'open-house-v2',
  default_data: {},
  handlebars_schema: {
    fields: [
      { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
      { key: 'event_date', label: 'Date', type: 'date', help_text: '' },
    ],
  },
  required_fields: ['event_date', 'headline'],
  locked_fields: [],
  approval_required: true,
};
const flyerIn = (status: FlyerStatus, more: Partial<Flyer> = {}): Flyer => ({
  ...flyerSchema.parse({
    id: 'flyer',
    template_id: 'open-house',
    template_version_id: version.id,
    title: 'Open house',
    owner_user_id: 'maria',
    tenant_id: 'larkfield',
    data: { headline: 'Come', event_date: '2026-12-06' },
    status,
    reason: status === 'rejected' ? 'No APR' : null,
    created_at: BEFORE,
    updated_at: BEFORE,
    revision: 4,
    recall_id: status === 'recalled' ? 'r1' : null,
  }),
  ...more,
});

const actor = (
  user_id: string,
  may_review: boolean,
  is_administrator = may_review,
  tenant_id = 'larkfield',
  may_recall = is_administrator,
): FlyerActor & { name: string } => ({
  user_id,
  name: `Name of ${user_id}`,
  tenant_id,
  may_review,
  is_administrator,
  may_recall,
});
const ACTORS = {
  owner: actor('maria', false),
  'owner who reviews': actor('maria', true),
  'other officer': actor('devon', false),
  reviewer: actor('ines', true),
  'administrator without the right': actor('sam', false, true),
  'reviewer without administration': actor('kim', true, false),
  'recaller alone': actor('lee', false, false, 'larkfield', true),
  'administrator without recall': actor('pat', true, true, 'larkfield', false),
  'reviewer of another tenant': actor('ana', true, true, 'harborview'),
  'same id in another tenant': actor('maria', true, true, 'harborview'),
} satisfies Record<string, FlyerActor & { name: string }>;
type ActorName = keyof typeof ACTORS;

const snapshot = {
  category: 'flyer' as const,
  public_title: 'Come',
  data: { headline: 'Come' },
  parties: {
    officer: {
      name: 'Maria',
      title: 'Loan Officer',
      nmls: '1900101',
      phone: '',
      email: 'maria@larkfield.example',
      photo: '',
    },
    company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
  },
  link: 'https://www.larkfield.example/shared/abcdefghij',
  checks_version: '1',
};
const ACTIONS: Record<FlyerActionName, FlyerAction> = {
  edit: { name: 'edit', revision: 4 },
  submit: { name: 'submit', revision: 4, version, findings: [{ severity: 'warn' }], snapshot },
  approve: { name: 'approve', revision: 4 },
  reject: { name: 'reject', revision: 4, reason: ' No APR ' },
  withdraw: { name: 'withdraw' },
  revise: { name: 'revise' },
  resolve: { name: 'resolve' },
  archive: { name: 'archive' },
  duplicate: { name: 'duplicate', id: 'copy', title: 'Copy', version: { id: 'open-house-v3' } },
  correct: { name: 'correct', id: 'correction' },
  render: { name: 'render' },
  share: { name: 'share' },
  recall: { name: 'recall', recall_id: 'r1', reason: 'Wrong rate' },
  restore: { name: 'restore', recall_id: 'r1', reason: 'Rate was right' },
};

// Written out by hand, so that it doesn't copy the table that it tests.
const FROM: Record<FlyerActionName, string> = {
  edit: 'editing',
  submit: 'editing',
  approve: 'pending_approval',
  reject: 'pending_approval',
  withdraw: 'pending_approval',
  revise: 'rejected',
  resolve: 'rejected editing',
  archive: 'editing approved rejected recalled',
  duplicate: 'editing pending_approval approved rejected recalled archived',
  correct: 'approved recalled',
  render: 'approved',
  share: 'approved',
  recall: 'approved',
  restore: 'recalled',
};
const OWNERS: readonly ActorName[] = ['owner', 'owner who reviews'];
const MANAGERS: readonly ActorName[] = [
  ...OWNERS,
  'reviewer',
  'administrator without the right',
  'administrator without recall',
];
const REVIEWERS: readonly ActorName[] = [
  'reviewer',
  'reviewer without administration',
  'administrator without recall',
];
// Includes one’s own flyer: recalling an advertisement needs no second person.
const RECALLERS: readonly ActorName[] = [
  'owner who reviews',
  'reviewer',
  'administrator without the right',
  'recaller alone',
];
const WHO: Record<FlyerActionName, readonly ActorName[]> = {
  edit: OWNERS,
  submit: OWNERS,
  withdraw: OWNERS,
  revise: OWNERS,
  resolve: OWNERS,
  approve: REVIEWERS,
  reject: REVIEWERS,
  archive: MANAGERS,
  duplicate: MANAGERS,
  correct: OWNERS,
  render: MANAGERS,
  share: MANAGERS,
  recall: RECALLERS,
  restore: RECALLERS,
};

const run = (status: FlyerStatus, action: FlyerAction, by: ActorName, more: Partial<Flyer> = {}) =>
  applyFlyerAction(flyerIn(status, more), action, { actor: ACTORS[by], now: NOW });
const errorOf = (...args: Parameters<typeof run>) => {
  try {
    run(...args);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};

describe('transition', () => {
  const cells = FLYER_STATUSES.flatMap((status) =>
    FLYER_ACTIONS.flatMap((name) => objectKeys(ACTORS).map((by) => ({ status, name, by }))),
  );
  it('covers each status, action and person', () => expect(cells).toHaveLength(6 * 14 * 10));

  it.each(cells)('$status x $name by $by', ({ status, name, by }) => {
    const allowed = FROM[name].split(' ').includes(status) && WHO[name].includes(by);
    const error = errorOf(status, ACTIONS[name], by);
    expect(error === undefined).toBe(allowed);
    expect(findFlyerActionError(flyerIn(status), name, ACTORS[by]) === undefined).toBe(allowed);
    if (error && by.includes('another tenant')) expect(error.code).toBe('flyer-not-found');
    if (error) expect(error.message).not.toBe('');
  });

  it('prevents reviewing your own flyer', () => {
    for (const action of [ACTIONS.approve, ACTIONS.reject]) {
      expect(errorOf('pending_approval', action, 'owner who reviews')?.message).toBe(
        'You can’t review your own flyer. Ask another reviewer.',
      );
      expect(errorOf('pending_approval', action, 'owner')?.code).toBe('permission-denied');
    }
  });

  it('submits a snapshot for approval and notifies the reviewers', () => {
    const submitted = {
      n: 1,
      action: 'submitted',
      at: NOW,
      by_user_id: 'maria',
      by_name: 'Name of maria',
      revision: 4,
      reason: null,
    };
    expect(run('editing', ACTIONS.submit, 'owner')).toEqual({
      marks: null,
      changes: {
        status: 'pending_approval',
        submitted_at: NOW,
        submitted_revision: 4,
        submission_count: 1,
        // All that lists show, without the values.
        snapshot: {
          revision: 4,
          category: 'flyer',
          public_title: 'Come',
          is_title_derived: false,
          parties: snapshot.parties,
          link: snapshot.link,
        },
        updated_at: NOW,
        step_count: 1,
        last_step: submitted,
      },
      snapshot: { ...snapshot, revision: 4, title: 'Open house', template_version_id: version.id },
      step: submitted,
      audit: {
        action: 'instance_submitted',
        before: { status: 'editing' },
        after: { status: 'pending_approval', revision: 4 },
      },
      notices: [{ kind: 'submitted', to: 'reviewers', title: 'Open house', reason: null }],
    });
  });

  it('approves at once if the template needs no approval', () => {
    const submit: FlyerAction = {
      name: 'submit',
      revision: 4,
      findings: [],
      snapshot,
      version: { ...version, approval_required: false },
    };
    const { changes, audit, notices } = run('editing', submit, 'owner', { reason: 'Old' });
    expect(changes).toMatchObject({
      status: 'approved',
      approved_at: NOW,
      approved_revision: 4,
      approved_by_user_id: null,
      reason: null,
    });
    expect(audit).toMatchObject({ action: 'instance_submitted', after: { status: 'approved' } });
    expect(notices).toEqual([]);
  });

  it('lists missing fields in the order of the form', () => {
    expect(errorOf('editing', ACTIONS.submit, 'owner', { data: { headline: ' ' } })).toMatchObject({
      code: 'fields-missing',
      status: 'invalid-argument',
      title: 'Missing Required Fields',
      message: 'Please fill in: Headline, Date',
      fields: ['headline', 'event_date'],
    });
  });

  it('rejects a submission that the checks block, or made under another checks version', () => {
    const blocked: FlyerAction = {
      name: 'submit',
      revision: 4,
      version,
      snapshot,
      findings: [{ severity: 'block' }, { severity: 'warn' }],
    };
    expect(errorOf('editing', blocked, 'owner')?.message).toBe('Fix these first: 1 problem.');
    expect(errorOf('editing', ACTIONS.submit, 'owner', { template_version_id: 'open-house-v1' })?.code).toBe(
      'flyer-template-changed',
    );
  });

  it.each(['edit', 'submit', 'approve', 'reject'] as const)('rejects %s for another revision', (name) => {
    const status = name === 'edit' || name === 'submit' ? 'editing' : 'pending_approval';
    const by = status === 'editing' ? 'owner' : 'reviewer';
    expect(errorOf(status, ACTIONS[name], by, { revision: 5 })?.code).toBe('flyer-changed');
  });

  it('approves, clears the reason and notifies the owner', () => {
    const { changes, audit, notices } = run('pending_approval', ACTIONS.approve, 'reviewer', {
      reason: 'Old',
    });
    expect(changes).toMatchObject({
      status: 'approved',
      reason: null,
      approved_revision: 4,
      approved_by_user_id: 'ines',
      approved_at: NOW,
    });
    expect(audit).toEqual({
      action: 'instance_approved',
      before: { status: 'pending_approval' },
      after: { status: 'approved', revision: 4 },
    });
    expect(notices).toEqual([{ kind: 'approved', to: 'owner', title: 'Open house', reason: null }]);
  });

  it('requires and keeps a reason to reject', () => {
    expect(
      errorOf('pending_approval', { name: 'reject', revision: 4, reason: ' \n' }, 'reviewer'),
    ).toMatchObject({
      status: 'invalid-argument',
      title: 'Reason Required',
      message: 'Please provide a reason for rejection',
    });
    const { changes, step, audit, notices } = run('pending_approval', ACTIONS.reject, 'reviewer', {
      step_count: 7,
    });
    expect(changes).toMatchObject({ status: 'rejected', reason: 'No APR', step_count: 8 });
    expect([changes.last_step, changes.last_rejection]).toEqual([step, step]);
    expect(step).toMatchObject({
      n: 8,
      action: 'rejected',
      by_user_id: 'ines',
      by_name: 'Name of ines',
      reason: 'No APR',
    });
    expect(audit).toEqual({
      action: 'instance_rejected',
      before: { status: 'pending_approval' },
      after: { status: 'rejected', revision: 4, reason: 'No APR' },
    });
    expect(notices).toMatchObject([{ kind: 'rejected', to: 'owner', reason: 'No APR' }]);
  });

  it('reopens as a new revision without a snapshot', () => {
    const { changes, step } = run('rejected', ACTIONS.revise, 'owner', { step_count: 2 });
    expect(changes).toMatchObject({ status: 'editing', revision: 5, snapshot: null, step_count: 3 });
    expect(changes).not.toHaveProperty('reason');
    expect(step).toMatchObject({ n: 3, action: 'revised', revision: 4 });
    expect(run('pending_approval', ACTIONS.withdraw, 'owner')).toMatchObject({
      changes: { status: 'editing', revision: 5, snapshot: null },
      audit: { action: 'instance_withdrawn', after: { revision: 5 } },
    });
  });

  it('keeps what was rejected until something is approved, for the review to compare', () => {
    const full = { ...snapshot, revision: 4, title: 'Open house', template_version_id: version.id };
    const submitted = { snapshot: toSnapshotSummary(full) };
    expect(run('rejected', ACTIONS.revise, 'owner', submitted).changes.rejected_revision).toBe(4);
    const kept = { rejected_revision: 2 };
    for (const [status, name, by] of [
      ['editing', 'submit', 'owner'],
      ['pending_approval', 'reject', 'reviewer'],
      ['pending_approval', 'withdraw', 'owner'],
    ] as const) {
      expect(run(status, ACTIONS[name], by, kept).changes, name).not.toHaveProperty('rejected_revision');
    }
    expect(run('pending_approval', ACTIONS.approve, 'reviewer', kept).changes.rejected_revision).toBeNull();
  });

  it.each(['submit', 'approve', 'reject', 'withdraw', 'revise', 'archive'] as const)(
    'recognizes %s when the same person sends it again',
    (name) => {
      const status = FROM[name].split(' ')[0] as FlyerStatus;
      const by = name === 'approve' || name === 'reject' ? 'reviewer' : 'owner';
      const flyer = { last_step: run(status, ACTIONS[name], by).step };
      expect(isRepeated(flyer, ACTIONS[name], ACTORS[by])).toBe(true);
      expect(isRepeated(flyer, ACTIONS[name], ACTORS['other officer'])).toBe(false);
      expect(isRepeated({ last_step: null }, ACTIONS[name], ACTORS[by])).toBe(false);
      for (const other of FLYER_ACTIONS.filter((one) => one !== name))
        expect(isRepeated(flyer, ACTIONS[other], ACTORS[by]), other).toBe(false);
    },
  );

  it('treats another revision or reason as another decision', () => {
    const flyer = { last_step: run('pending_approval', ACTIONS.reject, 'reviewer').step };
    const again = { name: 'reject', revision: 4, reason: 'No APR' } as const;
    expect(isRepeated(flyer, again, ACTORS.reviewer)).toBe(true);
    expect(isRepeated(flyer, { ...again, revision: 5 }, ACTORS.reviewer)).toBe(false);
    expect(isRepeated(flyer, { ...again, reason: 'No logo' }, ACTORS.reviewer)).toBe(false);
  });

  it('rejects an approval of what was withdrawn and resubmitted meanwhile', () => {
    const withdrawn = {
      ...flyerIn('pending_approval'),
      ...run('pending_approval', ACTIONS.withdraw, 'owner').changes,
    };
    const again = applyFlyerAction(
      withdrawn,
      { name: 'submit', revision: 5, version, findings: [], snapshot },
      { actor: ACTORS.owner, now: NOW },
    );
    expect(() =>
      applyFlyerAction({ ...withdrawn, ...again.changes }, ACTIONS.approve, {
        actor: ACTORS.reviewer,
        now: NOW,
      }),
    ).toThrow(expect.objectContaining({ code: 'flyer-changed' }));
  });

  it('recalls with a reason, keeps the approved revision and notifies the owner', () => {
    const { changes, step, audit, notices } = run('approved', ACTIONS.recall, 'reviewer', { step_count: 2 });
    expect(changes).toEqual({
      status: 'recalled',
      recall_id: 'r1',
      updated_at: NOW,
      step_count: 3,
      last_step: step,
    });
    expect(step).toMatchObject({ n: 3, action: 'recalled', by_user_id: 'ines', reason: 'Wrong rate' });
    expect(audit).toEqual({
      action: 'instance_recalled',
      before: { status: 'approved' },
      after: { status: 'recalled', revision: 4, reason: 'Wrong rate' },
    });
    expect(notices).toEqual([{ kind: 'recalled', to: 'owner', title: 'Open house', reason: 'Wrong rate' }]);
  });

  it('restores only what the same recall took away', () => {
    const approved = { approved_revision: 4, approved_at: BEFORE, approved_by_user_id: 'ines' };
    const { changes, audit, notices } = run('recalled', ACTIONS.restore, 'reviewer', approved);
    expect(changes).toMatchObject({ status: 'approved', step_count: 1 });
    expect(changes).not.toHaveProperty('approved_at');
    expect(audit).toMatchObject({ action: 'instance_restored', after: { reason: 'Rate was right' } });
    expect(notices).toMatchObject([{ kind: 'restored', to: 'owner' }]);
    expect(errorOf('recalled', ACTIONS.restore, 'reviewer', { recall_id: 'r2' })?.code).toBe(
      'flyer-not-restorable',
    );
  });

  it('copies a flyer as an independent draft', () => {
    const { created, changes, audit } = run('approved', ACTIONS.duplicate, 'reviewer', {
      realtor_id: 'r1',
      reason: 'x',
    });
    expect(flyerSchema.parse(created)).toEqual(created);
    expect(created).toMatchObject({
      id: 'copy',
      title: 'Copy',
      status: 'editing',
      owner_user_id: 'ines',
      tenant_id: 'larkfield',
      revision: 1,
      template_version_id: 'open-house-v3',
      duplicated_from: 'flyer',
      realtor_id: 'r1',
      reason: null,
      step_count: 0,
      snapshot: null,
    });
    expect(changes).toEqual({});
    expect(audit).toEqual({
      action: 'instance_duplicated',
      before: null,
      after: { status: 'editing', duplicated_from: 'flyer' },
    });
  });

  it('starts one correction at a time, as a draft of the next edition with the same printed code', () => {
    const printed = { realtor_id: 'r1', print_code: 'abcdefghij23', edition: 2, reason: null };
    const { created, changes, audit, step } = run('approved', ACTIONS.correct, 'owner', printed);
    expect(flyerSchema.parse(created)).toEqual(created);
    expect(created).toMatchObject({
      id: 'correction',
      title: 'Open house',
      status: 'editing',
      owner_user_id: 'maria',
      revision: 1,
      template_version_id: version.id,
      lineage_id: 'flyer',
      edition: 3,
      print_code: 'abcdefghij23',
      realtor_id: 'r1',
      duplicated_from: null,
      snapshot: null,
    });
    expect([changes, step]).toEqual([{ correction_id: 'correction' }, null]);
    expect(audit).toEqual({
      action: 'instance_correction_started',
      before: null,
      after: { status: 'editing', corrects: 'flyer', corrected_edition: 2, edition: 3 },
    });
    expect(errorOf('approved', ACTIONS.correct, 'owner', { correction_id: 'other' })?.code).toBe(
      'correction-open',
    );
  });

  it('archives an approved correction, whose content replaces the flyer’s', () => {
    const correction = { lineage_id: 'live', edition: 2 };
    const { changes, audit } = run('pending_approval', ACTIONS.approve, 'reviewer', correction);
    expect(changes).toMatchObject({ status: 'archived', approved_at: NOW, approved_by_user_id: 'ines' });
    expect(audit).toEqual({
      action: 'instance_approved',
      before: { status: 'pending_approval' },
      after: { status: 'archived', revision: 4, corrects: 'live', edition: 2 },
    });
    const submit = { ...ACTIONS.submit, version: { ...version, approval_required: false } } as FlyerAction;
    expect(run('editing', submit, 'owner', correction).changes.status).toBe('archived');
  });

  it.each(['editing', 'pending_approval', 'rejected', 'recalled', 'archived'] as const)(
    'allows no rendering and sharing in %s',
    (status) => {
      expect(errorOf(status, ACTIONS.render, 'owner')).toMatchObject({
        title: 'Not Approved',
        message: 'Flyer must be approved before rendering',
      });
      expect(errorOf(status, ACTIONS.share, 'owner')).toMatchObject({
        title: 'Cannot Share',
        message: 'Only approved flyers can be shared',
      });
    },
  );

  it('keeps an approved flyer’s snapshot; only archiving takes its links down for good', () => {
    for (const [name, action] of Object.entries(ACTIONS)) {
      for (const by of objectKeys(ACTORS)) {
        if (!errorOf('approved', action, by)) {
          const approved = run('approved', action, by);
          expect(approved.changes.status, name).toBe({ archive: 'archived', recall: 'recalled' }[name]);
          expect(approved.changes).not.toHaveProperty('snapshot');
        }
        if (!errorOf('archived', action, by)) expect(run('archived', action, by).changes, name).toEqual({});
      }
    }
  });

  it('doesn’t mutate its input', () => {
    const flyer = Object.freeze(flyerIn('pending_approval'));
    applyFlyerAction(flyer, ACTIONS.approve, { actor: ACTORS.reviewer, now: NOW });
    expect(flyer.status).toBe('pending_approval');
  });
});
