import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { type Flyer, type FlyerRecord, flyerSchema, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { type TemplateVersion, templateVersionSchema } from '@brokerage/domain/template/template';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { STORAGE_BUCKET, STORAGE_ORIGIN } from '../../lib/firebase/servedPicture.ts';
import { markFirstListDrawn } from '../../lib/first-list/firstList.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { useFlyer } from '../../lib/live-data/records/useFlyer.ts';
import { useFlyerSnapshot } from '../../lib/live-data/records/useFlyerSnapshot.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { storeRecord } from '../../testing/localFirestore.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { ApprovalQueuePage } from './ApprovalQueuePage.tsx';
import { REASON_PRESETS } from './review/ReasonField.tsx';
import { usePendingFlyers } from './usePendingFlyers.ts';

/** With plain spaces, because queries normalize whitespace. */
const momentText = (at: Date | undefined) => formatMoment(at).replaceAll('\u00a0', ' ');

const ready = <T,>(data: T) => ({ status: 'ready', data, stale: false }) as const;
const list = (...items: Flyer[]) => ready({ items, unreadable: 0 });

vi.mock('../../lib/live-data/records/useTemplateVersion.ts', () => ({ useTemplateVersion: vi.fn() }));
vi.mock('../../lib/live-data/records/useFlyer.ts', () => ({ useFlyer: vi.fn() }));
vi.mock('../../lib/live-data/records/useFlyerSnapshot.ts', () => ({ useFlyerSnapshot: vi.fn() }));
vi.mock('./usePendingFlyers.ts', () => ({ usePendingFlyers: vi.fn() }));
vi.mock('./MyDecisions.tsx', () => ({ MyDecisions: () => <p>The reviewer's decisions</p> }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const { officer, company, branch } = sampleFlyer('open-house');
const snapshots: Record<string, Live<FlyerSnapshot | undefined>> = {};
const version: TemplateVersion = templateVersionSchema.parse({
  id: 'open-house-2',
  default_data: { headline: 'Open house this weekend' },
  handlebars_schema: {
    fields: [
      { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
      { key: 'property_address', label: 'Property address', type: 'address', help_text: '' },
    ],
  },
  required_fields: [],
  locked_fields: [],
  approval_required: true,
  layout: 'open-house',
});

/** A pending flyer; its snapshots are embedded here but stored separately. */
function flyer(id: string, change: Partial<FlyerRecord> = {}): Flyer {
  const title = change.title ?? `Flyer ${id}`;
  const data = { headline: 'Come on Sunday', property_address: '14 Maple Avenue, Clifton, NJ 07011' };
  const parsed = flyerSchema.parse({
    id,
    title,
    template_id: 'open-house',
    template_version_id: version.id,
    tenant_id: 'larkfield',
    owner_user_id: 'ana',
    data,
    status: 'pending_approval',
    reason: null,
    revision: 2,
    created_at: new Date('2026-11-12T14:10:00Z'),
    updated_at: new Date('2026-11-13T16:30:00Z'),
    submitted_at: new Date('2026-11-13T16:30:00Z'),
    sealed: {
      revision: 2,
      template_version_id: version.id,
      category: 'flyer',
      title,
      data,
      parties: { officer, company, branch },
      link: 'https://larkfield.example/shared/abc',
      checks_version: '2026-11-21.1',
    },
    ...change,
  });
  for (const snapshot of inlineParts(parsed).snapshots) {
    snapshots[`${id} ${snapshot.revision}`] = ready(snapshot);
  }
  return parsed;
}

const maple = flyer('maple', { title: 'Open house at 14 Maple Avenue' });
const older = flyer('older', {
  title: 'Older one',
  created_at: new Date('2026-11-02T14:10:00Z'),
  submitted_at: new Date('2026-11-20T14:10:00Z'),
});
const own = flyer('own', { title: 'My own', owner_user_id: 'naomi' });

/** The hooks' current return values. */
let queue: Live<ListData<Flyer>>;
let stored: Record<string, Live<Flyer | undefined>>;

markFirstListDrawn();

const toMember = (user_id: string, name: string, change: Partial<Member> = {}): Member =>
  memberSchema.parse({
    user_id,
    tenant_id: 'larkfield',
    role: 'officer',
    name,
    email: `${user_id}@larkfield.example`,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    ...change,
  });

const TEMPLATE = {
  name: 'Open House Flyer',
  description: '',
  category: 'flyer',
  status: 'published',
  current_version_id: version.id,
};
const createTemplate = (change: object = {}) =>
  storeRecord(paths.templates.one('larkfield', 'open-house'), { ...TEMPLATE, ...change });

beforeEach(() => {
  storeRecord(paths.member('ana'), toMember('ana', 'Ana Reyes'));
  storeRecord(paths.member('omar'), toMember('omar', 'Omar Said', { status: 'deactivated' }));
  createTemplate();
  sessionStorage.clear();
  queue = list(maple, older);
  stored = {};
  vi.mocked(usePendingFlyers).mockImplementation(() => queue);
  // One object per flyer: a hook returns the same one until something has changed.
  const found: Record<string, Live<Flyer | undefined>> = {};
  vi.mocked(useFlyer).mockImplementation((_tenant, id) => {
    if (id === null) return NONE;
    const inQueue = queue.status === 'ready' ? queue.data.items.find((one) => one.id === id) : undefined;
    found[id] ??= ready(inQueue);
    return stored[id] ?? found[id];
  });
  vi.mocked(useFlyerSnapshot).mockImplementation(
    (one, revision) => snapshots[`${one?.id} ${revision}`] ?? NONE,
  );
  vi.mocked(useTemplateVersion).mockReturnValue(VERSION);
  vi.mocked(callFunction).mockReset().mockResolvedValue({ id: 'maple', status: 'approved', revision: 2 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
const NONE = ready(undefined);
const VERSION = ready(version);

function open(address = '/', role = 'compliance') {
  const member = toMember('naomi', 'Naomi Sato', { role });
  const session = memberSession(member, { uid: 'naomi', email: 'naomi@larkfield.example' });
  const router = createMemoryRouter([{ path: '/', element: <ApprovalQueuePage /> }], {
    initialEntries: [address],
  });
  const tree = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  return {
    user: userEvent.setup(),
    router,
    /** Changes the hooks' return values. */
    next: async (change: () => void) => {
      change();
      await act(() =>
        router.navigate(router.state.location, { replace: true, state: router.state.location.state }),
      );
      rerender(tree());
    },
  };
}
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const review = async (user: ReturnType<typeof userEvent.setup>, { title }: Flyer) => {
  await user.click(button(`Review ${title}`));
  return screen.findByRole('dialog', { name: `Review: ${title}` });
};

test('shows cards, badge and order', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Approval Queue' })).toBeVisible();
  expect(screen.getByText('2 pending')).toBeVisible();
  expect(cards()).toEqual([maple.title, older.title]);
  const [card] = screen.getAllByRole('listitem');
  expect(within(card as HTMLElement).getByText('Pending Review')).toBeVisible();
  const submitted = momentText(maple.submitted_at ?? undefined);
  for (const text of ['Open House Flyer', 'Ana Reyes', 'Nov 12, 2026', submitted]) {
    expect(await within(card as HTMLElement).findByText(text)).toBeVisible();
  }
  expect(within(card as HTMLElement).getByText(/^Waiting for \d+ (day|hour|minute)s?$/)).toBeVisible();
  await user.click(button('Oldest first'));
  expect(cards()).toEqual([maple.title, older.title]);
  expect(button('Oldest first')).toHaveAttribute('aria-pressed', 'true');
});

test('R starts with the first flyer in the list, unless shortcuts are off or someone is typing', async () => {
  const { user, router } = open();
  localStorage.setItem('portal-question-mark-shortcut', 'off');
  await user.keyboard('r');
  expect(router.state.location.search).toBe('');
  localStorage.removeItem('portal-question-mark-shortcut');
  await user.keyboard('{Control>}r{/Control}');
  expect(router.state.location.search).toBe('');
  await user.keyboard('r');
  expect(router.state.location.search).toBe(`?review=${maple.id}`);
  expect(await screen.findByRole('dialog', { name: `Review: ${maple.title}` })).toBeVisible();
});

test('one click starts with the flyer waiting longest', async () => {
  queue = list(older, maple);
  const { user } = open('/?order=waiting');
  await user.click(button('Start reviewing'));
  expect(await screen.findByRole('dialog', { name: `Review: ${maple.title}` })).toBeVisible();
});

test('the flyer waiting longest is the one submitted first', async () => {
  queue = list(older, maple);
  const { user } = open();
  expect(cards()).toEqual([older.title, maple.title]);
  await user.click(button('Oldest first'));
  expect(cards()).toEqual([maple.title, older.title]);
});

test('the order is in the address, and stays there during a review', async () => {
  queue = list(older, maple);
  const { user, router } = open('/?order=waiting');
  expect(cards()).toEqual([maple.title, older.title]);
  await user.click(button(`Review ${maple.title}`));
  expect(router.state.location.search).toBe(`?order=waiting&review=${maple.id}`);
});

test('a new flyer is announced and counted in the badge', async () => {
  const { next } = open();
  await next(() => {
    queue = list(flyer('new', { title: 'Brand new' }), maple, older);
  });
  expect(screen.getByText('3 pending')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('New flyer to review: Brand new');
});

test('shows loading, empty, failure with Retry, and no permission', async () => {
  queue = { status: 'loading', unreachable: false };
  const { next, user } = open();
  expect(screen.getByRole('status', { name: 'Loading the approval queue' })).toBeVisible();
  await next(() => {
    queue = list();
  });
  expect(screen.getByText('All Caught Up')).toBeVisible();
  expect(screen.getByText('No flyers pending approval at this time')).toBeVisible();
  expect(screen.getByText('0 pending')).toBeVisible();
  const retry = vi.fn();
  await next(() => {
    queue = failed('unavailable', retry);
  });
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the toast, and the state in place of the data').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load approval queue');
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalled();
});

test('My decisions has its own address; Back opens the queue, and typed reasons are kept', async () => {
  const { user, router } = open();
  const dialog = within(await review(user, maple));
  await user.type(dialog.getByLabelText('Reason for rejection', { selector: 'textarea' }), 'Too dark.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'My decisions' }));
  expect(router.state.location.search).toBe('?view=decisions');
  expect(await screen.findByText("The reviewer's decisions")).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'My decisions' })).toHaveTextContent(
    "The reviewer's decisions",
  );
  expect(screen.queryByRole('region', { name: 'Flyers waiting for review' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Oldest first' })).toBeNull();
  expect(screen.getByText('2 pending')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
  const again = within(await review(user, maple));
  expect(again.getByLabelText('Reason for rejection', { selector: 'textarea' })).toHaveValue('Too dark.');
});

test('a link to My decisions opens it', async () => {
  open('/?view=decisions');
  expect(screen.getByRole('tab', { name: 'My decisions' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText("The reviewer's decisions")).toBeVisible();
});

test('officers get Access Denied, and no listener starts', () => {
  open('/', 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(usePendingFlyers).not.toHaveBeenCalled();
});

test('the review shows flyer, facts, changes, checks and JSON', async () => {
  const { user } = open();
  const dialog = within(await review(user, maple));
  expect(dialog.getByRole('heading', { name: 'As it will be printed' })).toBeVisible();
  expect(dialog.getByRole('img', { name: maple.title })).not.toHaveTextContent('DRAFT');
  expect(dialog.getByText('Submission').nextSibling).toHaveTextContent('First submission');
  expect(dialog.getByText('Realtor').nextSibling).toHaveTextContent('None');
  expect(dialog.getByText('Compared with the blank template.')).toBeVisible();
  const changes = dialog.getByRole('region', { name: 'What changed' });
  expect([...changes.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    '[removed: Open house this weekend]',
    '[added: Come on Sunday]',
    '[added: 14 Maple Avenue, Clifton, NJ 07011]',
  ]);
  expect(dialog.getByRole('region', { name: 'Checks' })).toHaveTextContent('aren’t legal advice');
  expect(dialog.queryByRole('region', { name: 'Flyer data as JSON' })).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'Show data as JSON' }));
  expect(dialog.getByRole('region', { name: 'Flyer data as JSON' })).toHaveTextContent(
    '"headline": "Come on Sunday"',
  );
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(dialog.getByText('150%')).toBeVisible();
});

test('a resubmitted flyer is compared with what was rejected, including its realtor', async () => {
  const { realtor } = sampleFlyer('co-brand');
  const rejected = new Date('2026-11-19T15:00:00Z');
  const step = { by_user_id: 'ana', by_name: null, revision: 2, reason: null } as const;
  const again = flyer('again', {
    duplicated_from: 'original',
    previous_seal: { ...maple.sealed, revision: 1 } as Flyer['sealed'],
    sealed: {
      ...maple.sealed,
      data: { ...maple.sealed?.data, headline: 'Come on Monday' },
      parties: { ...maple.sealed?.parties, realtor },
      title: maple.title,
    } as Flyer['sealed'],
    history: [
      { ...step, action: 'submitted', at: new Date('2026-11-18T15:00:00Z') },
      { ...step, action: 'rejected', at: rejected, reason: 'No.' },
      { ...step, action: 'revised', at: new Date('2026-11-19T16:00:00Z') },
      { ...step, action: 'submitted', at: new Date('2026-11-19T17:00:00Z') },
    ],
  });
  queue = list(again);
  const { user } = open();
  const dialog = within(await review(user, again));
  expect(dialog.getByText(`Compared with what was rejected on ${momentText(rejected)}.`)).toBeVisible();
  expect(dialog.queryByText('Submission'), 'what changed comes first').toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show everything' }));
  expect(dialog.getByText('Submission').nextSibling).toHaveTextContent('Submission 2');
  expect(dialog.getByText('Realtor', { selector: 'dt' }).nextSibling).toHaveTextContent(
    'Patricia Doyle, Doyle & Daughters Realty',
  );
  const changes = within(dialog.getByRole('region', { name: 'What changed' }));
  expect(changes.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Headline changed',
    'Realtor added',
  ]);
  // Fields that are as they were, too.
  expect(dialog.getByText('Property address').nextSibling).toHaveTextContent('14 Maple Avenue, Clifton');
});

test('pictures in the comparison never carry a download token', async () => {
  const stored = `${STORAGE_ORIGIN}/v0/b/${STORAGE_BUCKET}/o/tenants%2Flarkfield%2Fuser-uploads%2Fana%2F1.jpg?alt=media`;
  const pictured = {
    ...version,
    handlebars_schema: {
      fields: [{ key: 'photo', label: 'Photo', type: 'image', help_text: '' }],
    },
  } as TemplateVersion;
  vi.mocked(useTemplateVersion).mockReturnValue(ready(pictured));
  const again = flyer('again', {
    previous_seal: {
      ...maple.sealed,
      revision: 1,
      data: { photo: `${stored}&token=before` },
    } as Flyer['sealed'],
    sealed: { ...maple.sealed, data: { photo: `${stored}&token=now` } } as Flyer['sealed'],
  });
  queue = list(again);
  const { user } = open();
  const dialog = within(await review(user, again));
  const changes = within(dialog.getByRole('region', { name: 'What changed' }));
  for (const image of changes.getAllByRole('img')) expect(image).toHaveAttribute('src', stored);
  expect(changes.getAllByRole('img')).toHaveLength(2);
});

test('findings show severity, words and source; a copy is compared with what was approved', async () => {
  const sealed = { ...maple.sealed, data: { headline: 'Guaranteed approval on Sunday' } } as Flyer['sealed'];
  const risky = flyer('risky', { sealed, duplicated_from: 'original' });
  stored.original = ready(
    flyer('original', {
      title: 'First edition',
      status: 'approved',
      approved_at: new Date('2026-11-04T19:25:00Z'),
    }),
  );
  queue = list(risky);
  const { user } = open();
  const dialog = within(await review(user, risky));
  const checks = within(dialog.getByRole('region', { name: 'Checks' }));
  expect(checks.getByText('Blocking')).toBeVisible();
  expect(checks.getAllByText(/^Guaranteed/)[0]).toBeVisible();
  expect(checks.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('https://'));
  expect(dialog.getByText('Compared with the approved flyer “First edition” of Nov 4, 2026.')).toBeVisible();
  const changes = dialog.getByRole('region', { name: 'What changed' });
  expect(
    within(changes)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Title changed', 'Headline changed', 'Property address removed']);
});

test('a correction is labeled in the queue, and compared with the live edition', async () => {
  const correction = flyer('correction', { sealed: maple.sealed, lineage_id: 'original', edition: 3 });
  stored.original = ready(
    flyer('original', { status: 'approved', approved_at: new Date('2026-11-04T19:25:00Z') }),
  );
  queue = list(correction);
  const { user } = open();
  expect(screen.getByText('Correction: edition 3')).toBeVisible();
  const dialog = within(await review(user, correction));
  expect(dialog.getByText('Compared with the live edition, approved on Nov 4, 2026.')).toBeVisible();
});

test.each([
  ['is compared with the edition that it replaced', 1, 'Headline changed'],
  ['from before that was kept is compared with nothing', null, undefined],
])('an approved correction %s', async (_, replaced_revision, change) => {
  const approved_at = new Date('2026-11-05T19:25:00Z');
  const correction = flyer('correction', {
    sealed: maple.sealed,
    lineage_id: 'original',
    edition: 2,
    approved_at,
    replaced_revision,
  });
  // The original now has the correction's content.
  stored.original = ready(flyer('original', { status: 'approved', approved_at, sealed: maple.sealed }));
  const earlier = flyer('earlier', {
    sealed: { ...maple.sealed, data: { headline: 'Open house, Saturday' } } as Flyer['sealed'],
  });
  snapshots['original 1'] = ready(inlineParts(earlier).snapshots[0]);
  queue = list(correction);
  const { user } = open();
  const dialog = within(await review(user, correction));
  const changes = dialog.queryByRole('region', { name: 'What changed' });
  if (change === undefined) expect(changes).toBeNull();
  else {
    expect(changes).toHaveTextContent('Compared with the edition that it replaced.');
    expect(changes).toHaveTextContent(change);
  }
});

test('a correction of a recalled flyer shows what approving it does', async () => {
  const correction = flyer('correction', { sealed: maple.sealed, lineage_id: 'original', edition: 2 });
  stored.original = ready(
    flyer('original', { status: 'recalled', approved_at: new Date('2026-11-04T19:25:00Z') }),
  );
  queue = list(correction);
  const { user } = open();
  const dialog = within(await review(user, correction));
  expect(dialog.getByText(/^Compared with the edition that was recalled/)).toBeVisible();
  expect(dialog.getByText(/If you approve this, its links and printed code work again/)).toBeVisible();
});

test('a check outlines its words on the flyer, and removes the outline again', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const sealed = { ...maple.sealed, data: { headline: 'Guaranteed approval on Sunday' } } as Flyer['sealed'];
  const risky = flyer('risky', { sealed });
  queue = list(risky);
  const { user } = open();
  const dialog = await review(user, risky);
  const outlines = () =>
    within(dialog).getByRole('region', { name: 'The flyer' }).querySelectorAll('[data-outline]');
  const [show] = within(dialog).getAllByRole('button', { name: /^Show on flyer: Guaranteed/ });
  expect(outlines()).toHaveLength(0);
  await user.click(show as HTMLElement);
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(outlines().length).toBeGreaterThan(0);
  expect(scroll).toHaveBeenCalled();
  await user.click(show as HTMLElement);
  expect(outlines()).toHaveLength(0);
});

test('approve sends the displayed revision and opens the next flyer', async () => {
  const { user, router } = open();
  const dialog = within(await review(user, maple));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(callFunction).toHaveBeenCalledWith('review-flyer', {
    decision: 'approve',
    id: 'maple',
    revision: 2,
  });
  const following = await screen.findByRole('dialog', { name: `Review: ${older.title}` });
  expect(within(following).getByText(`Review: ${older.title}`)).toHaveFocus();
  expect(screen.getByText('Approved').closest('[role="status"]')).toHaveTextContent(
    `Approved“${maple.title}”. Next: “${older.title}”`,
  );
  const approve = within(following).getByRole('button', { name: 'Approve' });
  // A second tap at the same place must not decide.
  expect(approve).toBeDisabled();
  await waitFor(() => expect(approve).toBeEnabled(), { timeout: 2500 });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(`Review ${older.title}`)).toHaveFocus();
});

test('a flyer that can’t be approved shows a disabled Approve with the reason', async () => {
  const rates = flyer('rates', { title: 'Rates of the week' });
  snapshots['rates 2'] = ready({
    ...(snapshots['rates 2'] as { data: FlyerSnapshot }).data,
    category: 'rate_sheet',
    data: { effective_date: '2020-01-06' },
  });
  vi.mocked(useTemplateVersion).mockReturnValue(
    ready({
      ...version,
      layout: 'rate-sheet',
      handlebars_schema: {
        fields: [{ key: 'effective_date', label: 'Effective date', type: 'date', help_text: '' }],
      },
    }),
  );
  queue = list(rates);
  const { user } = open();
  const dialog = within(await review(user, rates));
  const approve = dialog.getByRole('button', { name: 'Approve' });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAccessibleDescription('Can’t be approved: it has already expired.');
  expect(dialog.getAllByText(/needs a newer effective date/)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Enter a reason to reject' }));
  expect(dialog.getByRole('textbox', { name: 'Reason for rejection' })).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

test('after the last one: toast, closed dialog, focus on the list', async () => {
  queue = list(maple, own);
  const { user, next } = open();
  const dialog = within(await review(user, maple));
  vi.mocked(callFunction).mockImplementation(() => {
    queue = list(own);
    return Promise.resolve({ id: 'maple', status: 'approved', revision: 2 });
  });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  // While closing, the dialog shows the same text as the toast.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Approved')).toBeVisible();
  await next(() => undefined);
  expect(screen.getByText('1 pending')).toBeVisible();
});

test('reject requires a reason, with presets, counter and limit', async () => {
  const { user } = open();
  const dialog = within(await review(user, maple));
  const reject = dialog.getByRole('button', { name: 'Reject' });
  expect(reject).toBeDisabled();
  expect(reject).toHaveAccessibleDescription('Enter a reason to reject');
  expect(dialog.queryByText(/Reason Required/)).toBeNull();
  const box = dialog.getByLabelText('Reason for rejection', { selector: 'textarea' });
  await user.click(dialog.getByRole('button', { name: 'Enter a reason to reject' }));
  expect(box).toHaveFocus();
  expect(dialog.queryByRole('button', { name: /^To reject, enter/ }), 'said once').toBeNull();
  expect(reject).toHaveAccessibleDescription(/Reason Required: Please provide a reason for rejection/);
  await user.type(box, '   ');
  expect(reject).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: REASON_PRESETS[0] }));
  await user.click(dialog.getByRole('button', { name: REASON_PRESETS[2] }));
  await user.type(box, ' See the footer.');
  const reason = `${REASON_PRESETS[0]}\n${REASON_PRESETS[2]} See the footer.`;
  expect(box).toHaveValue(reason);
  expect(box).toHaveAccessibleDescription(`The officer will see this. ${reason.length} / 2000 characters`);
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(callFunction).toHaveBeenCalledWith('review-flyer', {
    decision: 'reject',
    id: 'maple',
    revision: 2,
    reason,
  });
  expect(await screen.findByText('Rejected')).toBeVisible();
});

test('shortcuts move through the queue, to Approve and to the reason, but not while typing', async () => {
  queue = list(maple, older, own);
  const { user } = open();
  await review(user, maple);
  const shown = (title: string) => screen.findByRole('dialog', { name: `Review: ${title}` });
  await user.keyboard('k');
  expect(within(await shown(maple.title)).getByText('1 of 3')).toBeVisible();
  expect(button('Previous in the queue')).toBeDisabled();
  await user.keyboard('j');
  expect(within(await shown(older.title)).getByText('2 of 3')).toBeVisible();
  await user.click(button('Next in the queue'));
  await shown(own.title);
  await user.keyboard('k');
  await shown(older.title);
  await user.keyboard('a');
  expect(button('Approve')).toHaveFocus();
  await user.keyboard('r');
  const reason = screen.getByRole('textbox', { name: 'Reason for rejection' });
  expect(reason).toHaveFocus();
  await user.keyboard('jar');
  expect(reason).toHaveValue('jar');
  expect(callFunction).not.toHaveBeenCalled();
});

test('a late decision leaves the reviewer on the next flyer, and shows a failure', async () => {
  queue = list(maple, older, own);
  const answer = Promise.withResolvers<never>();
  vi.mocked(callFunction).mockReturnValueOnce(answer.promise);
  const { user } = open();
  await review(user, maple);
  await user.keyboard('a{Enter}jj');
  await screen.findByRole('dialog', { name: `Review: ${own.title}` });
  answer.resolve({ id: 'maple', status: 'approved', revision: 2 } as never);
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(screen.getByRole('dialog', { name: `Review: ${own.title}` })).toBeVisible();
  const refusal = Promise.withResolvers<never>();
  vi.mocked(callFunction).mockReturnValueOnce(refusal.promise);
  await user.keyboard('k');
  await screen.findByRole('dialog', { name: `Review: ${older.title}` });
  await user.keyboard('a{Enter}');
  // A busy button loses the focus; the dialog takes it back and then hears keys again.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  refusal.reject(new Error('offline'));
  expect(await screen.findByText('Failed to approve flyer')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the space bar doesn’t approve after a shortcut focused Approve', async () => {
  const { user } = open();
  await review(user, maple);
  await user.keyboard('a ');
  expect(callFunction).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(callFunction).toHaveBeenCalledOnce();
});

test('rejects a reason that is too long, and keeps one when the review is closed', async () => {
  const { user } = open();
  const dialog = within(await review(user, maple));
  await user.click(dialog.getByLabelText('Reason for rejection', { selector: 'textarea' }));
  await user.paste('x'.repeat(2001));
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(dialog.getByText(/At most 2000 characters/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(`Review ${maple.title}`)).toHaveFocus();
  const again = within(await review(user, maple));
  expect(again.getByLabelText('Reason for rejection', { selector: 'textarea' })).toHaveValue(
    'x'.repeat(2001),
  );
});

test.each([
  ['Approve', 'Failed to approve flyer'],
  ['Reject', 'Failed to reject flyer'],
] as const)('shows the function’s error when %s is rejected', async (name, title) => {
  const { user } = open();
  const dialog = within(await review(user, maple));
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/aborted', 'This flyer was changed after you opened it. Please reload it.'),
  );
  await user.click(dialog.getByRole('button', { name: REASON_PRESETS[3] }));
  await user.click(dialog.getByRole('button', { name }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent('This flyer was changed after you opened it.');
  expect(dialog.getByLabelText('Reason for rejection', { selector: 'textarea' })).toHaveValue(
    REASON_PRESETS[3],
  );
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('sends finished marks with a rejection, and shows the server’s error at its mark', async () => {
  const { user } = open();
  const dialog = within(await review(user, maple));
  await user.click(dialog.getByRole('button', { name: REASON_PRESETS[3] }));
  await user.click(dialog.getByRole('button', { name: 'Mark a field or the page' }));
  const reject = dialog.getByRole('button', { name: 'Reject' });
  expect(reject).toBeDisabled();
  expect(reject).toHaveAccessibleDescription('Finish or remove mark 1 first');
  await user.type(dialog.getByLabelText('Mark 1: what should change'), 'Too loud');
  const error = new FirebaseError('functions/invalid-argument', 'Some marks can’t be sent as they are.');
  Object.assign(error, { details: { issues: [{ path: 'marks.0', message: 'No such field' }] } });
  vi.mocked(callFunction).mockRejectedValueOnce(error);
  await user.click(reject);
  expect(await dialog.findByText('Some marks can’t be sent as they are.')).toBeVisible();
  expect(dialog.getByLabelText('Mark 1: what should change')).toHaveAccessibleDescription('No such field');
  expect(dialog.getByLabelText('Mark 1: what should change')).toHaveValue('Too loud');
  await user.click(reject);
  expect(callFunction).toHaveBeenLastCalledWith('review-flyer', {
    decision: 'reject',
    id: maple.id,
    revision: maple.revision,
    reason: REASON_PRESETS[3],
    marks: [
      {
        id: expect.stringMatching(/^[\w-]{21}$/) as string,
        anchor: { kind: 'page', page: 1 },
        text: 'Too loud',
        carried_from: null,
      },
    ],
  });
  expect(sessionStorage.getItem('review_drafts')).not.toContain('Too loud');
});

test('your own flyer can’t be reviewed', async () => {
  queue = list(own, maple);
  const { user } = open();
  const dialog = within(await review(user, own));
  expect(dialog.getByText('You can’t review your own flyer. Ask another reviewer.')).toBeVisible();
  for (const name of ['Approve', 'Reject']) expect(dialog.queryByRole('button', { name })).toBeNull();
  expect(dialog.queryByLabelText('Reason for rejection')).toBeNull();
});

test('shows a colleague’s decision made meanwhile, without further actions', async () => {
  const { user, next } = open();
  const dialog = within(await review(user, maple));
  const step = {
    at: new Date('2026-11-20T15:00:00Z'),
    by_user_id: 'omar',
    by_name: 'Omar Said',
    revision: 2,
  } as const;
  await next(() => {
    queue = list(older);
    stored.maple = ready({
      ...maple,
      status: 'rejected',
      last_step: { ...step, n: 2, action: 'rejected', reason: 'Picture or text quality.' },
    });
  });
  expect(
    dialog.getByText(
      `Omar Said rejected this flyer (${momentText(step.at)}). Reason: Picture or text quality.`,
    ),
  ).toBeVisible();
  for (const name of ['Approve', 'Reject']) expect(dialog.queryByRole('button', { name })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Next flyer' })).toBeVisible();
  expect(dialog.getByRole('img', { name: maple.title })).toBeVisible();
});

test('shows a resubmitted flyer before it can be decided', async () => {
  const { user, next } = open();
  const dialog = within(await review(user, maple));
  const data = { headline: 'Come on Monday' };
  await next(() => {
    stored.maple = ready(
      flyer('maple', {
        revision: 4,
        sealed: { ...maple.sealed, revision: 4, data } as Flyer['sealed'],
      }),
    );
  });
  expect(dialog.getByText(/submitted again/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show new version' }));
  expect(dialog.getByText('Come on Monday', { selector: 'ins' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(callFunction).toHaveBeenCalledWith('review-flyer', {
    decision: 'approve',
    id: 'maple',
    revision: 4,
  });
});

test('a deactivated officer’s flyer is labeled in the queue and in its review', async () => {
  queue = list(maple, flyer('omars', { title: 'Omar’s flyer', owner_user_id: 'omar' }));
  const { user } = open();
  const [anas, omars] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(await within(omars as HTMLElement).findByText('Officer deactivated')).toBeVisible();
  expect(within(anas as HTMLElement).queryByText('Officer deactivated')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review Omar’s flyer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/won’t work until the officer is reactivated/)).toBeVisible();
});

test('a link shows an earlier decision, a missing flyer, loading and failure; closing opens the queue', async () => {
  stored.gone = NONE;
  const { user, next, router } = open('/?review=gone');
  expect(await screen.findByText('Flyer not found')).toBeVisible();
  await next(() => {
    stored.gone = { status: 'loading', unreachable: false };
  });
  expect(screen.getByRole('status', { name: 'Loading the flyer' })).toBeVisible();
  const retry = vi.fn();
  await next(() => {
    stored.gone = failed('unavailable', retry);
  });
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalled();
  await next(() => {
    stored.gone = ready(flyer('gone', { status: 'approved' }));
  });
  expect(screen.getByText('This flyer isn’t waiting for approval.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('an old link follows a flyer that is submitted meanwhile', async () => {
  stored.late = ready(flyer('late', { status: 'editing', sealed: null }));
  const { user, next } = open('/?review=late');
  expect(await screen.findByText('This flyer has no submitted copy right now.')).toBeVisible();
  expect(screen.getByText('This flyer isn’t waiting for approval.')).toBeVisible();
  await next(() => {
    stored.late = ready(flyer('late'));
  });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(button('Show new version'));
  expect(button('Approve')).toBeEnabled();
  expect(screen.getByRole('img', { name: 'Flyer late' })).toBeVisible();
});

test('a flyer without a snapshot or its template can’t be approved', async () => {
  queue = list(flyer('bare', { title: 'Bare', sealed: null }), maple);
  const { user, next } = open();
  const dialog = within(await review(user, flyer('bare', { title: 'Bare' })));
  expect(dialog.getByText('No submitted copy')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const other = within(await review(user, maple));
  await next(() => vi.mocked(useTemplateVersion).mockReturnValue(NONE));
  expect(other.getByText(/The template version this flyer was made from is gone/)).toBeVisible();
  expect(other.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('names a template waiting for consent above the queue, with a link', async () => {
  createTemplate({ draft_revision: 2, consent_revision: 2 });
  open();
  expect(await screen.findByText(/1 template is waiting for consent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review “Open House Flyer”' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/manage/open-house',
  );
});

test('loads a long queue page by page, with the total in its badge', async () => {
  const load = vi.fn();
  queue = ready({ items: [maple, older], unreadable: 0, more: { isLoading: false, load } });
  for (const id of ['maple', 'older', 'not-loaded']) {
    storeRecord(paths.flyers.one('larkfield', id), { status: 'pending_approval' });
  }
  const { user } = open();
  expect(await screen.findByText('3 pending')).toBeVisible();
  expect(screen.getByText('These are the first 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Oldest first' }));
  expect(usePendingFlyers).toHaveBeenLastCalledWith('larkfield', 'waiting');
});
