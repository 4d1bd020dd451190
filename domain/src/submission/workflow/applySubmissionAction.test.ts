import { describe, expect, it } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { DomainError } from '../../errors/DomainError.ts';
import { HOUR_MS } from '../../schedule/durations.ts';
import { SUBMISSION_KINDS, type Submission, type SubmissionKind, submissionSchema } from '../submission.ts';
import { SUBMISSION_STATUSES } from '../submissionStatus.ts';
import { applySubmissionAction } from './applySubmissionAction.ts';
import {
  awaitsFirstContact,
  findSubmissionActionError,
  isOpenStatus,
  SUBMISSION_ACTIONS,
  type SubmissionAction,
  type SubmissionActionName,
  type SubmissionActor,
} from './submissionWorkflow.ts';

const RECEIVED = new Date('2026-11-18T15:00:00Z');
const NOW = new Date('2026-11-20T12:00:00Z');
const time_zone = 'America/New_York';
const INCOMPLETE = {
  name: 'mark_incomplete',
  revision: 1,
  missing: 'Pay stubs',
  reply_by: '2026-12-11',
  reasons: [],
  text: '',
  time_zone,
} satisfies SubmissionAction;

/** The evening of November 19 in New Jersey. */
const REOPENED = new Date('2026-11-20T03:00:00Z');
/** Another submission of the same applicant. */
const ORIGINAL = {
  id: 'two',
  kind: 'application',
  reference_number: 'PA-TWO',
  status: 'new',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
} satisfies Extract<SubmissionAction, { name: 'mark_duplicate' }>['original'];
const STRANGER = { email: 'sam@mail.example', mobile: '(973) 555-0199' };
const NOTICE = {
  name: 'record_notice',
  revision: 1,
  sent_on: '2026-11-19',
  method: 'mailed',
  text: '',
  time_zone,
} satisfies SubmissionAction;

const REOPEN = {
  name: 'reopen',
  revision: 1,
  text: 'New pay stubs',
  time_zone,
} satisfies SubmissionAction;

/** Due date of a notice, counted from receipt. */
const DUE = new Date('2026-12-19T04:59:59.999Z');
const REMINDER = new Date('2026-12-13T14:00:00Z');
/** Due date of a notice, counted from a reopening now. */
const FROM_NOW = {
  notice_due_at: new Date('2026-12-21T04:59:59.999Z'),
  notice_reminder_at: new Date('2026-12-15T14:00:00Z'),
  notice_counts_from: NOW,
};

const application = (changes: Partial<Submission> = {}): Submission => ({
  ...submissionSchema.parse({
    id: 'one',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: RECEIVED,
    est_value_or_price: 420_000,
    reference_number: 'PA-7K3Q-9F2M',
    lo_assigned_id: 'devon',
  }),
  ...changes,
});

const actor = (changes: Partial<SubmissionActor>): SubmissionActor => ({
  user_id: 'somebody',
  name: 'Somebody',
  tenant_id: 'larkfield',
  officer_id: null,
  is_administrator: false,
  ...changes,
});
const ACTORS = {
  administrator: actor({ is_administrator: true }),
  'assigned officer': actor({ officer_id: 'devon' }),
  'assigned administrator': actor({ officer_id: 'devon', is_administrator: true }),
  borrower: actor({ is_borrower: true }),
  'other officer': actor({ officer_id: 'maria' }),
  'officer in no directory': actor({}),
  'administrator of another company': actor({ is_administrator: true, tenant_id: 'harborview' }),
  'borrower of another company': actor({ is_borrower: true, tenant_id: 'harborview' }),
  'officer of the same entry in another company': actor({ officer_id: 'devon', tenant_id: 'harborview' }),
} satisfies Record<string, SubmissionActor>;
type ActorName = keyof typeof ACTORS;

