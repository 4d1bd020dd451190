import { describe, expect, it } from 'vitest';
import { submissionSchema } from '../submission.ts';
import {
  isSameFilter,
  matchesSubmissionFilter,
  parseSubmissionFilter,
  type SubmissionFilter,
  submissionFilterSchema,
} from './submissionFilter.ts';
import { toSubmissionQuery } from './submissionQuery.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const CLOCK = { now: NOW, timeZone: 'America/New_York' };
const application = (change: object = {}) =>
  submissionSchema.parse({
    id: 'a',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-11-19T15:00:00Z'),
    est_value_or_price: null,
    reference_number: 'PA-1',
    lo_assigned_id: 'daniel-okafor',
    branch_id: 'clifton-nj',
    due_at: new Date('2026-11-20T14:00:00Z'),
    due_soon_at: new Date('2026-11-20T00:00:00Z'),
    ...change,
  });
const matches = (filter: SubmissionFilter, change?: object) =>
  matchesSubmissionFilter(application(change), filter, CLOCK);

describe('a filter from text', () => {
  it('keeps valid parts and drops the rest', () => {
    expect(
      parseSubmissionFilter({
        status: 'in_progress',
        officer: 'general',
        branch: '',
        purpose: 'Holiday',
        source: 'website',
        overdue: 'true',
        from: '2026-02-30',
        to: '2026-11-30',
      }),
    ).toEqual({ status: 'in_progress', officer: 'general', source: 'website', to: '2026-11-30' });
  });

  it('drops days that the database can’t store, and text in place of an id', () => {
    for (const day of ['0026-11-01', '1999-12-31', '9999-12-31']) {
      expect(parseSubmissionFilter({ from: day, to: day }), day).toEqual({});
    }
    for (const id of ['\n', 'Maya Ortiz', 'a/b', 'x'.repeat(129)]) {
      expect(parseSubmissionFilter({ officer: id, branch: id, source: id }), id).toEqual({});
    }
    expect(parseSubmissionFilter({ officer: 'officer-1', source: 'Ab_9-z' })).toEqual({
      officer: 'officer-1',
      source: 'Ab_9-z',
    });
  });

  it('for overdue ones has no days and no closed status', () => {
    const asked = { overdue: 'yes', from: '2026-11-01', purpose: 'Purchase' };
    expect(parseSubmissionFilter({ ...asked, status: 'denied' })).toEqual({
      overdue: 'yes',
      purpose: 'Purchase',
    });
    expect(parseSubmissionFilter({ overdue: 'yes', status: 'in_progress' })).toEqual({
      overdue: 'yes',
      status: 'in_progress',
    });
  });

  it('for due notices has no kind, days, overdue, or status without a notice', () => {
    const asked = {
      notice: 'due',
      kind: 'callback',
      overdue: 'yes',
      from: '2026-11-01',
      purpose: 'Purchase',
    };
    for (const status of ['withdrawn', 'duplicate', 'spam', 'answered']) {
      expect(parseSubmissionFilter({ ...asked, status }), status).toEqual({
        notice: 'due',
        purpose: 'Purchase',
      });
    }
    for (const status of ['open', 'new', 'in_progress', 'approved', 'denied', 'incomplete', 'closed']) {
      expect(parseSubmissionFilter({ notice: 'due', status }), status).toEqual({ notice: 'due', status });
    }
    expect(parseSubmissionFilter({ notice: 'yes' })).toEqual({});
  });

  it('for callback requests has no purpose', () => {
    expect(parseSubmissionFilter({ kind: 'callback', purpose: 'Purchase', status: 'new' })).toEqual({
      kind: 'callback',
      status: 'new',
    });
    expect(parseSubmissionFilter({ kind: 'application', purpose: 'Purchase' })).toEqual({
      kind: 'application',
      purpose: 'Purchase',
    });
    expect(parseSubmissionFilter({ kind: 'fax' })).toEqual({});
  });

  it('separates callback requests from applications in the database query', () => {
    expect(matches({ kind: 'application' })).toBe(true);
    expect(matches({ kind: 'callback' })).toBe(false);
    expect(matches({ kind: 'callback' }, { kind: 'callback', purpose: null })).toBe(true);
    expect(toSubmissionQuery({ kind: 'callback' }, CLOCK).where).toEqual([
      { field: 'kind', op: '==', value: 'callback' },
    ]);
  });

  it('contains nothing about an applicant', () => {
    expect(submissionFilterSchema.safeParse({ search: 'Maya Ortiz' }).success).toBe(false);
  });

  it('is equal if all fields are', () => {
    expect(isSameFilter({ status: 'new', branch: 'a' }, { branch: 'a', status: 'new' })).toBe(true);
    expect(isSameFilter({ status: 'new' }, {})).toBe(false);
  });
});

