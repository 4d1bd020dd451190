import { type FlyerNotice, flyerNoticeSchema } from '@brokerage/domain/flyer/record/flyerNotice';
import { flyerEndNoticeSchema } from '@brokerage/domain/flyer/validity/flyerEndNotice';
import { licenseNoticeSchema } from '@brokerage/domain/license/licenseNotice';
import { mailNoticeSchema } from '@brokerage/domain/mail/mailNotice';
import { profileNoticeSchema } from '@brokerage/domain/member/profileNotice';
import type { Notice } from '@brokerage/domain/notice';
import { contactNoticeSchema } from '@brokerage/domain/submission/contactNotice';
import { applicantMailNoticeSchema } from '@brokerage/domain/submission/mails/applicantMailNotice';
import { submissionNoticeSchema } from '@brokerage/domain/submission/submissionNotice';
import { actionNoticeReminderSchema } from '@brokerage/domain/submission/workflow/actionNoticeReminder';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNotices } from '../../../lib/live-data/records/useNotices.ts';
import type { Documents, Live } from '../../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { failed } from '../../../testing/failed.ts';
import { NoticesMenu } from './NoticesMenu.tsx';

vi.mock('../../../lib/live-data/records/useNotices.ts', () => ({ useNotices: vi.fn() }));

const notice = (id: string, change: Partial<FlyerNotice> = {}): FlyerNotice =>
  flyerNoticeSchema.parse({
    id,
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    kind: 'approved',
    flyer_id: 'rates',
    title: 'Rates of the week',
    actor_name: 'Naomi Sato',
    reason: null,
    created_at: new Date('2026-11-18T15:05:00Z'),
    read_at: null,
    ...change,
  });
const read = { read_at: new Date(2026, 10, 19) };
const markRead = vi.fn<(ids: readonly string[]) => Promise<void>>();

type State = Live<Documents<Notice>>;
const ready = (...items: Notice[]): State => ({
  status: 'ready',
  data: { items, unreadable: 0 },
  stale: false,
});

beforeEach(() => {
  markRead.mockReset().mockResolvedValue();
});

function open(live: State, address = '/officer-portal', isAdministrator = false) {
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel' } as never,
    member: { tenant_id: 'larkfield', role: 'officer' } as never,
    isAdministrator,
    signOut: vi.fn(),
  } as const;
  const show = (next: State) => vi.mocked(useNotices).mockReturnValue({ live: next, markRead });
  const tree = () => (
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[address]}>
        <NoticesMenu />
      </MemoryRouter>
    </SessionContext>
  );
  show(live);
  const { rerender } = render(tree());
  return {
    user: userEvent.setup(),
    next: (state: State) => {
      show(state);
      rerender(tree());
    },
  };
}
const bell = (name: string) => screen.getByRole('button', { name });
const lines = () => screen.getAllByRole('link').map((link) => link.querySelector('p')?.textContent);

/** Opens the menu, whose list is loaded then. */
/** The list of notices loads on the bell's first click. */
async function openBell(button: HTMLElement) {
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading notifications' })).toBeNull());
}

test('counts unread notices live', () => {
  const { next } = open(ready(notice('a'), notice('b'), notice('c', read)));
  expect(useNotices).toHaveBeenCalledWith('larkfield', 'daniel');
  expect(bell('Notifications, 2 unread')).toHaveTextContent('2');
  next(ready(notice('c', read)));
  expect(bell('Notifications')).toHaveTextContent(/^$/);
  next(ready(...Array.from({ length: 12 }, (_, index) => notice(`n${index}`))));
  expect(bell('Notifications, 12 unread')).toHaveTextContent('12');
});

