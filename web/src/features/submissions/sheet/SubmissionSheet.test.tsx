import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import type { OpenedSubmission } from '@brokerage/domain/submission/submissionCallables';
import {
  type SubmissionEvent,
  submissionEventSchema,
} from '@brokerage/domain/submission/workflow/submissionEvent';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';
import { useOfficersWithoutAccount } from '../../../lib/live-data/records/useOfficersWithoutAccount.ts';
import type { Subscribe } from '../../../lib/live-data/useLiveData.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { SubmissionSheet } from './SubmissionSheet.tsx';
import { useSubmissionEvents } from './useSubmissionEvents.ts';

vi.mock('../../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/live-data/documents.ts')>()),
  subscribeDocument: vi.fn(),
}));

vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
vi.mock('../../../lib/live-data/records/useOfficersWithoutAccount.ts', () => ({
  useOfficersWithoutAccount: vi.fn(() => new Set()),
}));
vi.mock('../../../lib/live-data/records/useDirectoryMembers.ts', () => ({
  useDirectoryMembers: () => ({ status: 'ready', items: [], isLarge: false }),
}));
vi.mock('./useSubmissionEvents.ts', () => ({ useSubmissionEvents: vi.fn() }));
vi.mock('../status/useMailedStatuses.ts', () => ({ useMailedStatuses: () => ['approved', 'in_progress'] }));
vi.mock('./useMentionable.ts', () => ({
  useMentionable: () => ({ members: [{ user_id: 'ana', name: 'Ana Reyes' }], live: { status: 'ready' } }),
}));

const submission = submissionSchema.parse({
  id: 'one',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  purpose: 'Purchase',
  status: 'new',
  created_at: new Date('2026-11-18T15:00:00Z'),
  est_value_or_price: 420_000,
  reference_number: 'PA-1',
  lo_assigned_id: null,
});

type Answer = Parameters<Parameters<Subscribe<Submission | undefined>>[0]>[0];
const stored = (event: Answer) =>
  vi.mocked(subscribeDocument).mockReturnValue((next) => {
    next(event);
    return () => undefined;
  });
const found = (data: Submission | undefined): Answer => ({ status: 'ready', data, stale: false });

const opened: OpenedSubmission = {
  answers: {
    purpose: 'Purchase',
    sms_opt_in: true,
    purchase_price: 400_000,
    down_payment: 80_000,
    est_value_or_price: 420_000,
    monthly_income_gross: 10_000,
    monthly_debts_known: 1_500,
    an_older_question: 'Yes',
  },
  attribution: {},
  callback: null,
  scheduled_call: null,
  receipt: {
    version: '2026-11-18',
    created_at: '2026-11-18T15:00:00.000Z',
    page: '/pre-approval',
    boxes: [{ name: 'consent_tcpa', text: 'You may call me.', checked: true }],
  },
  origin: {
    link_code: 'abCD23efGH45',
    link_name: 'Newsletter',
    flyer_title: 'Elm Street',
    page_title: null,
    revision: 3,
    approved_at: null,
    pdf_sha256: 'a'.repeat(64),
  },
  related: [
    {
      id: 'two',
      kind: 'application',
      reference_number: 'PA-2',
      name: 'Maya Ortiz',
      status: 'withdrawn',
      created_at: '2026-11-01T15:00:00.000Z',
      same: ['email', 'mobile'],
    },
  ],
};
const event = (n: number, changes: Partial<SubmissionEvent>) =>
  submissionEventSchema.parse({
    id: `event-${n}`,
    tenant_id: 'larkfield',
    n,
    at: new Date('2026-11-19T15:00:00Z'),
    by_user_id: 'devon',
    by_name: 'Devon Blake',
    from_status: 'new',
    to_status: 'new',
    action: 'note',
    ...changes,
  });

beforeEach(() => {
  vi.mocked(subscribeDocument).mockReset();
  vi.mocked(callFunction).mockReset().mockResolvedValue(opened);
  vi.mocked(useSubmissionEvents).mockReturnValue({
    status: 'ready',
    stale: false,
    data: { items: [], unreadable: 0 },
  });
});

