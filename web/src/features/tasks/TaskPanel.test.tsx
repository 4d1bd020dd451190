import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { memberSchema } from '@brokerage/domain/member/member';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { templateSchema } from '@brokerage/domain/template/template';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INBOX_LIMIT } from '../../lib/first-list/firstListQueries.ts';
import { toRows } from '../../lib/links/linkRow.ts';
import { flyer } from '../../lib/links/testing/sampleLinks.ts';
import { formatInboxCount, type Inbox, InboxContext } from '../../lib/live-data/inbox.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { toCorrectionTasks } from './subscriptions/subscribeCorrections.ts';
import { toFindingTasks } from './subscriptions/subscribeFindings.ts';
import { useExpiringLinks } from './subscriptions/useExpiringLinks.ts';
import {
  useCorrections,
  useDueActionNotices,
  useEndingFlyers,
  useOpenFindings,
} from './subscriptions/useLazyTasks.ts';
import { useOpenTemplates } from './subscriptions/useOpenTemplates.ts';
import { type RejectedFlyer, useRejectedFlyers } from './subscriptions/useRejectedFlyers.ts';
import { useUncontacted } from './subscriptions/useUncontacted.ts';
import { TaskPanel } from './TaskPanel.tsx';
import type { TaskList } from './taskList.ts';

vi.mock('./subscriptions/useOpenTemplates.ts', async (original) => ({
  ...(await original<typeof import('./subscriptions/useOpenTemplates.ts')>()),
  useOpenTemplates: vi.fn(),
}));
vi.mock('./subscriptions/useLazyTasks.ts', () => ({
  useCorrections: vi.fn(),
  useDueActionNotices: vi.fn(),
  useEndingFlyers: vi.fn(),
  useOpenFindings: vi.fn(),
}));
vi.mock('./subscriptions/useExpiringLinks.ts', () => ({ useExpiringLinks: vi.fn() }));
vi.mock('./subscriptions/useUncontacted.ts', async (original) => ({
  ...(await original<typeof import('./subscriptions/useUncontacted.ts')>()),
  useUncontacted: vi.fn(),
}));
vi.mock('./subscriptions/useRejectedFlyers.ts', async (original) => ({
  ...(await original<typeof import('./subscriptions/useRejectedFlyers.ts')>()),
  useRejectedFlyers: vi.fn(),
}));

const NOW = new Date('2026-11-21T12:00:00Z');
const ready = <T,>(data: T, stale = false) => ({ status: 'ready', data, stale }) as const;
const list = <T,>(items: readonly T[], unreadable = 0) => ready({ items, unreadable });
const loading = { status: 'loading', unreachable: false } as const;
const failed = (code: string, retry = vi.fn()): Live<never> => ({
  status: 'failed',
  error: { code } as never,
  retry,
});

const rejected = (id: string, day: number, reason: string | null): RejectedFlyer => ({
  id,
  title: `Flyer ${id}`,
  reason,
  updated_at: new Date(2026, 10, day),
});
const lead = (id: string, change: Partial<Submission> = {}): Submission =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-11-18T15:00:00Z'),
    est_value_or_price: null,
    reference_number: 'PA-1',
    lo_assigned_id: 'daniel-okafor',
    ...change,
  });
const link = (short_code: string, label: string, change: Partial<SharedLink> = {}): SharedLink => ({
  ...sharedLinkSchema.parse({
    short_code,
    label,
    tenant_id: 'larkfield',
    flyer_instance_id: 'elm',
    created_by_user_id: 'daniel',
    kind: 'link',
    is_disabled: false,
    created_at: NOW,
    expires_at: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    flyer: flyer('Elm Street'),
  }),
  ...change,
});
const toLinkRows = (links: readonly SharedLink[]) => toRows(links, [], NOW);
const links = (all: readonly SharedLink[], unreadable = 0, stale = false) =>
  ready({ rows: toLinkRows(all), unreadable, notCompacted: [], isBehind: false }, stale);

