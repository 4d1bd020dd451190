import { paths } from '@brokerage/domain/paths';
import type { Recall } from '@brokerage/domain/recall/recall';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { newRecallPath, recallPath } from '../../lib/routes/recallPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { refuseReads, storeRecord } from '../../testing/localFirestore.ts';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { RecallsRoute } from './RecallsRoute.tsx';
import { AT, recalledFlyer as flyer, ID, recall } from './testing/sampleRecall.ts';

vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const REACH = {
  subject: 'Weekly Rates',
  flyers: 320,
  links: 12,
  prints: 1,
  views: 1,
  is_at_least: true,
  named: [{ id: 'f1', title: 'Rates on Monday', officer_name: 'Ana Reyes' }],
};
const CONTACTS = {
  officers: [
    {
      user_id: 'ana',
      name: 'Ana Reyes',
      phone: '+19735550101',
      email: 'ana@larkfield.example',
      is_active: true,
      flyers: 3,
      prints: 2,
      scans: 17,
    },
  ],
  is_at_least: false,
};

/** The functions' answers; an error is thrown. */
const answers = new Map<string, unknown>();
beforeEach(() => {
  answers.clear();
  answers.set('preview-recall', REACH).set('get-recall-contacts', CONTACTS);
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((name) => {
      const answer = answers.get(name);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    });
  storeRecord(paths.flyers.one('larkfield', flyer.id), flyer);
});

const storeRecall = (one: Recall) => storeRecord(paths.recalls.one('larkfield', one.id), one);

function open(path: string, role = 'compliance') {
  const session = memberSession({ role }, { uid: 'ines' });
  const { router } = renderInPortal(
    [{ path: `${routePaths.recalls}/:recallId?`, element: <RecallsRoute /> }],
    { session, address: path },
  );
  return { user: userEvent.setup(), router };
}
const listCalls = (name: string) => vi.mocked(callFunction).mock.calls.filter(([called]) => called === name);
const NEW = newRecallPath({ by: 'template', template_id: 't1', template_version_id: null });

test('lists what was recalled, with status, number, who and when', async () => {
  const running = recall({
    id: 'other',
    status: 'running',
    recalled: 1,
    started_at: new Date('2026-11-20T16:00:00Z'),
    work: { ...recall().work, lease_until: new Date('2099-01-01') },
  });
  storeRecall(running);
  storeRecall(recall({ id: 'x', status: 'running' }));
  storeRecord(paths.recalls.one('larkfield', 'unreadable'), { started_at: AT });
  open(routePaths.recalls);
  await screen.findAllByText('Weekly Rates');
  const [first, second] = screen.getAllByRole('row').slice(1);
  for (const text of [
    'Weekly Rates',
    'Template. The rate on it was wrong',
    'Recalling',
    '1 of 3',
    'Ines Ortega',
  ])
    expect(first).toHaveTextContent(text);
  // Its lease has expired.
  expect(second).toHaveTextContent('Stopped');
  expect(screen.getByText(/^1 recall couldn’t be shown/)).toBeVisible();
});