const OPEN = ['new', 'in_progress', 'on_hold'];
const CLOSED = ['approved', 'denied', 'withdrawn', 'incomplete', 'duplicate', 'spam', 'answered'];
const ANY = [...OPEN, ...CLOSED];
const ADMINISTRATORS: ActorName[] = ['administrator', 'assigned administrator'];
const WORKING: ActorName[] = [...ADMINISTRATORS, 'assigned officer'];

/** The allowed actions, written out by hand; for both kinds if none is named. */
interface Allowed {
  who: ActorName[];
  from: string[];
  kind?: SubmissionKind;
}
const ALLOWED: Record<SubmissionActionName, Allowed> = {
  open: { who: WORKING, from: ANY },
  claim: { who: ADMINISTRATORS, from: OPEN },
  assign: { who: ADMINISTRATORS, from: OPEN },
  contact: { who: WORKING, from: ANY },
  note: { who: WORKING, from: ANY },
  start: { who: WORKING, from: ['new', 'on_hold'] },
  approve: { who: WORKING, from: OPEN, kind: 'application' },
  deny: { who: WORKING, from: OPEN, kind: 'application' },
  withdraw: { who: WORKING, from: OPEN },
  mark_incomplete: { who: WORKING, from: OPEN, kind: 'application' },
  mark_duplicate: { who: WORKING, from: OPEN },
  mark_spam: { who: WORKING, from: OPEN },
  answer: { who: WORKING, from: ['in_progress'], kind: 'callback' },
  reopen: { who: WORKING, from: CLOSED },
  record_notice: { who: WORKING, from: ['approved', 'denied', 'incomplete'], kind: 'application' },
  reschedule: { who: ['borrower'], from: [...OPEN, 'withdrawn'], kind: 'callback' },
  cancel: { who: ['borrower'], from: OPEN, kind: 'callback' },
};

interface Case {
  kind: SubmissionKind;
  name: SubmissionActionName;
  status: string;
  who: ActorName;
}

function expectedError({ kind, name, status, who }: Case) {
  const { who: allowed, from, kind: only } = ALLOWED[name];
  if (![...WORKING, 'borrower'].includes(who)) return 'application-not-found';
  if (!allowed.includes(who)) return 'permission-denied';
  if (only !== undefined && only !== kind) return 'application-wrong-kind';
  return from.includes(status) ? undefined : 'application-status-changed';
}

describe('who may do what, in which status', () => {
  const cases = SUBMISSION_KINDS.flatMap((kind) =>
    SUBMISSION_ACTIONS.flatMap((name) =>
      [...SUBMISSION_STATUSES, 'on_hold'].flatMap((status) =>
        objectKeys(ACTORS).map((who): Case => ({ kind, name, status, who })),
      ),
    ),
  );

  it.each(cases)('$kind: $name from $status by $who', (one) => {
    const { kind, name, status, who } = one;
    const target = { ...application({ kind, status }), tenant_id: 'larkfield' };
    expect(findSubmissionActionError(target, name, ACTORS[who])).toBe(expectedError(one));
  });

  it('an application of the General team belongs to no officer', () => {
    const target = { ...application({ lo_assigned_id: null }), tenant_id: 'larkfield' };
    for (const who of ['assigned officer', 'officer in no directory'] as const) {
      expect(findSubmissionActionError(target, 'open', ACTORS[who])).toBe('application-not-found');
    }
  });
});

const apply = (
  action: SubmissionAction,
  changes: Partial<Submission> = {},
  by: SubmissionActor = ACTORS['assigned officer'],
) => applySubmissionAction(application(changes), action, { actor: by, now: NOW, eventId: 'event' });