const asked = (id: string, correction_id: string | null, messages: string[]) => ({
  id,
  title: id,
  correction_id,
  correction_request: { at: NOW, by_name: 'Ines Ortega', messages },
});

const NOTHING: TaskList = { count: '0', items: [], unreadable: 0 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.mocked(useUncontacted).mockReset().mockReturnValue(list([]));
  vi.mocked(useRejectedFlyers).mockReset().mockReturnValue(list([]));
  vi.mocked(useExpiringLinks).mockReset().mockReturnValue(links([]));
  vi.mocked(useEndingFlyers).mockReset().mockReturnValue(ready(NOTHING));
  vi.mocked(useDueActionNotices).mockReset().mockReturnValue(ready(NOTHING));
  vi.mocked(useCorrections).mockReset().mockReturnValue(ready(NOTHING));
  vi.mocked(useOpenFindings).mockReset().mockReturnValue(ready(NOTHING));
  vi.mocked(useOpenTemplates).mockReset().mockReturnValue(list([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NO_WORK: Inbox = { submissions: list([]), flyers: list([]), leads: list([]) };
const withLeads = (leads: Inbox['leads']): Inbox => ({ ...NO_WORK, leads });

function open(role: 'officer' | 'compliance' = 'officer', work = NO_WORK, address = '/') {
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel', email: 'daniel@larkfield.example' } as never,
    member: memberSchema.parse({
      user_id: 'daniel',
      tenant_id: 'larkfield',
      role,
      name: 'Daniel Okafor',
      phone: '',
      title: '',
      email: 'daniel@larkfield.example',
      nmls_id: '',
      headshot_url: '',
      officer_id: 'daniel-okafor',
    }),
    isAdministrator: role !== 'officer',
    signOut: vi.fn(),
  } as const;
  return render(
    <SessionContext value={session}>
      <InboxContext value={work}>
        <MemoryRouter initialEntries={[address]}>
          <TaskPanel />
        </MemoryRouter>
      </InboxContext>
    </SessionContext>,
  );
}
const tile = (title: string) => {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('rejected flyers: the latest first, with reason and action', () => {
  vi.mocked(useRejectedFlyers).mockReturnValue(
    list([rejected('a', 3, 'A rate without its APR.'), rejected('b', 9, null)]),
  );
  open();
  expect(useRejectedFlyers).toHaveBeenCalledWith('larkfield', 'daniel');
  expect(titles()).toEqual(['Rejected flyers']);
  const shown = tile('Rejected flyers');
  expect(shown.getByText('2')).toBeVisible();
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Flyer bReason: none was givenRevise',
    'Flyer aReason: A rate without its APR.Revise',
  ]);
  expect(getHref('Revise Flyer a')).toBe('/officer-portal/pdf/edit/a');
  expect(getHref('Rejected flyers')).toBe('/officer-portal/pdf/flyers?status=rejected');
});

test.each([
  [new Date('2026-11-21T18:00:00Z'), 'Expires today, 1:00 PM ET'],
  // Tomorrow in the company's time zone, the day after in UTC.
  [new Date('2026-11-23T03:00:00Z'), 'Expires tomorrow, 10:00 PM ET'],
  [new Date('2026-11-22T09:00:00Z'), 'Expires tomorrow, 4:00 AM ET'],
  [new Date('2026-11-24T09:00:00Z'), 'Expires in 3 days, Nov 24, 4:00 AM ET'],
  // A midnight belongs to the day before it.
  [new Date('2026-11-22T05:00:00Z'), 'Works through today'],
  [new Date('2026-11-23T05:00:00Z'), 'Works through tomorrow'],
  [new Date('2026-11-24T05:00:00Z'), 'Works through Nov 23, 2026'],
])('a link that expires %s', (expires_at, words) => {
  vi.mocked(useExpiringLinks).mockReturnValue(
    links([link('newsletter1', 'Newsletter', { expires_at }), link('later------', 'Later')]),
  );
  open();
  expect(useExpiringLinks).toHaveBeenCalledWith({ tenantId: 'larkfield', holderId: 'daniel' });
  expect(titles()).toEqual(['Expiring links']);
  expect(tile('Expiring links').getByText('Elm Street, Newsletter')).toBeVisible();
  expect(tile('Expiring links').getByText(words)).toBeVisible();
  expect(getHref('Extend Elm Street, Newsletter')).toBe('/officer-portal/pdf/analytics?extend=newsletter1');
});

test('own leads: whom to call by when', () => {
  // The query's order: newest first.
  open('officer', withLeads(list([lead('two', { first_name: 'Ben', created_at: new Date() }), lead('one')])));
  expect(titles()).toEqual(['New leads']);
  expect(tile('New leads').getByText('Maya Ortiz')).toBeVisible();
  expect(tile('New leads').getByText(/^Purchase ·/)).toBeVisible();
  expect(tile('New leads').getByText(/^Purchase\. Contact promised by /)).toBeVisible();
  expect(tile('New leads').getByText('1 day overdue')).toBeVisible();
  expect(tile('New leads').getByText('Longest overdue: 1 day')).toBeVisible();
  const [first] = tile('New leads').getAllByRole('listitem');
  expect(first).toHaveTextContent('Maya Ortiz');
  expect(
    within(first as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Call', 'Email', 'Open']);
  expect(getHref('Call Maya Ortiz, (973) 555-0110')).toBe('tel:+19735550110');
  expect(getHref('Email Maya Ortiz, maya@mail.example')).toBe('mailto:maya@mail.example');
});

test.each([
  ['officer', '/officer-portal/leads?notice=due'],
  ['compliance', '/officer-portal?tab=submissions&notice=due'],
] as const)('due notices link the %s to their list', (role, path) => {
  const item = { id: 'a', title: 'Maya Ortiz', detail: 'Decide and notify by Dec 18, 2026', actions: [] };
  vi.mocked(useDueActionNotices).mockReturnValue(ready({ ...NOTHING, count: '1', items: [item] }));
  open(role);
  expect(titles()).toEqual(['Notices to applicants']);
  expect(tile('Notices to applicants').getByText(item.detail)).toBeVisible();
  expect(getHref('Notices to applicants')).toBe(path);
});

test('flyers that end soon or have ended, with links', () => {
  const path = '/officer-portal/pdf/edit/rates';
  vi.mocked(useEndingFlyers).mockReturnValue(
    ready({
      ...NOTHING,
      count: '1',
      items: [
        {
          id: 'rates',
          title: 'Rates of the week',
          detail: 'Valid through Nov 23, 2026',
          actions: [{ label: 'Open', name: 'Open Rates of the week', path }],
        },
      ],
    }),
  );
  open();
  expect(titles()).toEqual(['Expiring flyers']);
  expect(tile('Expiring flyers').getByText('Valid through Nov 23, 2026')).toBeVisible();
  expect(getHref('Open Rates of the week')).toBe(path);
  expect(getHref('Expiring flyers')).toBe('/officer-portal/pdf/flyers?status=approved');
});

test('shows one line without tasks', () => {
  open();
  expect(screen.getByText(/^You’re all caught up/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows two of many, and all on demand', async () => {
  const many = Array.from({ length: 11 }, (_, index) => rejected(`f${index}`, index + 1, 'No'));
  vi.mocked(useRejectedFlyers).mockReturnValue(list(many));
  open();
  const shown = tile('Rejected flyers');
  expect(shown.getByText('10+')).toBeVisible();
  expect(shown.getAllByRole('listitem')).toHaveLength(2);
  const all = shown.getByRole('button', { name: 'Show all 11: Rejected flyers' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(all);
  expect(shown.getAllByRole('listitem')).toHaveLength(11);
  expect(all).toHaveAttribute('aria-expanded', 'true');
  expect(all).toHaveFocus();
  expect(all).toHaveAccessibleName('Show fewer: Rejected flyers');
  await userEvent.click(all);
  expect(shown.getAllByRole('listitem')).toHaveLength(2);
});

test('a tile counts like the navigation: more than 20 for 21 leads read', () => {
  const leads = list(Array.from({ length: INBOX_LIMIT }, (_, index) => lead(`l${index}`)));
  open('officer', withLeads(leads));
  expect(tile('New leads').getByText('20+')).toBeVisible();
  expect(formatInboxCount(leads)).toBe('20+');
});

test('above the list of submissions, a tile is one line until it’s opened', async () => {
  vi.mocked(useRejectedFlyers).mockReturnValue(list([rejected('a', 3, 'No')]));
  open('officer', NO_WORK, '/officer-portal?tab=submissions');
  const shown = tile('Rejected flyers');
  expect(shown.queryByRole('listitem')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Show all 1: Rejected flyers' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
});

test('shows one on a phone', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  vi.mocked(useRejectedFlyers).mockReturnValue(list([rejected('a', 3, 'No'), rejected('b', 4, 'No')]));
  open();
  expect(tile('Rejected flyers').getAllByRole('listitem')).toHaveLength(1);
});

test('an officer sees flyers with a requested correction', () => {
  vi.mocked(useCorrections).mockReturnValue(
    ready(
      toCorrectionTasks({
        items: [
          asked('elm', null, ['No one can guarantee an approval.']),
          asked('oak', 'oak-2', ['This date has passed.']),
        ],
        unreadable: 0,
      }),
    ),
  );
  open();
  expect(titles()).toEqual(['Flyers to correct']);
  const shown = tile('Flyers to correct');
  expect(shown.getByText('Ines Ortega: No one can guarantee an approval.')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Open elm' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/elm',
  );
  expect(shown.getByRole('link', { name: 'Continue correcting oak' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/oak-2',
  );
});

test('an administrator sees open findings, the most viewed first, with a link to all', () => {
  vi.mocked(useOpenFindings).mockReturnValue(
    ready(
      toFindingTasks({
        items: [{ id: 'elm_past-date', title: 'Elm Street', check: 'past-date', views: 1200 }],
        unreadable: 0,
      }),
    ),
  );
  open('compliance', NO_WORK);
  expect(titles()).toEqual(['Findings on live flyers']);
  const shown = tile('Findings on live flyers');
  expect(shown.getByText('Date has passed. 1,200 views in 30 days')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Open the finding on Elm Street' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/findings/elm_past-date',
  );
});

/** The placeholders of tiles; screen readers hear one status for all of them. */
function loadingTiles(): readonly HTMLElement[] {
  expect(screen.getByRole('status')).toHaveTextContent('Loading tasks');
  return screen.getAllByRole('listitem', { hidden: true }).filter((item) => item.ariaHidden === 'true');
}

test('loading: reserves space for the first ones without names, and doesn’t claim an empty list', () => {
  localStorage.clear();
  vi.mocked(useRejectedFlyers).mockReturnValue(loading);
  open('officer', withLeads(loading));
  expect(loadingTiles()).toHaveLength(2);
  expect(titles()).toEqual([]);
  expect(screen.queryByText(/caught up/)).toBeNull();
});

test('reloading: reserves space only for the tiles that were there', () => {
  localStorage.clear();
  vi.mocked(useRejectedFlyers).mockReturnValue(list([rejected('one', 3, null)]));
  const { unmount } = open('officer', withLeads(list([])));
  unmount();
  vi.mocked(useRejectedFlyers).mockReturnValue(loading);
  vi.mocked(useExpiringLinks).mockReturnValue(loading);
  open('officer', withLeads(loading));
  expect(loadingTiles()).toHaveLength(1);
});

test('reloading with nothing there before: shows neither space nor text', () => {
  localStorage.clear();
  const { unmount } = open('officer', withLeads(list([])));
  expect(screen.getByText('You’re all caught up.')).toBeVisible();
  unmount();
  open('officer', withLeads(loading));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
});

test('after one failure, shows the others, and Retry reloads it', async () => {
  const retry = vi.fn();
  vi.mocked(useRejectedFlyers).mockReturnValue(failed('unavailable', retry));
  open('officer', withLeads(list([lead('one')])));
  expect(titles()).toEqual(['New leads']);
  expect(
    screen.getByText('Couldn’t load rejected flyers. Check your connection and try again.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('after several failures, one line lists them, and one button reloads all', async () => {
  const retry = vi.fn();
  vi.mocked(useRejectedFlyers).mockReturnValue(failed('unavailable', retry));
  vi.mocked(useExpiringLinks).mockReturnValue(failed('unavailable', retry));
  open();
  expect(titles()).toEqual([]);
  expect(screen.queryByText(/^You’re all caught up/)).toBeNull();
  expect(screen.getByText(/^Couldn’t load rejected flyers, expiring links\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('shows no permission', () => {
  open('officer', withLeads(failed('permission-denied')));
  expect(screen.getByText(/^Couldn’t load new leads\. You don’t have access to this/)).toBeVisible();
});

test('shows that some are unreadable, even without other tasks', () => {
  vi.mocked(useRejectedFlyers).mockReturnValue(list([], 1));
  vi.mocked(useExpiringLinks).mockReturnValue(links([], 2));
  open();
  expect(titles()).toEqual(['Rejected flyers', 'Expiring links']);
  expect(tile('Rejected flyers').getByText(/^1 record couldn’t be shown/)).toBeVisible();
  expect(tile('Expiring links').getByText(/^2 records couldn’t be shown/)).toBeVisible();
});

test('offline: labels the list as out of date', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('officer', withLeads(list([lead('one')])));
  expect(screen.getByText(/^You’re offline/)).toHaveTextContent('may be out of date');
});

test('shows once that the server is unreachable, even if only links are affected', () => {
  vi.mocked(useExpiringLinks).mockReturnValue({ status: 'loading', unreachable: true });
  open();
  expect(screen.getByText(/^We can’t reach the server/)).toHaveTextContent('This page will load');
});

test('an administrator sees what waits for reviewers, without loading an officer’s tasks', () => {
  vi.mocked(useOpenTemplates).mockReturnValue(
    list([
      templateSchema.parse({
        id: 'open-house',
        name: 'Open House Flyer',
        description: '',
        category: 'flyer',
        status: 'published',
        current_version_id: 'v1',
        draft_revision: 3,
        published_revision: 2,
        consent_revision: 3,
      }),
    ]),
  );
  vi.mocked(useUncontacted).mockReturnValue(list([lead('one', { status: 'in_progress' })]));
  open('compliance', {
    ...NO_WORK,
    flyers: list([{ id: 'elm', title: 'Elm Street', created_at: NOW, submitted_at: null }]),
  });
  expect(titles()).toEqual(['People to call', 'Flyers to review', 'Templates waiting for your consent']);
  expect(getHref('Open the application of Maya Ortiz')).toBe(
    '/officer-portal?tab=submissions&application=one',
  );
  expect(getHref('Flyers to review')).toBe('/officer-portal/pdf/approvals?order=waiting');
  expect(getHref('Review Elm Street')).toBe('/officer-portal/pdf/approvals?review=elm');
  expect(getHref('Review Open House Flyer')).toBe('/officer-portal/pdf/manage/open-house');
  for (const hook of [useRejectedFlyers, useExpiringLinks]) expect(hook).not.toHaveBeenCalled();
});

test('an administrator without tasks', () => {
  open('compliance');
  expect(screen.getByText('You’re all caught up.')).toBeVisible();
});