function open(search: string, member: object = {}) {
  const session = memberSession({ role: 'compliance', officer_id: null, ...member }, { uid: 'ines' });
  const { router } = renderInPortal(
    [{ path: '/officer-portal', element: <SubmissionSheet noun="submission" /> }],
    { session, address: `/officer-portal?tab=submissions${search}` },
  );
  return { user: userEvent.setup(), router };
}

test('has no sheet without an application in the address', () => {
  open('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(subscribeDocument).not.toHaveBeenCalled();
});

test('the address opens the timeline once; Close and a reload open the overview', async () => {
  stored(found(submission));
  const { user, router } = open('&application=one&show=timeline');
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toBe('?tab=submissions&application=one');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await act(() => router.navigate('/officer-portal?tab=submissions&application=one&show=timeline'));
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  await act(() => router.navigate('/officer-portal?tab=submissions&application=one&show=nothing'));
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
});

test('shows the applicant, the deadline and contact details; Close keeps the tab', async () => {
  stored(found(submission));
  const { user, router } = open('&application=one');
  expect(subscribeDocument).toHaveBeenCalledWith(
    'tenants/larkfield/preapproval_submissions/one',
    expect.anything(),
  );
  const sheet = screen.getByRole('dialog', { name: 'Maya Ortiz' });
  expect(sheet).toHaveTextContent('Application PA-1');
  expect(sheet).toHaveTextContent(/Promised by Nov 19, 2026/);
  expect(sheet).toHaveTextContent('$420,000');
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+19735550110');
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:maya@mail.example');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('?tab=submissions');
});

test('shows that one is gone', () => {
  stored(found(undefined));
  open('&application=gone');
  expect(screen.getByText(/^This submission doesn’t exist/)).toBeVisible();
});

test('shows no permission, with Retry', () => {
  stored({ status: 'failed', error: { code: 'permission-denied' } as never });
  open('&application=one');
  expect(screen.getByText(/^You don’t have access to this/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test.each([
  [
    'isn’t there anymore',
    { status: 'ready', data: undefined, stale: false },
    'Assigned to an officer who is no longer listed',
  ],
  ['couldn’t be read', { status: 'failed', error: { code: 'internal' } as never }, 'Assigned'],
] as const)('an officer whose directory entry %s', (_what, entry, words) => {
  vi.mocked(subscribeDocument).mockImplementation((ref) => (next) => {
    const isOfficer = (ref as unknown as string).includes('/officers/');
    next(isOfficer ? entry : found({ ...submission, lo_assigned_id: 'ana-reyes' }));
    return () => undefined;
  });
  open('&application=one');
  expect(screen.getByText(words)).toBeVisible();
});

test('an officer without an account can be replaced right away; only administrators ask about that', async () => {
  vi.mocked(useOfficersWithoutAccount).mockImplementation((_tenantId, ids) => new Set(ids));
  onTestFinished(() => void vi.mocked(useOfficersWithoutAccount).mockImplementation(() => new Set()));
  vi.mocked(subscribeDocument).mockImplementation((ref) => (next) => {
    const isOfficer = (ref as unknown as string).includes('/officers/');
    const entry = { status: 'ready', data: { name: 'Ana Reyes' }, stale: false } as never;
    next(isOfficer ? entry : found({ ...submission, lo_assigned_id: 'ana-reyes' }));
    return () => undefined;
  });
  const { user } = open('&application=one');
  expect(screen.getByText(/^Ana Reyes has no account, so only administrators can open this\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reassign' }));
  expect(screen.getByRole('dialog', { name: 'Assign' })).toBeVisible();
  cleanup();
  open('&application=one', { role: 'officer', officer_id: 'devon' });
  expect(screen.queryByText(/has no account/)).toBeNull();
});

test('an administrator can reassign next to the assignment', async () => {
  stored(found({ ...submission, lo_assigned_id: null }));
  const { user } = open('&application=one');
  await user.click(screen.getByRole('button', { name: 'Reassign' }));
  expect(screen.getByRole('dialog', { name: 'Assign' })).toBeVisible();
});

test('loads nothing for an invalid id in the address', () => {
  open('&application=a%2Fb');
  expect(screen.getByText(/^This submission doesn’t exist/)).toBeVisible();
  expect(subscribeDocument).not.toHaveBeenCalled();
});

describe('an opened application', () => {
  beforeEach(() => stored(found(submission)));
  const sheet = () => screen.getByRole('dialog', { name: 'Maya Ortiz' });
  const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions for Maya Ortiz' }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };

  test('emphasizes contact for a new one, then the status, always at the end', () => {
    const mainActions = () =>
      screen
        .getAllByRole('button', { name: /^(Log contact|Change status)$/ })
        .map((button) => [button.textContent, button.classList.contains('MuiButton-contained')]);
    open('&application=one');
    expect(mainActions()).toEqual([
      ['Change status', false],
      ['Log contact', true],
    ]);
    cleanup();
    stored(found({ ...submission, status: 'in_progress' }));
    open('&application=one');
    expect(mainActions()).toEqual([
      ['Log contact', false],
      ['Change status', true],
    ]);
  });

  test('shows the best time to call next to the phone number', async () => {
    vi.mocked(callFunction).mockResolvedValue({
      ...opened,
      answers: { ...opened.answers, best_contact_time: 'evening' },
    });
    open('&application=one');
    expect((await screen.findByText('Best time: Evening')).closest('dd')).toHaveTextContent('(973) 555-0110');
  });

  test('adds a note from the top of the timeline', async () => {
    const { user } = open('&application=one');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByRole('dialog', { name: 'Add note' })).toBeVisible();
  });

  test('shows estimates, its origin and others of the same person', async () => {
    const { router, user } = open('&application=one');
    expect(await screen.findByText('$320,000')).toBeVisible();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith('open-application', { id: 'one' });
    expect(sheet()).toHaveTextContent('Loan to value80%');
    expect(sheet()).toHaveTextContent('Debt to income (before the new payment)15%');
    expect(sheet()).toHaveTextContent('Nothing was verified');
    expect(screen.getByRole('link', { name: 'Newsletter' })).toBeVisible();
    expect(sheet()).toHaveTextContent('Flyer editionRevision 3');
    await user.click(screen.getByRole('button', { name: 'Maya Ortiz, PA-2' }));
    expect(router.state.location.search).toBe('?tab=submissions&application=two');
  });

  test('shows when the applicant scheduled a call', async () => {
    expect(screen.queryByText('Scheduled call')).toBeNull();
    vi.mocked(callFunction).mockResolvedValue({
      ...opened,
      scheduled_call: { callback: '2026-11-27 midday', time_zone: 'America/Los_Angeles' },
    });
    open('&application=one');
    expect(await screen.findByText('Friday, Nov 27, 12 PM to 3 PM, Pacific time')).toBeVisible();
  });

  test('withdrawing it closes the scheduled call with a notice; a denial doesn’t', async () => {
    vi.mocked(callFunction).mockResolvedValue({
      ...opened,
      scheduled_call: { callback: '2026-11-27 midday', time_zone: 'America/Los_Angeles' },
    });
    const { user } = open('&application=one');
    await screen.findByText('Friday, Nov 27, 12 PM to 3 PM, Pacific time');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const status = screen.getByRole('combobox', { name: 'New status' });
    await user.selectOptions(status, 'Denied');
    expect(screen.queryByText('The call they scheduled closes, too.')).toBeNull();
    await user.selectOptions(status, 'Withdrawn');
    expect(screen.getByText('The call they scheduled closes, too.')).toBeVisible();
  });

  test('shows answers by step, documents and consents; texting only with consent to texts', async () => {
    const { user } = open('&application=one');
    expect(await screen.findByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:+19735550110');
    await user.click(screen.getByRole('tab', { name: 'Answers' }));
    expect(screen.getByRole('region', { name: 'Purchase Details' })).toHaveTextContent('Down payment$80,000');
    expect(screen.getByRole('region', { name: 'Loan Officer Assignment' })).toHaveTextContent('No answers');
    expect(screen.getByRole('region', { name: 'Documents to ask for' })).toHaveTextContent('photo ID');
    expect(screen.getByRole('region', { name: 'Consents' })).toHaveTextContent('AgreedYou may call me.');
  });

  test('shows that answers didn’t load, with Retry', async () => {
    vi.mocked(callFunction).mockRejectedValueOnce(new Error('no'));
    const { user } = open('&application=one');
    await user.click(screen.getByRole('tab', { name: 'Answers' }));
    expect(await screen.findByText('Couldn’t load the answers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Consents' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Text' })).toBeVisible();
  });

  test('a denial requires reasons, shows the due notice, and sends the displayed revision', async () => {
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const dialog = screen.getByRole('dialog', { name: 'Change status' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Denied');
    expect(dialog).toHaveTextContent('due by Dec 18, 2026');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(screen.getByText('Choose at least one reason.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Reasons' }));
    await user.click(screen.getByRole('option', { name: 'Bankruptcy' }));
    // An open list would cover Save.
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(callFunction).toHaveBeenLastCalledWith('update-application', {
      id: 'one',
      event_id: expect.stringMatching(/^[\w-]{21}$/) as string,
      action: { name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '' },
    });
  });

  test('an incomplete application requires what’s missing and a date, but no reasons', async () => {
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const dialog = screen.getByRole('dialog', { name: 'Change status' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Incomplete');
    expect(dialog).toHaveTextContent('due by Dec 18, 2026');
    expect(screen.queryByRole('combobox', { name: 'Reasons' })).toBeNull();
    const missing = screen.getByRole('textbox', { name: 'What’s missing?' });
    const day = screen.getByLabelText(/^By when/);
    vi.mocked(callFunction).mockClear();
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(missing).toHaveAccessibleDescription('Say what’s missing.');
    expect(day).toHaveAccessibleDescription('Choose a day after today, within a year.');
    expect(callFunction).not.toHaveBeenCalled();
    const reply_by = shiftDate(companyToday(), 14);
    await user.type(missing, 'Pay stubs');
    fireEvent.change(day, { target: { value: reply_by } });
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(callFunction).toHaveBeenLastCalledWith('update-application', {
      id: 'one',
      event_id: expect.stringMatching(/^[\w-]{21}$/) as string,
      action: { name: 'mark_incomplete', revision: 1, missing: 'Pay stubs', reply_by, text: '' },
    });
  });

  test('shows what’s missing and by when in the overview and in the timeline', async () => {
    const asked = { missing: 'Pay stubs', reply_by: '2026-12-11' };
    const outcome = {
      ...asked,
      at: new Date('2026-11-20T15:00:00Z'),
      text: '',
      reasons: ['application_incomplete'],
      said_by: null,
      duplicate_of: null,
      duplicate_reference: null,
    };
    stored(found({ ...submission, status: 'incomplete', outcome }));
    vi.mocked(useSubmissionEvents).mockReturnValue({
      status: 'ready',
      stale: false,
      data: {
        items: [event(1, { action: 'mark_incomplete', to_status: 'incomplete', ...asked })],
        unreadable: 0,
      },
    });
    const { user } = open('&application=one');
    expect(sheet()).toHaveTextContent('What’s missingPay stubsNeeded byDec 11, 2026');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(sheet()).toHaveTextContent('Missing: Pay stubsNeeded by Dec 11, 2026');
  });

  test('keeps the dialog’s choices even if someone else changes the status', async () => {
    let tell: (event: Answer) => void = () => undefined;
    vi.mocked(subscribeDocument).mockReturnValue((next) => {
      tell = next;
      next(found(submission));
      return () => undefined;
    });
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    const before = choices();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Approved');
    act(() => tell(found({ ...submission, status: 'denied', revision: 2 })));
    expect(choices()).toEqual(before);
    expect(screen.getByRole('combobox', { name: 'New status' })).toHaveDisplayValue('Approved');
  });

  test('preselects none of several closing changes', async () => {
    stored(found({ ...submission, status: 'in_progress' }));
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const status = screen.getByRole('combobox', { name: 'New status' });
    expect(status).toHaveDisplayValue('Choose one');
    vi.mocked(callFunction).mockClear();
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(status).toHaveAccessibleDescription('Choose a status.');
    expect(callFunction).not.toHaveBeenCalled();
    await user.selectOptions(status, 'Approved');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(callFunction).toHaveBeenLastCalledWith(
      'update-application',
      expect.objectContaining({ action: { name: 'approve', revision: 1, text: '' } }),
    );
  });

  test('clears an error once it’s fixed', async () => {
    const { user } = open('&application=one');
    await choose(user, 'Add note');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Write a note first.')).toBeVisible();
    await user.type(screen.getByLabelText('Note'), 'A');
    expect(screen.queryByText('Write a note first.')).toBeNull();
  });

  test('rejects a note with a Social Security number before it’s sent', async () => {
    const { user } = open('&application=one');
    await choose(user, 'Add note');
    await user.click(screen.getByLabelText('Note'));
    await user.paste('SSN 123-45-6789');
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(
      'Please take out the number that looks like a Social Security number',
    );
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(vi.mocked(callFunction).mock.calls.map(([name]) => name)).not.toContain('add-application-note');
  });

  test('a duplicate links to its original', async () => {
    const outcome = {
      at: new Date('2026-11-20T15:00:00Z'),
      text: '',
      reasons: [],
      missing: '',
      reply_by: null,
      said_by: null,
      duplicate_of: 'original',
      duplicate_reference: 'PA-ORIG-INAL',
    };
    stored(found({ ...submission, status: 'duplicate', outcome }));
    const { user, router } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'PA-ORIG-INAL' }));
    expect(router.state.location.search).toBe('?tab=submissions&application=original');
  });

  test.each([
    ['2026-12-20T04:59:59.999Z', 'Decision noticeDue by Dec 19, 2026 (12 CFR 1002.9)', false],
    ['2026-11-24T04:59:59.999Z', 'Notify the applicant of your decision by Nov 23, 2026', true],
    [
      '2026-11-20T04:59:59.999Z',
      'You had until Nov 19, 2026 to notify the applicant of your decision (12 CFR 1002.9).',
      true,
    ],
  ])('an open application with a notice due at %s shows it', (due, words, isAlert) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    stored(found({ ...submission, status: 'in_progress', notice_due_at: new Date(due) }));
    open('&application=one');
    expect(sheet()).toHaveTextContent(words);
    expect(screen.queryAllByText(/close the application if the applicant withdrew it/)).toHaveLength(
      isAlert ? 1 : 0,
    );
    expect(screen.queryByRole('button', { name: 'Record as sent' })).toBeNull();
  });

  test('records a due notice as sent', async () => {
    const outcome = {
      at: new Date('2026-11-20T15:00:00Z'),
      text: '',
      reasons: ['bankruptcy'],
      missing: '',
      reply_by: null,
      said_by: null,
      duplicate_of: null,
      duplicate_reference: null,
    };
    const notice_due_at = new Date('2026-12-18T15:00:00Z');
    stored(found({ ...submission, status: 'denied', outcome, notice_due_at }));
    const { user } = open('&application=one');
    expect(sheet()).toHaveTextContent('due by Dec 18, 2026');
    await user.click(screen.getByRole('button', { name: 'Record as sent' }));
    const day = screen.getByLabelText(/^Sent on/);
    const how = screen.getByRole('combobox', { name: 'How it was sent' });
    vi.mocked(callFunction).mockClear();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(day).toHaveAccessibleDescription(
      'Choose a day between the day the application came in and today.',
    );
    expect(how).toHaveAccessibleDescription('Choose how the notice was sent.');
    expect(callFunction).not.toHaveBeenCalled();
    fireEvent.change(day, { target: { value: '2026-11-18' } });
    await user.selectOptions(how, 'Mailed');
    await user.type(screen.getByLabelText('Note (optional)'), 'Certified');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(callFunction).toHaveBeenLastCalledWith('update-application', {
      id: 'one',
      event_id: expect.stringMatching(/^[\w-]{21}$/) as string,
      action: {
        name: 'record_notice',
        revision: 1,
        sent_on: '2026-11-18',
        method: 'mailed',
        text: 'Certified',
      },
    });
  });

  test('shows when and how a notice was sent in the overview and in the timeline', async () => {
    const notice_sent = {
      due_at: new Date('2026-12-19T04:59:59.999Z'),
      sent_on: '2026-12-21',
      method: 'mailed',
      recorded_at: null,
    } as const;
    const outcome = {
      at: new Date('2026-11-20T15:00:00Z'),
      text: '',
      reasons: ['bankruptcy'],
      missing: '',
      reply_by: null,
      said_by: null,
      duplicate_of: null,
      duplicate_reference: null,
    };
    stored(found({ ...submission, status: 'denied', outcome, notice_sent }));
    const recorded = { action: 'record_notice', from_status: 'denied', to_status: 'denied' };
    vi.mocked(useSubmissionEvents).mockReturnValue({
      status: 'ready',
      stale: false,
      data: { items: [event(2, { ...recorded, notice_sent }), event(1, recorded)], unreadable: 0 },
    });
    const { user } = open('&application=one');
    const words = 'Mailed Dec 21, 2026, late (due Dec 18, 2026)';
    expect(sheet()).toHaveTextContent(`Notice to the applicant${words}`);
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    const [sent, before] = screen.getAllByRole('listitem');
    expect(sent).toHaveTextContent(`Notice sent${words}`);
    expect(before).toHaveTextContent(/^Notice sentDevon Blake/);
  });

  test('a closed one can only be reopened, with a reason', async () => {
    stored(found({ ...submission, status: 'denied' }));
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const offered = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'New status' }).options];
    expect(offered.map(({ text }) => text)).toEqual(['In progress (reopen)']);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(screen.getByText('Say why you’re reopening it.')).toBeVisible();
  });

  test('keeps the input after a failed call, and a retry adds one event', async () => {
    const { user } = open('&application=one');
    await screen.findByText('$320,000');
    await choose(user, 'Add note');
    await user.type(screen.getByLabelText('Note'), 'Ask for W-2s');
    vi.mocked(callFunction).mockRejectedValueOnce(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t add note. Check your connection and try again.',
    );
    expect(screen.getByLabelText('Note')).toHaveValue('Ask for W-2s');
    vi.mocked(callFunction).mockResolvedValueOnce({ id: 'one', status: 'new', revision: 1 });
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const calls = vi.mocked(callFunction).mock.calls.filter(([name]) => name === 'add-application-note');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual(calls[1]);
  });

  test('rejects a contact before the application', async () => {
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Log contact' }));
    fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-11-01T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Log contact' }));
    expect(screen.getByText('Choose a time after this came in that isn’t in the future.')).toBeVisible();
    expect(callFunction).not.toHaveBeenCalledWith('log-contact', expect.anything());
  });

  test('logging the first contact shows that the applicant gets an email', async () => {
    stored(found(submission));
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Log contact' }));
    expect(screen.getByText(/^We’ll email the applicant that work has started/)).toBeVisible();
  });

  test('shows the timeline, newest first, where your own note can be edited', async () => {
    vi.mocked(useSubmissionEvents).mockReturnValue({
      status: 'ready',
      stale: false,
      data: {
        items: [
          event(3, {
            text: 'Second wording',
            by_user_id: 'ines',
            edits: [{ text: 'First wording', at: new Date('2026-11-19T16:00:00Z') }],
          }),
          event(2, {
            action: 'contact',
            from_status: 'new',
            to_status: 'in_progress',
            channel: 'left_message',
            contacted_at: new Date('2026-11-19T14:00:00Z'),
          }),
          event(1, { action: 'deny', to_status: 'denied', reasons: ['no_credit_file', 'from_later'] }),
        ],
        unreadable: 0,
      },
    });
    const { user } = open('&application=one');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toMatch(/^NoteSecond wordingYou, .*edited.*First wording/);
    expect(lines[1]).toMatch(/^Left a messageStatus: In progress \(was New\).*Devon Blake/);
    expect(lines[2]).toMatch(/^Status changed to DeniedWas NewNo credit file; from_later/);
    expect(lines[3]).toMatch(/^Application received/);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Second wording');
  });

  test('the timeline shows a contact’s time if it was recorded later', async () => {
    stored(found(submission));
    const at = new Date('2026-11-19T15:00:00Z');
    const contact = { action: 'contact', channel: 'called' } as const;
    vi.mocked(useSubmissionEvents).mockReturnValue({
      status: 'ready',
      stale: false,
      data: {
        items: [
          event(2, { ...contact, at, contacted_at: new Date('2026-11-19T14:00:00Z') }),
          event(1, { ...contact, at, contacted_at: at }),
        ],
        unreadable: 0,
      },
    });
    const { user } = open('&application=one');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    const times = screen.getAllByRole('listitem').map((line) => line.querySelectorAll('time').length);
    expect(times.slice(0, 2)).toEqual([2, 1]);
  });

  test('the timeline shows whether the applicant got mail, and which rule assigned it', async () => {
    stored(found(submission));
    vi.mocked(useSubmissionEvents).mockReturnValue({
      status: 'ready',
      stale: false,
      data: {
        items: [
          event(3, { action: 'approve', to_status: 'approved', applicant_mail: 'held' }),
          event(2, { action: 'approve', to_status: 'approved', applicant_mail: 'sent' }),
          event(1, {
            action: 'assign',
            officer_id: 'devon',
            officer_name: 'Devon Blake',
            text: 'Assigned by rule: take turns',
            by_user_id: 'system',
            by_name: 'System',
          }),
        ],
        unreadable: 0,
      },
    });
    const { user } = open('&application=one');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('No email sent. We’d already emailed the applicant in the last 24 hours.');
    expect(lines[1]).toMatch(/^Status changed to ApprovedWas NewEmail sent to the applicant/);
    expect(lines[2]).toMatch(/^Assigned to Devon BlakeAssigned by rule: take turnsSystem/);
  });

  test('changing the status shows whether the applicant gets an email', async () => {
    stored(found(submission));
    const { user } = open('&application=one');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const note = 'We’ll email the applicant about this, unless we already did in the last 24 hours.';
    expect(screen.getByText(note)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Denied');
    expect(screen.queryByText(note)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Approved');
    expect(screen.getByText(note)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Withdrawn');
    expect(screen.queryByText(note)).toBeNull();
  });

  test('an officer works on their own and can’t assign', async () => {
    stored(found({ ...submission, lo_assigned_id: 'devon' }));
    const { user } = open('&application=one', { role: 'officer', officer_id: 'devon' });
    expect(screen.getByText('Assigned to you')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions for Maya Ortiz' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Add note', 'Copy phone number', 'Copy email address']);
  });
});

describe('a callback request', () => {
  const callback: Submission = {
    ...submission,
    kind: 'callback',
    first_name: 'Walter',
    last_name: '',
    purpose: null,
    est_value_or_price: null,
    reference_number: 'CB-1',
    lo_assigned_id: 'ines-roy',
    due_soon_at: new Date('2026-11-19T14:00:00Z'),
    due_at: new Date('2026-11-19T17:00:00Z'),
  };
  const openedCallback: OpenedSubmission = {
    answers: {},
    callback: { topic: 'refinancing', message: 'Is it worth it?', callback: '2026-11-19 morning' },
    scheduled_call: null,
    attribution: {},
    receipt: null,
    origin: null,
    related: [
      {
        id: 'two',
        kind: 'callback',
        reference_number: 'CB-2',
        name: 'Walter Grzyb',
        status: 'answered',
        created_at: '2026-11-01T15:00:00.000Z',
        same: ['mobile'],
      },
    ],
  };
  const openCallback = (changes: Partial<Submission> = {}) => {
    stored(found({ ...callback, ...changes }));
    return open('&application=one');
  };

  test('shows what was requested and when to call, without an application’s details', async () => {
    vi.mocked(callFunction).mockResolvedValue(openedCallback);
    openCallback();
    const sheet = screen.getByRole('dialog', { name: 'Walter' });
    expect(sheet).toHaveTextContent('Callback request CB-1');
    expect(sheet).toHaveTextContent(/Call promised: Nov 19, 2026, 9.AM to 12.PM ET/u);
    expect(await screen.findByText('Is it worth it?')).toBeVisible();
    expect(sheet).toHaveTextContent('TopicRefinancing');
    expect(sheet).toHaveTextContent('Requested timeThursday, Nov 19, 9 AM to 12 PM, Eastern time');
    expect(sheet).toHaveTextContent('Callback request, Answered, Nov 1, 2026, same phone');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Timeline']);
    expect(screen.queryByText('Value or price')).toBeNull();
    expect(screen.queryByText('Estimates')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
  });

  test('a call scheduled for an application links it, but not as a duplicate', async () => {
    const id = 'A1b2C3d4E5f6G7h8I9j0K';
    const related = openedCallback.related.map((one) => ({ ...one, id, kind: 'application' as const }));
    vi.mocked(callFunction).mockResolvedValue({ ...openedCallback, related });
    openCallback({ id: `scheduled-call-${id}` });
    const list = await screen.findByRole('region', { name: 'Same email or phone' });
    expect(list).toHaveTextContent('The application this call is about, Answered, Nov 1, 2026, same phone');
  });

  test('shows that a request couldn’t load, with Retry', async () => {
    vi.mocked(callFunction).mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(openedCallback);
    const { user } = openCallback();
    expect(await screen.findByText('Couldn’t load the message')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Is it worth it?')).toBeVisible();
  });

  test('shows how a new one becomes answered', async () => {
    vi.mocked(callFunction).mockResolvedValue(openedCallback);
    const { user } = openCallback();
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(screen.getByRole('combobox', { name: 'New status' })).toHaveAccessibleDescription(
      'To mark it as answered, log a contact first.',
    );
  });

  test('can be answered, withdrawn, a duplicate or spam, without asking who withdrew it', async () => {
    vi.mocked(callFunction).mockResolvedValue(openedCallback);
    const { user } = openCallback({ status: 'in_progress' });
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const status = screen.getByRole('combobox', { name: 'New status' });
    expect([...status.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'Answered',
      'Withdrawn',
      'Duplicate',
      'Spam',
    ]);
    expect(status).not.toHaveAccessibleDescription();
    expect(screen.queryByLabelText('Who withdrew it?')).toBeNull();
    await user.selectOptions(status, 'Answered');
    await user.type(screen.getByLabelText('Note (optional)'), 'Will apply');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(vi.mocked(callFunction).mock.calls.at(-1)).toEqual([
      'update-application',
      {
        id: 'one',
        event_id: expect.any(String) as string,
        action: { name: 'answer', revision: 1, text: 'Will apply' },
      },
    ]);
  });

  test('doesn’t mention an email, whatever the company mails about applications', async () => {
    vi.mocked(callFunction).mockResolvedValue(openedCallback);
    const { user } = openCallback();
    await user.click(screen.getByRole('button', { name: 'Log contact' }));
    expect(screen.queryByText(/We’ll email the applicant/)).toBeNull();
  });

  test('the timeline starts with the request', async () => {
    vi.mocked(callFunction).mockResolvedValue(openedCallback);
    const { user } = openCallback();
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(screen.getByText('Callback requested')).toBeVisible();
  });
});
