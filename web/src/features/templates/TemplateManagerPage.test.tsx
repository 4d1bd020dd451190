import { paths } from '@brokerage/domain/paths';
import type { Template } from '@brokerage/domain/template/template';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useList } from '../../lib/live-data/useList.ts';
import type { Documents, Live } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { failed } from '../../testing/failed.ts';
import { TemplateManagerPage } from './TemplateManagerPage.tsx';
import { button, openPage, ready, template } from './testing/portal.tsx';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('../../lib/live-data/records/useTenant.ts', () => ({
  useTenant: () => ({ status: 'loading', unreachable: false }),
}));
vi.mock('../../ui/flyer/FlyerMiniature.tsx', () => ({ FlyerMiniature: () => null, NoPicture: () => null }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const all = [
  template({ draft_revision: 4 }),
  template({
    id: 'rates',
    name: 'Weekly Rates',
    category: 'rate_sheet',
    description: 'Every Monday.',
    version_count: null,
    published_at: null,
  }),
  template({ id: 'spring', name: 'Spring', status: 'retired' }),
  template({ id: 'veterans', name: 'Veterans', status: 'draft', current_version_id: '', draft_revision: 1 }),
];

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<Documents<Template>> = ready({ items: all, unreadable: 0 }), role?: string) {
  vi.mocked(useList).mockReturnValue(live);
  return openPage(
    routePaths.templateManager,
    {
      [routePaths.templateManager]: <TemplateManagerPage />,
      [routePaths.templateEditor]: <p>The editor</p>,
    },
    role,
  );
}
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('link', { name: /^(Edit|View) / }).map((link) => link.textContent);
async function choose(user: UserEvent, name: string, action: string) {
  await user.click(button(`More for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('lists every template with its status', () => {
  open();
  expect(vi.mocked(useList).mock.lastCall?.[0].source).toBe(paths.templates.all('larkfield'));
  expect(names()).toEqual(['Open House', 'Spring', 'Veterans', 'Weekly Rates']);
  const [first, third, fourth, second] = rows();
  expect(first).toHaveTextContent('Published');
  expect(first).toHaveTextContent('Changes not published');
  expect(first).toHaveTextContent('Flyer2, Nov 18, 2026');
  expect(second).toHaveTextContent(/PublishedRate sheet$/);
  expect(second).not.toHaveTextContent('Changes not published');
  expect(third).toHaveTextContent('Retired');
  expect(fourth).toHaveTextContent('Draft');
  expect(fourth).toHaveTextContent('FlyerNone');
});

test.each([
  ['Open House', ['Edit', 'Duplicate', 'Retire', 'Recall flyers']],
  ['Spring', ['Edit', 'Duplicate', 'Restore', 'Recall flyers']],
])('one menu per row: %s', async (name, actions) => {
  const { user } = open();
  await user.click(button(`More for ${name}`));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test('Enter on a row opens its editor', async () => {
  const { user, router } = open();
  rows()[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/officer-portal/pdf/manage/spring');
});

test('searches and filters, and an empty result can be reset', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Search'), 'monday rates');
  expect(names()).toEqual(['Weekly Rates']);
  await user.clear(screen.getByLabelText('Search'));
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  expect(names()).toEqual(['Veterans']);
  await user.selectOptions(screen.getByLabelText('Category'), 'Letter');
  expect(screen.getByText('No templates found')).toBeVisible();
  await user.click(button('Show all templates'));
  expect(names()).toHaveLength(4);
});

test('New template and Edit open the editor', async () => {
  const { user, router } = open();
  expect(screen.getByRole('link', { name: 'New template' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/manage/new',
  );
  await user.click(screen.getByRole('link', { name: 'Edit Spring' }));
  expect(router.state.location.pathname).toBe('/officer-portal/pdf/manage/spring');
});

test('Duplicate: a retry after a failure makes no second copy', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('internal', 'INTERNAL'));
  await choose(user, 'Spring', 'Duplicate');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not duplicated');
  await choose(user, 'Spring', 'Duplicate');
  await waitFor(() => expect(screen.getByText('Copy of Spring is a draft.')).toBeVisible());
  await choose(user, 'Spring', 'Duplicate');
  const sent = vi.mocked(callFunction).mock.calls.map(([, input]) => input as { id: string; new_id: string });
  expect(sent.map(({ id }) => id)).toEqual(['spring', 'spring', 'spring']);
  const [first, second, third] = sent.map(({ new_id }) => new_id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const REACH = {
  subject: 'Weekly Rates',
  flyers: 2,
  links: 3,
  prints: 1,
  views: 40,
  is_at_least: false,
  named: [
    { id: 'f1', title: 'Rates on Monday', officer_name: 'Ana Reyes' },
    { id: 'f2', title: 'Rates on Tuesday', officer_name: 'Ana Reyes' },
  ],
};

test('Retire can recall the template’s flyers, with a reason and one id', async () => {
  const { user } = open();
  const refusal = new FunctionsError('unavailable', 'x');
  vi.mocked(callFunction).mockResolvedValueOnce(REACH).mockRejectedValueOnce(refusal);
  await choose(user, 'Weekly Rates', 'Retire');
  const dialog = screen.getByRole('dialog', { name: 'Retire Weekly Rates?' });
  const retire = within(dialog).getByRole('button', { name: 'Retire' });
  expect(await within(dialog).findByRole('radio', { name: 'Leave them live' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: /^Recall them/ }));
  expect(dialog).toHaveTextContent('3 shared links and 1 printed QR code will stop working right away.');
  const reason = within(dialog).getByRole('textbox', { name: /^Reason for the recall/ });
  await user.type(reason, 'too short');
  await user.click(retire);
  expect(reason).toHaveAccessibleDescription('Reason must be at least 10 characters');
  await user.clear(reason);
  await user.type(reason, 'The disclosure is out of date');
  await user.click(retire);
  expect(await within(dialog).findByText(/Check your connection|try again/i)).toBeVisible();
  expect(reason).toHaveValue('The disclosure is out of date');
  vi.mocked(callFunction).mockResolvedValueOnce({ recall: { id: 'r', status: 'done', recalled: 2 } });
  await user.click(retire);
  await waitFor(() => expect(screen.getByText(/2 flyers recalled\./)).toBeVisible());
  const sent = vi.mocked(callFunction).mock.calls.filter(([name]) => name === 'retire-template');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.[1]).toMatchObject({ id: 'rates', recall: { reason: 'The disclosure is out of date' } });
});

test('Retire can let the template’s flyers expire on a date', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockResolvedValueOnce(REACH);
  await choose(user, 'Weekly Rates', 'Retire');
  const dialog = screen.getByRole('dialog', { name: 'Retire Weekly Rates?' });
  const retire = within(dialog).getByRole('button', { name: 'Retire' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Let them expire on a date' }));
  const day = within(dialog).getByLabelText(/^Last day/);
  await user.click(retire);
  expect(day).toHaveAccessibleDescription('Choose a date');
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: '2026-12-05' } });
  vi.mocked(callFunction).mockResolvedValueOnce({ recall: null });
  await user.click(retire);
  expect(await screen.findByText(/valid through Dec 5, 2026 at the latest/)).toBeVisible();
  expect(callFunction).toHaveBeenLastCalledWith('retire-template', { id: 'rates', flyers_end: '2026-12-05' });
});

test('Retire asks first, shows what stays, and shows a rejection', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockResolvedValueOnce(REACH);
  await choose(user, 'Weekly Rates', 'Retire');
  const dialog = screen.getByRole('dialog', { name: 'Retire Weekly Rates?' });
  expect(dialog).toHaveTextContent('Existing flyers aren’t affected');
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('permission-denied', "You don't have permission to do this."),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Retire' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent("You don't have permission to do this.");
  await user.click(within(dialog).getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.getByText('Template retired')).toBeVisible());
  expect(callFunction).toHaveBeenLastCalledWith('retire-template', { id: 'rates' });
});

test('Restore shows the result once, and shows a rejection', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('permission-denied', "You don't have permission to do this."),
  );
  await choose(user, 'Spring', 'Restore');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Not restored.*You don't have permission to do this\./,
  );
  await choose(user, 'Spring', 'Restore');
  await waitFor(() => expect(screen.getByText('Template restored')).toBeVisible());
  expect(screen.getByText('Spring is offered again.')).toBeVisible();
  expect(vi.mocked(callFunction).mock.calls).toEqual([
    ['restore-template', { id: 'spring' }],
    ['restore-template', { id: 'spring' }],
  ]);
});

test('a retired draft becomes a draft again', async () => {
  const retired = template({ name: 'Autumn', status: 'retired', current_version_id: '' });
  const { user } = open(ready({ items: [retired], unreadable: 0 }));
  await choose(user, 'Autumn', 'Restore');
  expect(await screen.findByText('Autumn is a draft again.')).toBeVisible();
});

test('shows loading', () => {
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading templates' })).toBeVisible();
});

test('a failure can be retried', async () => {
  const retry = vi.fn();
  const { user } = open(failed('unavailable', retry));
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
});

test('without templates, links to the first', () => {
  open(ready({ items: [], unreadable: 0 }));
  expect(screen.getByText('No templates yet')).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
});

test('shows what is unreadable', () => {
  open(ready({ items: all, unreadable: 2 }));
  expect(screen.getByText(/^2 templates couldn’t be shown/)).toBeVisible();
});

test('compliance sees which ones wait for consent, and can only change published ones', async () => {
  const { user } = open(
    ready({ items: [template({ draft_revision: 4, consent_revision: 4 })], unreadable: 0 }),
    'compliance',
  );
  expect(rows()[0]).toHaveTextContent('Waiting for consent');
  expect(rows()[0]).not.toHaveTextContent('Changes not published');
  expect(screen.getByRole('link', { name: 'View Open House' })).toBeVisible();
  await user.click(button('More for Open House'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Recall flyers']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});

test('an officer gets Access Denied', () => {
  vi.mocked(useList).mockClear();
  open(undefined, 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(useList).not.toHaveBeenCalled();
});