test('shows text and a link for each', async () => {
  open(
    ready(
      notice('a'),
      notice('b', { kind: 'rejected', reason: 'A rate without its APR.' }),
      notice('c', { kind: 'submitted', actor_name: 'Sofia Almeida' }),
      notice('d', { kind: 'withdrawn', actor_name: 'Sofia Almeida', ...read }),
      notice('e', { kind: 'rejected', reason: 'See the marks.', mark_count: 2, ...read }),
      notice('f', { kind: 'recalled', reason: 'The rate was wrong.', title: 'Elm', ...read }),
    ),
  );
  await openBell(bell('Notifications, 3 unread'));
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(lines()).toEqual([
    'Naomi Sato approved “Rates of the week”',
    'Naomi Sato rejected “Rates of the week”',
    'Sofia Almeida submitted “Rates of the week” for approval',
    'Sofia Almeida withdrew “Rates of the week”',
    'Naomi Sato rejected “Rates of the week” with 2 marks',
    'Naomi Sato recalled “Elm”. Its links and printed code no longer show it',
  ]);
  expect(screen.getByRole('link', { name: /recalled “Elm”.*Correct flyer$/ })).toBeVisible();
  expect(screen.getByText('Reason: A rate without its APR.')).toBeVisible();
  expect(screen.getAllByText('Nov 18, 2026, 10:05 AM ET')).toHaveLength(6);
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual([
    '/officer-portal/pdf/edit/rates',
    '/officer-portal/pdf/edit/rates',
    '/officer-portal/pdf/approvals',
    '/officer-portal/pdf/approvals',
    '/officer-portal/pdf/edit/rates',
    '/officer-portal/pdf/edit/rates',
  ]);
});

test('marks displayed ones as read, but keeps new ones highlighted while open', async () => {
  const { user, next } = open(ready(notice('a'), notice('b', read)));
  expect(markRead).not.toHaveBeenCalled();
  await openBell(bell('Notifications, 1 unread'));
  expect(markRead.mock.calls).toEqual([[['a']]]);
  next(ready(notice('a', read), notice('b', read)));
  expect(screen.getAllByRole('link').map((link) => link.textContent.startsWith('New: '))).toEqual([
    true,
    false,
  ]);
  next(ready(notice('c'), notice('a', read), notice('b', read)));
  expect(markRead.mock.calls).toEqual([[['a']], [['c']]]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  next(ready(notice('c', read), notice('a', read)));
  await openBell(bell('Notifications'));
  expect(screen.queryByText('New:')).toBeNull();
  expect(markRead).toHaveBeenCalledTimes(2);
});

const EDITOR = '/officer-portal/pdf/edit';
const QUEUE = '/officer-portal/pdf/approvals';

test.each([
  [`${EDITOR}/rates`, [['a', 'c']]],
  [`${EDITOR}/rates?tab=preview`, [['a', 'c']]],
  [`${QUEUE}?review=rates`, [['a', 'c']]],
  [`${EDITOR}/other`, [['b']]],
  [`${EDITOR}/nothing`, []],
  [QUEUE, []],
  ['/officer-portal/pdf/manage/rates', []],
])('%s: marks notices about the displayed flyer as read', async (address, marked) => {
  open(
    ready(
      notice('a', { kind: 'rejected', reason: 'No APR' }),
      notice('b', { flyer_id: 'other' }),
      notice('c', { kind: 'submitted' }),
      notice('d', read),
    ),
    address,
  );
  expect(markRead.mock.calls).toEqual(marked.map((ids) => [ids]));
  await openBell(bell('Notifications, 3 unread'));
  expect(markRead).toHaveBeenLastCalledWith(['a', 'b', 'c']);
});

test('keeps new ones unread until someone looks at the page', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open(ready(notice('a')), `${EDITOR}/rates`);
  expect(markRead).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(markRead.mock.calls).toEqual([[['a']]]);
  visibility.mockRestore();
});

test('following one closes the list, which then has nothing new', async () => {
  const { user, next } = open(ready(notice('a')));
  await openBell(bell('Notifications, 1 unread'));
  next(ready(notice('a', read)));
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openBell(bell('Notifications'));
  expect(screen.queryByText('New:')).toBeNull();
});