describe('an application', () => {
  it.each<[SubmissionFilter, boolean]>([
    [{}, true],
    [{ status: 'new' }, true],
    [{ status: 'open' }, true],
    [{ status: 'closed' }, false],
    [{ officer: 'daniel-okafor' }, true],
    [{ officer: 'general' }, false],
    [{ branch: 'irvine-ca' }, false],
    [{ purpose: 'Refinance' }, false],
    [{ source: 'website' }, true],
    [{ source: 'shared_link' }, false],
    [{ overdue: 'yes' }, true],
    [{ from: '2026-11-19', to: '2026-11-19' }, true],
    [{ from: '2026-11-20' }, false],
    [{ to: '2026-11-18' }, false],
  ])('matches %j: %s', (filter, isMatch) => expect(matches(filter)).toBe(isMatch));

  it('matches its day on the company’s clock', () => {
    const late = { created_at: new Date('2026-11-20T04:30:00Z') };
    expect(matches({ from: '2026-11-19', to: '2026-11-19' }, late)).toBe(true);
    expect(matches({ from: '2026-11-20' }, late)).toBe(false);
  });

  it('matches its own link and any link', () => {
    const ofLink = { shared_link_id: 'kTx9abCD23ef' };
    expect(matches({ source: 'kTx9abCD23ef' }, ofLink)).toBe(true);
    expect(matches({ source: 'shared_link' }, ofLink)).toBe(true);
    expect(matches({ source: 'another' }, ofLink)).toBe(false);
    expect(matches({ source: 'website' }, ofLink)).toBe(false);
  });

  it('isn’t overdue after contact, after closing, or before its deadline', () => {
    expect(matches({ overdue: 'yes' }, { first_contact_at: NOW })).toBe(false);
    expect(matches({ overdue: 'yes' }, { status: 'spam' })).toBe(false);
    expect(matches({ overdue: 'yes' }, { due_at: new Date('2026-11-20T16:00:00Z') })).toBe(false);
  });
});

describe('an application whose notice is due', () => {
  const due = (notice_due_at: string | null, change: object = {}) =>
    matches(
      { notice: 'due' },
      { notice_due_at: notice_due_at === null ? null : new Date(notice_due_at), ...change },
    );

  it('has its last day today, within five days or in the past', () => {
    expect(due('2026-11-21T04:59:59.999Z')).toBe(true);
    expect(due('2026-11-26T04:59:59.999Z')).toBe(true);
    expect(due('2026-11-27T04:59:59.999Z')).toBe(false);
    expect(due('2026-10-01T03:59:59.999Z')).toBe(true);
    expect(due(null)).toBe(false);
  });

  it('is open, denied or incomplete', () => {
    expect(due('2026-11-21T04:59:59.999Z', { status: 'denied' })).toBe(true);
    const denied = { status: 'denied', notice_due_at: new Date('2026-11-21T04:59:59.999Z') };
    expect(matches({ notice: 'due', status: 'incomplete' }, denied)).toBe(false);
    expect(matches({ notice: 'due', status: 'closed' }, denied)).toBe(true);
  });
});

describe('the query of a filter', () => {
  it('filters by each field, newest first', () => {
    const filter: SubmissionFilter = {
      status: 'closed',
      officer: 'general',
      branch: 'clifton-nj',
      purpose: 'Purchase',
      source: 'website',
      from: '2026-11-01',
      to: '2026-11-30',
    };
    expect(toSubmissionQuery(filter, CLOCK)).toEqual({
      where: [
        { field: 'lo_assigned_id', op: '==', value: null },
        {
          field: 'status',
          op: 'in',
          value: ['approved', 'denied', 'withdrawn', 'incomplete', 'duplicate', 'spam', 'answered'],
        },
        { field: 'branch_id', op: '==', value: 'clifton-nj' },
        { field: 'purpose', op: '==', value: 'Purchase' },
        { field: 'source', op: '==', value: 'website' },
        { field: 'created_at', op: '>=', value: new Date('2026-11-01T04:00:00Z') },
        { field: 'created_at', op: '<', value: new Date('2026-12-01T05:00:00Z') },
      ],
      orderBy: { field: 'created_at', direction: 'desc' },
    });
  });

  it('filters overdue ones by deadline, ignoring the period', () => {
    expect(toSubmissionQuery({ overdue: 'yes', source: 'kTx9abCD23ef' }, CLOCK)).toEqual({
      where: [
        { field: 'status', op: 'in', value: ['new', 'in_progress'] },
        { field: 'shared_link_id', op: '==', value: 'kTx9abCD23ef' },
        { field: 'first_contact_at', op: '==', value: null },
      ],
      orderBy: { field: 'due_at', direction: 'asc' },
    });
  });

  it('filters due notices by day, ignoring the period and those without a notice', () => {
    expect(toSubmissionQuery({ notice: 'due', status: 'closed', branch: 'clifton-nj' }, CLOCK)).toEqual({
      where: [
        expect.objectContaining({ field: 'status', op: 'in' }),
        { field: 'branch_id', op: '==', value: 'clifton-nj' },
        { field: 'notice_due_at', op: '>=', value: new Date(0) },
      ],
      orderBy: { field: 'notice_due_at', direction: 'asc' },
    });
    expect(toSubmissionQuery({ notice: 'due' }, CLOCK).where).toHaveLength(1);
  });

  it('is limited to an officer’s own, whatever the filter', () => {
    const { where } = toSubmissionQuery(
      { officer: 'ana-reyes', branch: 'irvine-ca' },
      { ...CLOCK, officerId: 'daniel-okafor' },
    );
    expect(where).toEqual([{ field: 'lo_assigned_id', op: '==', value: 'daniel-okafor' }]);
  });
});

describe('a status from an earlier desk', () => {
  it('is found by its own text, but not among open or closed ones', () => {
    expect(parseSubmissionFilter({ status: 'on_hold' })).toEqual({ status: 'on_hold' });
    expect(matches({ status: 'on_hold' }, { status: 'on_hold' })).toBe(true);
    expect(matches({ status: 'on_hold' })).toBe(false);
    expect(matches({ status: 'open' }, { status: 'on_hold' })).toBe(false);
    expect(toSubmissionQuery({ status: 'on_hold' }, { timeZone: CLOCK.timeZone }).where).toEqual([
      { field: 'status', op: '==', value: 'on_hold' },
    ]);
  });

  it('is ignored for overdue ones and due notices', () => {
    expect(parseSubmissionFilter({ status: 'on_hold', overdue: 'yes' })).toEqual({ overdue: 'yes' });
    expect(parseSubmissionFilter({ status: 'on_hold', notice: 'due' })).toEqual({ notice: 'due' });
  });
});
