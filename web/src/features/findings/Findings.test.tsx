import { type Finding, findingSchema } from '@brokerage/domain/finding/finding';
import { type Recheck, recheckSchema } from '@brokerage/domain/finding/recheck';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFlyer } from '../../lib/live-data/records/useFlyer.ts';
import { findingPath } from '../../lib/routes/findingPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { FindingsRoute } from './FindingsRoute.tsx';
import { useFinding, useFindings, useRecheck } from './useFindings.ts';

vi.mock('./useFindings.ts', () => ({ useFindings: vi.fn(), useFinding: vi.fn(), useRecheck: vi.fn() }));
vi.mock('../../lib/live-data/records/useFlyer.ts', () => ({ useFlyer: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const AT = new Date('2026-11-20T15:00:00Z');
const ready = <T,>(data: T, stale = false) => ({ status: 'ready', data, stale }) as const;
const loading = { status: 'loading', unreachable: false } as const;

const finding = (changes: Partial<Finding> = {}): Finding =>
  findingSchema.parse({
    id: 'elm_guaranteed',
    tenant_id: 'larkfield',
    flyer_id: 'elm',
    title: 'Elm Street',
    owner_user_id: 'ana',
    officer_name: 'Ana Reyes',
    revision: 3,
    edition: 1,
    check: 'guaranteed',
    check_version: 1,
    severity: 'block',
    places: [
      {
        field: 'headline',
        label: 'Headline',
        excerpt: 'Guaranteed approval',
        message: 'No one can guarantee an approval.',
      },
    ],
    found_at: AT,
    last_seen_at: AT,
    views: 1200,
    applications: 3,
    status: 'open',
    status_at: AT,
    by: null,
    reason: null,
    ...changes,
  });
const run = (changes: Partial<Recheck> = {}): Recheck =>
  recheckSchema.parse({
    run_id: 'run-1',
    tenant_id: 'larkfield',
    cause: 'weekly',
    by: null,
    status: 'done',
    failed_at: null,
    started_at: AT,
    updated_at: AT,
    finished_at: AT,
    checks_version: '36-9f3c2a1b',
    total: 120,
    flyers: 120,
    findings: 2,
    work: { slice: 3, after: null, lease_until: AT },
    ...changes,
  });

/** The functions' answers; an error is thrown. */
const answers = new Map<string, unknown>();
beforeEach(() => {
  answers.clear();
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((name) => {
      const answer = answers.get(name);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    });
  vi.mocked(useFindings).mockReturnValue(ready({ items: [finding()], unreadable: 0 }));
  vi.mocked(useFinding).mockReturnValue(ready(finding()));
  vi.mocked(useRecheck).mockReturnValue(ready(run()));
  vi.mocked(useFlyer).mockReturnValue(ready(undefined));
});

function open(path: string = routePaths.findings, role = 'compliance') {
  const session = memberSession({ role }, { uid: 'ines' });
  const { router } = renderInPortal(
    [
      { path: `${routePaths.findings}/:findingId?`, element: <FindingsRoute /> },
      { path: '*', element: null },
    ],
    { session, address: path },
  );
  return { user: userEvent.setup(), router };
}
const listCalls = (name: string) =>
  vi
    .mocked(callFunction)
    .mock.calls.filter(([called]) => called === name)
    .map(([, input]) => input);
const PAGE = findingPath('elm_guaranteed');

test('lists finding, flyer, owner and views, below the last run', () => {
  open();
  expect(useFindings).toHaveBeenCalledWith('larkfield', { view: 'open', check: '' });
  expect(screen.getByRole('link', { name: 'Guarantee: Elm Street' })).toHaveAttribute('href', PAGE);
  for (const text of ['Elm Street', 'Ana Reyes', '1,200']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Last checked Nov 20, 2026, 10:00 AM ET')).toBeVisible();
  expect(
    screen.getByText(
      '120 flyers checked, 2 findings to look at. Weekly check. Version 36-9f3c2a1b of the checks.',
    ),
  ).toBeVisible();
});

test('filters are in the address and the database query, and one check can be recalled completely', async () => {
  const { user, router } = open();
  expect(screen.queryByRole('link', { name: 'Recall all with this finding' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Check' }), 'Date has passed');
  expect(useFindings).toHaveBeenLastCalledWith('larkfield', { view: 'open', check: 'past-date' });
  expect(screen.getByRole('link', { name: 'Recall all with this finding' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/recalls?by=check&check=past-date',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Dismissed');
  expect(router.state.location.search).toBe('?show=dismissed&check=past-date');
  expect(useFindings).toHaveBeenLastCalledWith('larkfield', { view: 'dismissed', check: 'past-date' });
  expect(screen.queryByRole('link', { name: 'Recall all with this finding' })).toBeNull();
});

test('recalls the flyers of selected findings together, each once', async () => {
  const some = [
    finding(),
    finding({ id: 'elm_past-date', check: 'past-date' }),
    finding({ id: 'oak_guaranteed', flyer_id: 'oak', title: 'Oak Street' }),
  ];
  vi.mocked(useFindings).mockReturnValue(ready({ items: some, unreadable: 0 }));
  const { user } = open();
  expect(screen.queryByRole('link', { name: /^Recall \d/ })).toBeNull();
  for (const name of ['Guarantee: Elm Street', 'Date has passed: Elm Street', 'Guarantee: Oak Street']) {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  expect(screen.getByRole('region', { name: 'Selected findings' })).toHaveTextContent('3 selected');
  const recall = screen.getByRole('link', { name: 'Recall 2 Flyers' });
  const address = new URL(recall.getAttribute('href') ?? '', 'https://site.example').searchParams;
  expect(Object.fromEntries(address)).toEqual({ by: 'selection', flyer_ids: 'elm,oak' });
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('link', { name: /^Recall \d/ })).toBeNull();
});

test('shows empty, loading, failed, unreadable, offline, and no permission', async () => {
  vi.mocked(useFindings).mockReturnValue(ready({ items: [], unreadable: 2 }));
  open();
  expect(screen.getByText('No open findings')).toBeVisible();
  expect(screen.getByText(/^2 findings couldn’t be shown/)).toBeVisible();
  document.body.replaceChildren();
  vi.mocked(useFindings).mockReturnValue(loading);
  vi.mocked(useRecheck).mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading findings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again now' })).toBeDisabled();
  document.body.replaceChildren();
  const retry = vi.fn();
  const error = new FunctionsError('unavailable', 'Away');
  vi.mocked(useFindings).mockReturnValue({ status: 'failed', error, retry } as never);
  const { user } = open();
  expect(screen.getByText('Couldn’t load the findings')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  vi.mocked(useFindings).mockReturnValue({ status: 'loading', unreachable: true });
  open();
  expect(screen.getByText(/^We can’t reach the server/)).toBeVisible();
  document.body.replaceChildren();
  vi.mocked(useFindings).mockClear();
  open(routePaths.findings, 'officer');
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(useFindings).not.toHaveBeenCalled();
});

test('a manual check keeps its id until the response, and shows errors', async () => {
  answers.set('start-recheck', new FunctionsError('unavailable', 'Away'));
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Check again now' });
  await user.click(button);
  expect(await screen.findByText('Couldn’t check your live flyers')).toBeVisible();
  answers.set('start-recheck', { run_id: 'x', status: 'done' });
  await user.click(button);
  expect(await screen.findByText('Live flyers checked')).toBeVisible();
  const [first, second] = listCalls('start-recheck');
  expect(second).toEqual(first);
  await user.click(button);
  expect(listCalls('start-recheck').at(-1)).not.toEqual(first);
});

test('a run shows its progress, and a stopped one can be continued', async () => {
  const soon = new Date(Date.now() + 60_000);
  const work = { slice: 1, after: 'x', lease_until: soon };
  const running = { status: 'running', finished_at: null, flyers: 30, work } as const;
  vi.mocked(useRecheck).mockReturnValue(ready(run(running)));
  open();
  expect(screen.getByRole('progressbar', { name: 'Checking live flyers' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.getByText(/^30 of 120 flyers checked so far/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Check again now/ })).toBeDisabled();
  document.body.replaceChildren();
  vi.mocked(useRecheck).mockReturnValue(ready(run({ ...running, failed_at: AT })));
  answers.set('start-recheck', { run_id: 'run-1', status: 'running' });
  const { user } = open();
  expect(
    screen.getByText('The check stopped before it finished. 30 of 120 flyers checked so far.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(listCalls('start-recheck')).toHaveLength(1));
});

test('shows that there was no run yet', () => {
  vi.mocked(useRecheck).mockReturnValue(ready(undefined));
  open();
  expect(
    screen.getByText(
      'Live flyers haven’t been checked yet. They’re checked once a week, or whenever you ask.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled();
});

test('before the first run, an empty list doesn’t say that there are no findings', () => {
  vi.mocked(useRecheck).mockReturnValue(ready(undefined));
  vi.mocked(useFindings).mockReturnValue(ready({ items: [], unreadable: 0 }));
  open();
  expect(screen.getByText('Not checked yet')).toBeVisible();
  expect(screen.queryByText('No open findings')).toBeNull();
});

test('a finding shows what and where; dismissing requires a reason and keeps it after a failure', async () => {
  const { user } = open(PAGE);
  expect(screen.getByRole('heading', { level: 1, name: 'Guarantee' })).toBeVisible();
  for (const text of ['Headline', 'Guaranteed approval', 'No one can guarantee an approval.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Recall' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/recalls?by=flyer&flyer_id=elm',
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss this finding?' });
  const act = screen.getAllByRole('button', { name: 'Dismiss' }).find((one) => dialog.contains(one));
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Too short');
  await user.click(act as HTMLElement);
  expect(screen.getByText('Reason must be at least 10 characters')).toBeVisible();
  expect(listCalls('dismiss-finding')).toEqual([]);
  await user.type(reason, ', no: a quote');
  answers.set('dismiss-finding', new FunctionsError('unavailable', 'Away'));
  await user.click(act as HTMLElement);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reason).toHaveValue('Too short, no: a quote');
  answers.set('dismiss-finding', { id: 'elm_guaranteed', status: 'dismissed' });
  await user.click(act as HTMLElement);
  expect(await screen.findByText('Finding dismissed')).toBeVisible();
  expect(listCalls('dismiss-finding').at(-1)).toEqual({
    id: 'elm_guaranteed',
    revision: 3,
    check_version: 1,
    reason: 'Too short, no: a quote',
  });
});

test('requesting a correction sends the check’s words to the owner', async () => {
  answers.set('request-correction', { id: 'elm_guaranteed', status: 'correction_asked' });
  const { user } = open(PAGE);
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a correction?' });
  expect(dialog).toHaveTextContent('Ana Reyes gets a notification and an email');
  expect(dialog).toHaveTextContent('No one can guarantee an approval.');
  const act = screen.getAllByRole('button', { name: 'Ask for a correction' });
  await user.click(act.find((one) => dialog.contains(one)) as HTMLElement);
  expect(await screen.findByText('We notified Ana Reyes and sent an email.')).toBeVisible();
  expect(listCalls('request-correction')).toEqual([{ id: 'elm_guaranteed', revision: 3, check_version: 1 }]);
});

test('a decision shows by whom and why, without further actions', () => {
  vi.mocked(useFinding).mockReturnValue(
    ready(
      finding({ status: 'dismissed', by: { user_id: 'ines', name: 'Ines Ortega' }, reason: 'It is a quote' }),
    ),
  );
  open(PAGE);
  expect(screen.getByText('Ines Ortega, Nov 20, 2026, 10:00 AM ET')).toBeVisible();
  expect(screen.getByText('It is a quote')).toBeVisible();
  for (const name of ['Dismiss', 'Ask for a correction'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Recall' })).toBeNull();
});

test('a missing finding links to the list', () => {
  vi.mocked(useFinding).mockReturnValue(ready(undefined));
  open(PAGE);
  expect(screen.getByRole('link', { name: 'All findings' })).toHaveAttribute('href', routePaths.findings);
});