test('keeps a notice unread if marking it fails', async () => {
  markRead.mockRejectedValue(new Error('offline'));
  open(ready(notice('a')));
  await openBell(bell('Notifications, 1 unread'));
  expect(screen.getByRole('link')).toBeVisible();
  expect(markRead).toHaveBeenCalledOnce();
});

test('shows an empty list, loading, and failure with Retry and without a count', async () => {
  const retry = vi.fn();
  const { user, next } = open(failed('unknown', retry));
  await openBell(bell('Notifications'));
  const dialog = within(screen.getByRole('dialog', { name: 'Notifications' }));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  next({ status: 'loading', unreachable: false });
  expect(dialog.getByRole('status', { name: 'Loading notifications' })).toBeVisible();
  next(ready());
  expect(dialog.getByText(/^No notifications yet/)).toBeVisible();
});

test('links profile changes to where they are decided or shown', async () => {
  const profile = (kind: string, fields: string[]) =>
    profileNoticeSchema.parse({
      id: kind,
      tenant_id: 'larkfield',
      to_user_id: 'daniel',
      kind,
      fields,
      actor_name: 'Ana Reyes',
      created_at: new Date(2026, 10, 18),
      read_at: null,
    });
  open(
    ready(
      profile('profile_change_requested', ['email', 'nmls_id']),
      profile('profile_change_confirmed', ['nmls_id']),
      { ...profile('profile_change_declined', ['email']), reason: 'Not a company address.' },
    ),
    '/officer-portal/pdf/edit/rates',
  );
  await openBell(bell('Notifications, 3 unread'));
  expect(lines()).toEqual([
    'Ana Reyes changed their profile. Confirm or decline: Email and NMLS number',
    'Ana Reyes confirmed your profile change: NMLS number',
    'Ana Reyes declined your profile change: Email',
  ]);
  expect(screen.getByText('Reason: Not a company address.')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/officer-portal/profile-changes',
    '/officer-portal/profile',
    '/officer-portal/profile',
  ]);
});

test.each([
  ['an administrator', true, '/officer-portal?tab=submissions&application=app-1'],
  ['an officer', false, '/officer-portal/leads?application=app-1'],
])('links %s to applications without a first contact', async (_who, isAdministrator, path) => {
  const contact = (kind: string) =>
    contactNoticeSchema.parse({
      id: kind,
      tenant_id: 'larkfield',
      to_user_id: 'daniel',
      kind,
      application_id: 'app-1',
      reference_number: 'PA-7K3Q-9F2M',
      due_at: new Date('2026-11-19T16:20:00Z'),
      created_at: new Date('2026-11-18T20:50:00Z'),
      read_at: null,
    });
  const live = ready(contact('contact_due_soon'), contact('contact_overdue'));
  open(live, '/officer-portal', isAdministrator);
  await openBell(bell('Notifications, 2 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^Call soon: application PA-7K3Q-9F2M, by Nov 19, 2026, 11:20.AM/),
    expect.stringMatching(
      /^Overdue: we promised to call about application PA-7K3Q-9F2M by Nov 19, 2026, 11:20.AM/,
    ),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path, path]);
});