test('the list shows loading, empty and failed, and nothing to officers', async () => {
  open(routePaths.recalls);
  expect(screen.getByRole('status', { name: 'Loading recalls' })).toBeInTheDocument();
  expect(await screen.findByText('No recalls yet')).toBeVisible();
  cleanup();
  const allow = refuseReads(paths.recalls.all('larkfield'), 'unavailable');
  const { user } = open(routePaths.recalls);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  allow();
  storeRecall(recall());
  await user.click(retry);
  expect(await screen.findByText('Weekly Rates')).toBeVisible();
  cleanup();
  open(NEW, 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('a recall shows what it stops, requires and keeps a reason, and is sent under one id', async () => {
  const { user, router } = open(NEW);
  const dialog = await screen.findByRole('dialog', { name: 'Recall these flyers?' });
  expect(await within(dialog).findByText('320 approved flyers')).toBeVisible();
  expect(dialog).toHaveTextContent('Template: Weekly Rates.');
  expect(dialog).toHaveTextContent(
    'At least 12 shared links and 1 printed QR code will stop working right away. At least 1 view in the last 30 days.',
  );
  expect(dialog).toHaveTextContent('Rates on Monday, Ana Reyesand 319 more flyers');
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
  const act = within(dialog).getByRole('button', { name: 'Recall' });
  await user.type(reason, 'Wrong');
  await user.click(act);
  expect(reason).toHaveAccessibleDescription('Reason must be at least 10 characters');
  expect(listCalls('start-recall')).toEqual([]);
  await user.type(reason, ' rate on all of them');
  answers.set('start-recall', new FunctionsError('unavailable', 'x'));
  await user.click(act);
  expect(await within(dialog).findAllByRole('alert')).toHaveLength(2);
  expect(reason).toHaveValue('Wrong rate on all of them');
  answers.set('start-recall', { id: ID, status: 'running', recalled: 50 });
  await user.click(act);
  await waitFor(() => expect(screen.getByText('Recall started')).toBeVisible());
  const [first, second] = listCalls('start-recall');
  expect(first).toEqual(second);
  expect(first?.[1]).toMatchObject({
    criterion: { by: 'template', template_id: 't1', template_version_id: null },
    reason: 'Wrong rate on all of them',
  });
  const sent = first?.[1] as { id: string } | undefined;
  expect(router.state.location.pathname).toBe(recallPath(sent?.id ?? ''));
});

test('disables a recall with nothing live or without a response', async () => {
  answers.set('preview-recall', { ...REACH, flyers: 0, named: [] });
  open(NEW);
  expect(await screen.findByText(/^No live flyers match/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recall' })).toBeDisabled();
  answers.set('preview-recall', new FunctionsError('unavailable', 'x'));
  const { user } = open(NEW);
  expect(await screen.findByText(/^Couldn’t count the flyers and links/)).toBeVisible();
  answers.set('preview-recall', REACH);
  await user.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
  expect(await screen.findByText('320 approved flyers')).toBeVisible();
});

test('uses the same name in text and links for someone whose name is gone', async () => {
  answers.set('get-recall-contacts', { ...CONTACTS, officers: [{ ...CONTACTS.officers[0], name: '' }] });
  storeRecall(recall());
  open(recallPath(ID));
  expect(await screen.findByRole('link', { name: 'Call Former teammate, (973) 555-0101' })).toBeVisible();
  expect(screen.getByText('Former teammate')).toBeVisible();
});

test('shows a recall: what stopped, who to contact, its flyers', async () => {
  storeRecall(recall());
  open(recallPath(ID));
  const facts = await screen.findByRole('region', { name: 'About this recall' });
  for (const text of [
    'Done',
    '3 flyers',
    '4 shared links and 2 printed QR codes',
    '1,200',
    '1 owner',
    'Ines Ortega',
    'The rate on it was wrong',
  ])
    expect(facts).toHaveTextContent(text);
  const contacts = screen.getByRole('region', { name: 'Who to tell' });
  expect(await within(contacts).findByText('Ana Reyes')).toBeVisible();
  expect(contacts).toHaveTextContent('3 recalled flyers, 2 printed QR codes, 17 scans in the last 90 days');
  expect(within(contacts).getByRole('link', { name: 'Call Ana Reyes, (973) 555-0101' })).toHaveAttribute(
    'href',
    'tel:+19735550101',
  );
  expect(within(contacts).getByRole('link', { name: /^Email Ana Reyes/ })).toHaveTextContent(
    'ana@larkfield.example',
  );
  const flyers = screen.getByRole('region', { name: 'Flyers' });
  expect(await within(flyers).findByRole('link', { name: 'Rates on Monday' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/f1',
  );
  expect(flyers).toHaveTextContent('Recalled');
});

test('who to contact: an error can be retried, and an empty list is shown', async () => {
  answers.set('get-recall-contacts', new FunctionsError('unavailable', 'x'));
  storeRecall(recall());
  const { user } = open(recallPath(ID));
  expect(await screen.findByText(/^Couldn’t load the loan officers/)).toBeVisible();
  answers.set('get-recall-contacts', { officers: [], is_at_least: false });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This recall no longer covers any flyers.')).toBeVisible();
});

test('undo requires a reason, and an undone recall shows its result', async () => {
  storeRecall(recall());
  const { user } = open(recallPath(ID));
  await user.click(await screen.findByRole('button', { name: 'Undo recall' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo this recall?' });
  answers.set('undo-recall', { id: ID, status: 'undone', recalled: 3 });
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'It was right after all');
  await user.click(within(dialog).getByRole('button', { name: 'Undo recall' }));
  await waitFor(() => expect(screen.getByText('Recall undone')).toBeVisible());
  expect(listCalls('undo-recall')).toEqual([['undo-recall', { id: ID, reason: 'It was right after all' }]]);
  const undo = {
    by: { user_id: 'omar', name: 'Omar Said' },
    at: AT,
    reason: 'It was right after all',
    restored: 2,
    kept: 1,
    passed_on: 0,
    told_user_ids: [],
    finished_at: AT,
  };
  storeRecall(recall({ status: 'undone', undo }));
  const facts = screen.getByRole('region', { name: 'About this recall' });
  await waitFor(() => expect(facts).toHaveTextContent('Undone'));
  for (const text of ['Omar Said', 'Restored2 flyers', 'a license has expired1 flyer'])
    expect(facts).toHaveTextContent(text);
});

test('a running recall shows its progress, and a stopped one continues under the same id', async () => {
  const lease_until = new Date('2099-01-01');
  const running = recall({ status: 'running', recalled: 1, work: { ...recall().work, lease_until } });
  storeRecall(running);
  const { user } = open(recallPath(ID));
  expect(await screen.findByRole('progressbar', { name: 'Recalling flyers' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  expect(screen.getByText(/^1 of 3 flyers recalled so far\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo recall' })).toBeNull();
  storeRecall({ ...running, failed_at: AT });
  answers.set('start-recall', { id: ID, status: 'done', recalled: 3 });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const { criterion, reason } = running;
  await waitFor(() =>
    expect(listCalls('start-recall')).toEqual([['start-recall', { id: ID, criterion, reason }]]),
  );
});

test('an unknown recall links back to the list', async () => {
  open(recallPath(ID));
  expect(await screen.findByText('Recall not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All recalls' })).toHaveAttribute('href', routePaths.recalls);
});