function toError(...[action, changes, by]: Parameters<typeof apply>) {
  try {
    apply(action, changes, by);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('changes of status', () => {
  it.each([
    [{ name: 'start', revision: 1, text: '' }, 'in_progress'],
    [{ name: 'approve', revision: 1, text: '' }, 'approved'],
    [{ name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '', time_zone }, 'denied'],
    [{ ...INCOMPLETE, missing: '', reply_by: null, reasons: ['unverified_income'] }, 'incomplete'],
    [INCOMPLETE, 'incomplete'],
    [{ name: 'withdraw', revision: 1, said_by: 'applicant', text: '' }, 'withdrawn'],
    [
      {
        name: 'mark_duplicate',
        revision: 1,
        original: ORIGINAL,
        text: '',
      },
      'duplicate',
    ],
    [{ name: 'mark_spam', revision: 1, text: '' }, 'spam'],
  ] satisfies [SubmissionAction, string][])('%o leads to %s', (action, status) => {
    const { changes, event, audit } = apply(action);
    expect(changes).toMatchObject({ status, revision: 2, event_count: 1, updated_at: NOW });
    expect(event).toMatchObject({ id: 'event', n: 1, from_status: 'new', to_status: status });
    expect(audit).toMatchObject({
      action: 'application_status_changed',
      before: { status: 'new' },
      after: { status },
    });
  });

  it('a callback request is answered after someone works on it, and reopened only with a reason', () => {
    const callback = { kind: 'callback', purpose: null } as const;
    const answer = { name: 'answer', revision: 1, text: 'Called, sent the checklist' } as const;
    expect(toError(answer, callback)).toBe('application-status-changed');
    const { changes } = apply(answer, { ...callback, status: 'in_progress' });
    expect(changes).toMatchObject({
      status: 'answered',
      revision: 2,
      notice_due_at: null,
      contact_reminder_at: null,
      outcome: { text: 'Called, sent the checklist', reasons: [], said_by: null },
    });
    const closed = { ...callback, status: 'answered' };
    expect(toError({ name: 'reopen', revision: 1, text: ' ', time_zone }, closed)).toBe(
      'application-reopen-reason-required',
    );
    expect(
      apply({ name: 'reopen', revision: 1, text: 'They called again', time_zone }, closed).changes,
    ).toMatchObject({
      status: 'in_progress',
      outcome: null,
    });
  });

  it('closes a callback request as a duplicate, whatever contact it names, without a notice', () => {
    const original = { ...ORIGINAL, ...STRANGER };
    const { changes } = apply(
      { name: 'mark_duplicate', revision: 1, original, text: '' },
      { kind: 'callback', purpose: null },
    );
    expect(changes).toMatchObject({ status: 'duplicate', outcome: { duplicate_of: 'two' } });
  });

  it.each([
    { name: 'approve', revision: 1, text: '' },
    { name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '', time_zone },
    INCOMPLETE,
  ] satisfies SubmissionAction[])('a callback request rejects $name', (action) => {
    expect(toError(action, { kind: 'callback', purpose: null })).toBe('application-wrong-kind');
  });

  it('a denial keeps its reasons and needs a notice within 30 days of receipt', () => {
    const { changes, event } = apply({
      name: 'deny',
      revision: 1,
      reasons: ['other', 'bankruptcy', 'other'],
      text: ' Property in a state where we hold no license ',
      time_zone,
    });
    expect(changes.outcome).toEqual({
      at: NOW,
      text: 'Property in a state where we hold no license',
      reasons: ['other', 'bankruptcy'],
      missing: '',
      reply_by: null,
      said_by: null,
      duplicate_of: null,
      duplicate_reference: null,
    });
    expect(changes.notice_due_at).toEqual(new Date('2026-12-19T04:59:59.999Z'));
    expect(event.reasons).toEqual(['other', 'bankruptcy']);
  });

  it.each([
    [{ name: 'deny', revision: 1, reasons: [], text: 'No', time_zone }, 'application-reason-required'],
    [{ ...INCOMPLETE, missing: ' ' }, 'application-missing-required'],
    [{ ...INCOMPLETE, missing: '\u200b\u2060' }, 'application-missing-required'],
    [{ ...INCOMPLETE, reply_by: null }, 'application-reply-day'],
    [{ ...INCOMPLETE, reply_by: '2026-11-20' }, 'application-reply-day'],
    [{ ...INCOMPLETE, reply_by: '2027-11-21' }, 'application-reply-day'],
    [{ ...INCOMPLETE, missing: '', reply_by: null, reasons: ['other'] }, 'application-other-reason-required'],
    [{ ...INCOMPLETE, reasons: ['other'], reply_by: '1999-01-01' }, 'application-reply-day'],
    [
      { name: 'deny', revision: 1, reasons: ['other'], text: ' \u200b', time_zone },
      'application-other-reason-required',
    ],
    [{ name: 'approve', revision: 2, text: '' }, 'application-changed'],
    [
      {
        name: 'mark_duplicate',
        revision: 1,
        original: { ...ORIGINAL, id: 'one' },
        text: '',
      },
      'application-duplicate-of-itself',
    ],
    [
      {
        name: 'mark_duplicate',
        revision: 1,
        original: { ...ORIGINAL, id: 'callback-one', kind: 'callback' },
        text: '',
      },
      'application-duplicate-of-callback',
    ],
    [
      { name: 'mark_duplicate', revision: 1, original: { ...ORIGINAL, ...STRANGER }, text: '' },
      'application-duplicate-of-another',
    ],
    ...['duplicate', 'spam'].map((status): [SubmissionAction, string] => [
      {
        name: 'mark_duplicate',
        revision: 1,
        original: { ...ORIGINAL, status },
        text: '',
      },
      'application-duplicate-of-closed',
    ]),
    [{ name: 'note', text: ' ', mentions: [] }, 'application-note-empty'],
    [{ name: 'note', text: '\u200b', mentions: [] }, 'application-note-empty'],
  ] satisfies [SubmissionAction, string][])('%o is rejected: %s', (action, code) => {
    expect(toError(action)).toBe(code);
  });

  it('an incomplete application keeps what’s missing and its date, and needs a notice within 30 days', () => {
    const { changes, event, audit } = apply({ ...INCOMPLETE, missing: ' Pay stubs\nTax returns ' });
    const asked = {
      missing: 'Pay stubs\nTax returns',
      reply_by: '2026-12-11',
      reasons: ['application_incomplete'],
    };
    expect(changes.outcome).toMatchObject(asked);
    expect(event).toMatchObject(asked);
    expect(changes.notice_due_at).toEqual(new Date('2026-12-19T04:59:59.999Z'));
    // The missing documents may reveal too much for a log that nobody can change.
    expect(audit.after).toEqual({
      status: 'incomplete',
      adverse_action_reasons: ['application_incomplete'],
      reply_by: '2026-12-11',
    });
  });

  it('records a sent notice once, with its day, method and deadline', () => {
    const notice_due_at = new Date('2026-12-19T04:59:59.999Z');
    const denied = { status: 'denied', notice_due_at };
    const { changes, event, audit } = apply({ ...NOTICE, text: 'Certified' }, denied);
    const notice_sent = {
      due_at: notice_due_at,
      sent_on: '2026-11-19',
      method: 'mailed',
      recorded_at: NOW,
    };
    expect(changes).toMatchObject({ status: 'denied', revision: 2, notice_due_at: null, notice_sent });
    expect(event).toMatchObject({ action: 'record_notice', text: 'Certified', notice_sent });
    expect(audit.after).toEqual({
      event: 'event',
      notice_due_at: '2026-12-19T04:59:59.999Z',
      notice_sent_on: '2026-11-19',
      notice_method: 'mailed',
    });
    expect(toError(NOTICE, { status: 'denied' })).toBe('application-no-notice-due');
  });

  it.each([
    ['before the application came in', { sent_on: '2026-11-17' }, 'application-notice-day'],
    ['tomorrow', { sent_on: '2026-11-21' }, 'application-notice-day'],
    ['on no day', { sent_on: null }, 'application-notice-day'],
    ['in no way', { method: null }, 'application-notice-method'],
    ['on the day it came in', { sent_on: '2026-11-18' }, undefined],
    ['today', { sent_on: '2026-11-20' }, undefined],
    ['as version 1.0 recorded it', { sent_on: null, method: null }, undefined],
  ])('a notice sent %s', (_, changes, code) => {
    const denied = { status: 'denied', notice_due_at: NOW };
    expect(toError({ ...NOTICE, ...changes }, denied)).toBe(code);
  });

  it('records an overdue notice with its day only', () => {
    const overdue = { status: 'denied', notice_due_at: new Date(NOW.getTime() - 1) };
    expect(toError({ ...NOTICE, sent_on: null, method: null }, overdue)).toBe('application-notice-day');
    expect(toError(NOTICE, overdue)).toBeUndefined();
  });

  it.each([
    ['the day before the decision was entered', '2026-11-18', {}, undefined],
    [
      'the day before it was reopened',
      '2026-11-18',
      { notice_counts_from: REOPENED },
      'application-notice-day',
    ],
    ['on the day that it was reopened', '2026-11-19', { notice_counts_from: REOPENED }, undefined],
  ])('a notice sent %s, by the company’s clock', (_, sent_on, stored, code) => {
    const { changes } = apply({ name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '', time_zone });
    const denied: Partial<Submission> = {
      status: 'denied',
      notice_due_at: DUE,
      outcome: changes.outcome ?? null,
    };
    expect(toError({ ...NOTICE, sent_on }, { ...denied, ...stored })).toBe(code);
  });

  it('reports a stale state rather than a wrong status', () => {
    const start: SubmissionAction = { name: 'start', revision: 1, text: '' };
    expect(toError(start, { status: 'denied', revision: 2 })).toBe('application-changed');
    expect(toError(start, { status: 'denied', revision: 2 }, ACTORS['other officer'])).toBe(
      'application-not-found',
    );
  });

  it('reopening requires a reason and clears the outcome', () => {
    const denied = { status: 'denied', notice_due_at: NOW };
    expect(toError({ ...REOPEN, text: '' }, denied)).toBe('application-reopen-reason-required');
    expect(apply(REOPEN, denied).changes).toMatchObject({ status: 'in_progress', outcome: null });
  });

  it('starting work, contact, assignment, notes and approval leave the notice’s due date alone', () => {
    const dated = { notice_due_at: DUE, notice_reminder_at: null };
    const actions: SubmissionAction[] = [
      { name: 'start', revision: 1, text: '' },
      { name: 'approve', revision: 1, text: '' },
      { name: 'contact', channel: 'called', contacted_at: NOW, text: '' },
      { name: 'note', text: 'Pay stubs are here', mentions: [] },
      { name: 'assign', revision: 1, officer: null, text: '' },
    ];
    for (const action of actions) {
      expect(apply(action, dated, ACTORS.administrator).changes, action.name).not.toHaveProperty(
        'notice_due_at',
      );
    }
  });

  it.each([
    { name: 'withdraw', revision: 1, said_by: 'applicant', text: '' },
    { name: 'mark_spam', revision: 1, text: '' },
    {
      name: 'mark_duplicate',
      revision: 1,
      original: ORIGINAL,
      text: '',
    },
  ] satisfies SubmissionAction[])('$name ends the notice’s due date', (action) => {
    const { changes } = apply(action, { notice_due_at: DUE, notice_reminder_at: REMINDER });
    expect(changes).toMatchObject({ notice_due_at: null, notice_reminder_at: null });
  });

  it('a denial keeps the application’s date, and the reminder unless it was sent', () => {
    const deny: SubmissionAction = {
      name: 'deny',
      revision: 1,
      reasons: ['bankruptcy'],
      text: '',
      time_zone,
    };
    for (const notice_reminder_at of [REMINDER, null]) {
      const dated = { notice_due_at: new Date('2026-12-18T05:00:00Z'), notice_reminder_at };
      expect(apply(deny, dated).changes).toMatchObject(dated);
    }
    expect(apply(deny).changes).toMatchObject({ notice_due_at: DUE, notice_reminder_at: REMINDER });
  });

  it.each(['approved', 'denied', 'incomplete'])(
    'a recorded notice clears the due date of one that is %s',
    (status) => {
      const decided = { status, notice_due_at: DUE, notice_reminder_at: REMINDER };
      expect(apply(NOTICE, decided).changes).toMatchObject({
        notice_due_at: null,
        notice_reminder_at: null,
      });
    },
  );

  it('reopening counts the due date from receipt without a notice, and from today after one', () => {
    const fromReceipt = { notice_due_at: DUE, notice_reminder_at: REMINDER, notice_sent: null };
    expect(apply(REOPEN, { status: 'withdrawn' }).changes).toMatchObject(fromReceipt);
    expect(apply(REOPEN, { status: 'denied', notice_due_at: NOW }).changes).toMatchObject(fromReceipt);
    const notice_sent = { due_at: NOW, sent_on: '2026-11-19', method: 'mailed', recorded_at: NOW } as const;
    expect(apply(REOPEN, { status: 'incomplete', notice_sent }).changes).toMatchObject({
      ...FROM_NOW,
      notice_sent: null,
    });
  });

  it.each([
    ['with its record', { due_at: NOW, sent_on: null, method: null, recorded_at: null }],
    ['before there were records', null],
  ])('reopening after a notice without a day, %s, counts the due date from receipt', (_, notice_sent) => {
    const { changes } = apply(REOPEN, { status: 'denied', notice_due_at: null, notice_sent });
    expect(changes).toMatchObject({ notice_due_at: DUE, notice_reminder_at: REMINDER });
    expect(changes).not.toHaveProperty('notice_counts_from');
  });

  it('a second reopening after one notice counts the due date from the first', () => {
    const later = new Date('2026-11-28T15:00:00Z');
    let kept = application({
      status: 'denied',
      notice_sent: { due_at: NOW, sent_on: '2026-11-19', method: 'mailed', recorded_at: NOW },
    });
    const act = (action: SubmissionAction, now: Date) => {
      const outcome = applySubmissionAction(kept, action, {
        actor: ACTORS.administrator,
        now,
        eventId: 'event',
      });
      kept = { ...kept, ...outcome.changes };
    };
    act(REOPEN, NOW);
    act({ name: 'withdraw', revision: 2, said_by: 'applicant', text: '' }, later);
    expect(kept.notice_due_at).toBeNull();
    act({ ...REOPEN, revision: 3 }, later);
    expect(kept).toMatchObject(FROM_NOW);
  });

  it('a reopened callback request needs no notice', () => {
    const { changes } = apply(REOPEN, { kind: 'callback', purpose: null, status: 'answered' });
    expect(changes).toMatchObject({ notice_due_at: null, notice_reminder_at: null });
  });

  it.each([
    ['half of the time is left', new Date('2026-11-21T12:00:00Z'), null, new Date('2026-11-21T12:00:00Z')],
    ['the half is over', new Date('2026-11-19T12:00:00Z'), null, new Date('2026-11-22T12:00:00Z')],
    ['somebody was in touch', new Date('2026-11-21T12:00:00Z'), NOW, null],
  ])(
    'reopening brings back the first contact’s reminder: %s',
    (_, due_soon_at, first_contact_at, reminder) => {
      const closed = {
        status: 'spam',
        due_soon_at,
        due_at: new Date('2026-11-22T12:00:00Z'),
        first_contact_at,
        contact_reminder_at: null,
      };
      const { changes } = apply({ name: 'reopen', revision: 1, text: 'A real person', time_zone }, closed);
      expect(changes.contact_reminder_at).toEqual(reminder);
    },
  );

  it('starting keeps the reminder, closing removes it', () => {
    const waiting = { contact_reminder_at: NOW };
    const of = (action: SubmissionAction) => apply(action, waiting).changes.contact_reminder_at;
    expect(of({ name: 'start', revision: 1, text: '' })).toEqual(NOW);
    expect(of({ name: 'mark_spam', revision: 1, text: '' })).toBeNull();
  });

  it('a submission put on hold by an earlier desk has no deadline until work starts', () => {
    const waiting = { status: 'on_hold', contact_reminder_at: null, due_soon_at: null, due_at: NOW };
    expect(awaitsFirstContact({ status: 'on_hold', first_contact_at: null })).toBe(false);
    expect(awaitsFirstContact({ status: 'in_progress', first_contact_at: null })).toBe(true);
    expect(awaitsFirstContact({ status: 'new', first_contact_at: NOW })).toBe(false);
    const { changes } = apply({ name: 'start', revision: 1, text: '' }, waiting);
    expect(changes.contact_reminder_at).toEqual(NOW);
  });

  it('treats any unknown status as in progress', () => {
    expect(isOpenStatus('on_hold')).toBe(true);
    expect(isOpenStatus('denied')).toBe(false);
  });
});

describe('assignment', () => {
  const maria = { id: 'maria', name: 'Maria Alvarez', branch_id: 'montclair' };

  it('assigns an officer and notifies them', () => {
    const { changes, event, notices, audit } = apply(
      { name: 'assign', revision: 1, officer: maria, text: 'Knows the building' },
      {},
      ACTORS.administrator,
    );
    expect(changes).toMatchObject({
      lo_assigned_id: 'maria',
      branch_id: 'montclair',
      revision: 2,
      status: 'new',
    });
    expect(changes.route_to).toBeUndefined();
    expect(event).toMatchObject({
      officer_id: 'maria',
      officer_name: 'Maria Alvarez',
      text: 'Knows the building',
    });
    expect(notices).toEqual([{ kind: 'application_assigned', to: { officer_id: 'maria' } }]);
    expect(audit).toMatchObject({ before: { lo_assigned_id: 'devon' }, after: { lo_assigned_id: 'maria' } });
  });

  it('assigns the General team', () => {
    const { changes, notices } = apply(
      { name: 'assign', revision: 1, officer: null, text: '' },
      {},
      ACTORS.administrator,
    );
    expect(changes).toMatchObject({ lo_assigned_id: null, branch_id: null, route_to: 'General' });
    expect(notices).toEqual([]);
  });

  it('doesn’t notify a member who claims it', () => {
    const devon = { id: 'devon', name: 'Devon', branch_id: null };
    const claimed = { name: 'claim', revision: 1, officer: devon } as const;
    expect(apply(claimed, { lo_assigned_id: null }, ACTORS['assigned administrator']).notices).toEqual([]);
  });
});

describe('contact', () => {
  const contact = (contacted_at: Date): SubmissionAction => ({
    name: 'contact',
    channel: 'left_message',
    contacted_at,
    text: '',
  });
  const at = (hours: number) => new Date(RECEIVED.getTime() + hours * HOUR_MS);

  it('the first contact stops the clock and starts work on a new application', () => {
    const { changes, event, audit } = apply(contact(at(2)));
    expect(changes).toMatchObject({
      status: 'in_progress',
      revision: 2,
      first_contact_at: at(2),
      contact_reminder_at: null,
    });
    expect(event).toMatchObject({ channel: 'left_message', contacted_at: at(2), to_status: 'in_progress' });
    expect(audit.after).toEqual({ channel: 'left_message', contacted_at: at(2).toISOString() });
  });

  it.each([
    ['a later one', at(5), at(2)],
    ['an earlier one that was recorded later', at(1), at(1)],
  ])('%s', (_, contacted, first) => {
    const { changes } = apply(contact(contacted), { status: 'denied', first_contact_at: at(2) });
    expect(changes).toEqual({
      event_count: 1,
      updated_at: NOW,
      first_contact_at: first,
      contact_reminder_at: null,
    });
  });

  it.each([
    ['before the application', at(-1)],
    ['in the future', new Date(NOW.getTime() + HOUR_MS)],
  ])('%s is rejected', (_, contacted) => {
    expect(toError(contact(contacted))).toBe('application-contact-time');
  });
});

it('a note notifies each mentioned member once, but not its author', () => {
  const { changes, event, notices } = apply({
    name: 'note',
    text: ' Ask for W-2s ',
    mentions: ['ana', 'somebody', 'ana'],
  });
  expect(changes).toEqual({ event_count: 1, updated_at: NOW });
  expect(event).toMatchObject({ text: 'Ask for W-2s', mentions: ['ana'] });
  expect(notices).toEqual([{ kind: 'application_mentioned', to: { user_id: 'ana' } }]);
});

describe('a borrower’s change of a call', () => {
  const FROM = new Date('2026-11-24T14:00:00Z');
  const UNTIL = new Date('2026-11-24T17:00:00Z');
  const callback = { kind: 'callback', purpose: null, due_soon_at: NOW, due_at: NOW } as const;
  const move = { name: 'reschedule', period: { from: FROM, to: UNTIL }, text: 'From … to …' } as const;

  const change = (action: SubmissionAction, changes: Partial<Submission> = {}) =>
    apply(action, { ...callback, ...changes }, ACTORS.borrower);

  it('moves its deadline and reminder, and notifies its officer', () => {
    const { changes, event, audit, notices } = change(move, { status: 'in_progress' });
    expect(changes).toMatchObject({
      status: 'in_progress',
      revision: 2,
      due_soon_at: FROM,
      due_at: UNTIL,
      contact_reminder_at: FROM,
    });
    expect(event).toMatchObject({ action: 'reschedule', text: 'From … to …', to_status: 'in_progress' });
    expect(audit).toEqual({
      action: 'call_rescheduled',
      before: { from: NOW.toISOString(), to: NOW.toISOString() },
      after: { from: FROM.toISOString(), to: UNTIL.toISOString(), status: 'in_progress' },
    });
    expect(notices).toEqual([{ kind: 'call_rescheduled', to: { officer_id: 'devon' } }]);
  });

  it('cancels it as withdrawn by them, without a reminder', () => {
    const { changes, event, notices } = change({ name: 'cancel', text: '' });
    expect(changes).toMatchObject({
      status: 'withdrawn',
      contact_reminder_at: null,
      notice_due_at: null,
      outcome: { said_by: 'applicant', at: NOW },
    });
    expect(event).toMatchObject({ action: 'cancel', to_status: 'withdrawn' });
    expect(notices).toEqual([{ kind: 'call_canceled', to: { officer_id: 'devon' } }]);
    expect(change({ name: 'cancel', text: '' }, { lo_assigned_id: null }).notices).toEqual([
      { kind: 'call_canceled', to: { officer_id: null } },
    ]);
  });

  it('makes it new again when they pick a time', () => {
    const { outcome } = change({ name: 'cancel', text: '' }).changes;
    const { changes, audit, notices } = change(move, { status: 'withdrawn', outcome: outcome ?? null });
    expect(changes).toMatchObject({ status: 'new', outcome: null, contact_reminder_at: FROM });
    expect(changes).not.toHaveProperty('lo_assigned_id');
    // This isn't a move, because nobody expected the earlier time.
    expect(audit.action).toBe('call_scheduled_again');
    expect(notices).toEqual([{ kind: 'call_scheduled_again', to: { officer_id: 'devon' } }]);
  });

  it('assigns it to whoever has its application now', () => {
    const assignment = { lo_assigned_id: 'maya', branch_id: 'clifton' };
    const { changes, notices } = change({ ...move, assignment }, { status: 'withdrawn' });
    expect(changes).toMatchObject({ ...assignment, route_to: undefined });
    expect(notices).toEqual([{ kind: 'call_scheduled_again', to: { officer_id: 'maya' } }]);
  });
});