test.each([
  ['an administrator', true, '/officer-portal?tab=submissions&application=app-1'],
  ['an officer', false, '/officer-portal/leads?application=app-1'],
])('shows %s when an applicant’s notice is due', async (_who, isAdministrator, path) => {
  const reminder = actionNoticeReminderSchema.parse({
    id: 'reminder',
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    kind: 'action_notice_due',
    application_id: 'app-1',
    reference_number: 'PA-7K3Q-9F2M',
    notice_due_at: new Date('2026-12-19T04:59:59.999Z'),
    created_at: new Date('2026-12-13T14:00:00Z'),
    read_at: null,
  });
  open(ready(reminder), '/officer-portal', isAdministrator);
  await openBell(bell('Notifications, 1 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^Notice to the applicant due by Dec 18, 2026: application PA-7K3Q-9F2M/) as string,
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('href', path);
});

test('shows that a notice’s day has passed', async () => {
  const reminder = actionNoticeReminderSchema.parse({
    id: 'overdue',
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    kind: 'action_notice_due',
    application_id: 'app-1',
    reference_number: 'PA-7K3Q-9F2M',
    notice_due_at: new Date('2026-12-19T04:59:59.999Z'),
    created_at: new Date('2026-12-19T05:00:00Z'),
    read_at: null,
  });
  open(ready(reminder), '/officer-portal', false);
  await openBell(bell('Notifications, 1 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(
      /^Notice to the applicant was due by Dec 18, 2026: application PA-7K3Q-9F2M/,
    ) as string,
  ]);
});

test.each([
  ['approved', 'approved'],
  ['rejected', 'rejected'],
  ['withdrawn', 'withdrew'],
] as const)('labels a submission that was %s in the meantime, which isn’t new', async (kind, word) => {
  const settled = { kind, by_name: 'Helen Park' };
  open(ready(notice('a', { kind: 'submitted', settled, ...read })));
  await openBell(bell('Notifications'));
  expect(lines()[0]).toMatch(new RegExp(`^Helen Park ${word} “`));
});

test('labels callback requests', async () => {
  const about = {
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    application_id: 'app-1',
    submission_kind: 'callback',
    reference_number: 'CB-7K3Q-9F2M',
    created_at: new Date('2026-11-18T20:50:00Z'),
    read_at: null,
  };
  const due_at = new Date('2026-11-19T17:00:00Z');
  const live = ready(
    contactNoticeSchema.parse({ ...about, id: 'a', kind: 'contact_due_soon', due_at }),
    contactNoticeSchema.parse({ ...about, id: 'b', kind: 'contact_overdue', due_at }),
    submissionNoticeSchema.parse({
      ...about,
      id: 'c',
      kind: 'application_assigned',
      actor_name: 'Naomi Sato',
    }),
    ...(['call_rescheduled', 'call_scheduled_again', 'call_canceled'] as const).map((kind) =>
      submissionNoticeSchema.parse({ ...about, id: kind, kind, actor_name: 'The borrower' }),
    ),
  );
  open(live, '/officer-portal', true);
  await openBell(bell('Notifications, 6 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^Call now: callback request CB-7K3Q-9F2M, by Nov 19, 2026, 12:00.PM/),
    expect.stringMatching(
      /^Overdue: we promised to call about callback request CB-7K3Q-9F2M by Nov 19, 2026, 12:00.PM/,
    ),
    expect.stringMatching(/^Naomi Sato assigned callback request CB-7K3Q-9F2M to you/),
    expect.stringMatching(/^The borrower changed the time of callback request CB-7K3Q-9F2M/),
    expect.stringMatching(/^The borrower scheduled a new time for callback request CB-7K3Q-9F2M/),
    expect.stringMatching(/^The borrower canceled callback request CB-7K3Q-9F2M/),
  ]);
});

test.each([
  ['an administrator', true, '/officer-portal?tab=submissions&application=app-1&show=timeline'],
  ['an officer', false, '/officer-portal/leads?application=app-1&show=timeline'],
])('a mention links %s to the note in the timeline', async (_who, isAdministrator, path) => {
  const mention = submissionNoticeSchema.parse({
    id: 'mention',
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    kind: 'application_mentioned',
    application_id: 'app-1',
    reference_number: 'PA-7K3Q-9F2M',
    actor_name: 'Naomi Sato',
    created_at: new Date('2026-11-18T20:50:00Z'),
    read_at: null,
  });
  open(ready(mention), '/officer-portal', isAdministrator);
  await openBell(bell('Notifications, 1 unread'));
  expect(screen.getByRole('link')).toHaveAttribute('href', path);
});

test.each([
  ['an administrator', true, '/officer-portal/licenses'],
  ['an officer', false, '/officer-portal/profile'],
])('an expiring license links %s to the licenses they see', async (_who, isAdministrator, path) => {
  const about = {
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    license_id: 'l1',
    holder_kind: 'officer',
    holder_name: 'Elif Demir',
    state: 'NJ',
    expires_on: '2026-12-13',
    created_at: new Date('2026-11-18T20:50:00Z'),
    read_at: null,
  };
  const live = ready(
    licenseNoticeSchema.parse({ ...about, id: 'a', kind: 'license_expiring' }),
    licenseNoticeSchema.parse({ ...about, id: 'b', kind: 'license_expired' }),
  );
  open(live, '/officer-portal', isAdministrator);
  await openBell(bell('Notifications, 2 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^Elif Demir: NJ license expires on Dec 13, 2026/),
    expect.stringMatching(/^Elif Demir: NJ license expired on Dec 13, 2026/),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path, path]);
});

test('an undelivered mail to the team links to the outbox', async () => {
  const about = {
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    mail_id: 'm1',
    created_at: new Date('2026-11-18T20:50:00Z'),
    read_at: null,
  };
  const live = ready(
    mailNoticeSchema.parse({ ...about, id: 'a', kind: 'mail_failed', mail_kind: 'new_application' }),
    mailNoticeSchema.parse({ ...about, id: 'b', kind: 'mail_bounced', mail_kind: 'a kind to come' }),
  );
  open(live);
  await openBell(bell('Notifications, 2 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^An email to your team couldn’t be delivered: New application/),
    expect.stringMatching(/^An email to your team bounced: Other/),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/officer-portal/mail?state=failed',
    '/officer-portal/mail?state=bounced',
  ]);
});

test('applicant mail that a colleague turned off or on links to the company settings', async () => {
  const about = {
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    kind: 'applicant_mails_switched',
    actor_name: 'Sam Super',
    created_at: new Date('2026-11-18T20:50:00Z'),
    read_at: null,
  };
  const live = ready(
    applicantMailNoticeSchema.parse({
      ...about,
      id: 'a',
      turned_on: [],
      turned_off: ['in_progress', 'withdrawn'],
    }),
    applicantMailNoticeSchema.parse({
      ...about,
      id: 'b',
      turned_on: ['approved'],
      turned_off: ['withdrawn'],
    }),
  );
  open(live, '/officer-portal', true);
  await openBell(bell('Notifications, 2 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^Sam Super turned off emails to applicants: In progress, Withdrawn/),
    expect.stringMatching(
      /^Sam Super turned off emails to applicants: Withdrawn; and turned on emails to applicants: Approved/,
    ),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/officer-portal/company',
    '/officer-portal/company',
  ]);
});

test('a flyer that ends, and one that has ended, link to the flyer', async () => {
  const about = {
    tenant_id: 'larkfield',
    to_user_id: 'daniel',
    title: 'Rates of the week',
    flyer_id: 'rates',
    valid_until: new Date('2026-12-02T05:00:00Z'),
    created_at: new Date('2026-11-29T12:15:00Z'),
    read_at: null,
  };
  const live = ready(
    flyerEndNoticeSchema.parse({ ...about, id: 'a', kind: 'flyer_ending' }),
    flyerEndNoticeSchema.parse({ ...about, id: 'b', kind: 'flyer_ended' }),
  );
  open(live);
  await openBell(bell('Notifications, 2 unread'));
  expect(lines()).toEqual([
    expect.stringMatching(/^“Rates of the week” is valid through Dec 1, 2026/),
    expect.stringMatching(/^“Rates of the week” expired Dec 1, 2026/),
  ]);
  const path = '/officer-portal/pdf/edit/rates';
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path, path]);
});
