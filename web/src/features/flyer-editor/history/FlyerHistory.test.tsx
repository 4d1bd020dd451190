import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePages } from '../../../lib/live-data/usePages.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { sampleFlyer } from '../testing/sampleFlyers.ts';
import { FlyerHistory } from './FlyerHistory.tsx';

vi.mock('../../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../../lib/firebaseContext.tsx')>()),
  useFirestore: () => ({}),
}));
vi.mock('../../../lib/live-data/usePages.ts', () => ({ usePages: vi.fn() }));
const download = vi.hoisted(() => vi.fn((_revision: number) => Promise.resolve()));
vi.mock('../../../ui/flyer/files/useFlyerDownload.ts', () => ({
  useFlyerDownload: (_flyer: unknown, revision: number) => ({
    isBusy: false,
    download: () => download(revision),
  }),
}));

const step = (n: number, action: FlyerStep['action'], reason: string | null = null): FlyerStep => ({
  n,
  action,
  at: new Date('2026-11-20T15:00:00Z'),
  by_user_id: 'naomi',
  by_name: 'Naomi Sato',
  revision: n,
  reason,
});
const rejected = step(21, 'rejected', 'Too loud');
const flyer = sampleFlyer({ status: 'rejected', step_count: 21, last_step: rejected });
const showOlder = vi.fn(() => Promise.resolve());
const reload = vi.fn();
type Pages = ReturnType<typeof usePages<FlyerStep>>;
const page: Extract<Pages, { status: 'ready' }> = {
  status: 'ready',
  items: [rejected, step(20, 'submitted')],
  unreadable: 0,
  hasOlder: true,
  older: undefined,
  showOlder,
  reload,
};

function open(pages: Pages, shown = flyer, role = 'officer') {
  vi.mocked(usePages).mockReturnValue(pages);
  const session = memberSession({ role }, { uid: 'ana' });
  renderInPortal(<FlyerHistory flyer={shown} />, { session });
  return userEvent.setup();
}
const history = () => screen.getByRole('region', { name: 'History' });
beforeEach(() => {
  vi.mocked(usePages).mockReset();
  showOlder.mockClear();
  reload.mockClear();
});

test('shows the newest step while the others load', () => {
  open({ status: 'loading', reload });
  expect(history()).toHaveTextContent(/Rejected by Naomi Sato.*“Too loud”/);
  expect(screen.getByRole('status', { name: 'Loading the history' })).toBeVisible();
});

test('loads older steps page by page, ending with the flyer’s creation', async () => {
  const user = open(page);
  expect(history()).toHaveTextContent(/Rejected by Naomi Sato.*Submitted by Naomi Sato/);
  expect(history()).not.toHaveTextContent('Created');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(showOlder).toHaveBeenCalledOnce();
});

test('ends the first page with the flyer’s creation if nothing is older', () => {
  open({ ...page, hasOlder: false });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(history()).toHaveTextContent(/Submitted by Naomi Sato.*Created/);
});

test('shows a message and Retry for an unreadable history', async () => {
  const user = open({ status: 'failed', error: {} as never, reload });
  expect(history()).toHaveTextContent(/Rejected by Naomi Sato.*Couldn’t load the history/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('keeps the list when a page can’t be read', async () => {
  const user = open({ ...page, older: 'failed' });
  expect(history()).toHaveTextContent(/Submitted by Naomi Sato.*Couldn’t load the history/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(showOlder).toHaveBeenCalledOnce();
});

test('loads nothing for a flyer without steps', () => {
  open(page, sampleFlyer());
  expect(usePages).not.toHaveBeenCalled();
  expect(history()).toHaveTextContent('Created');
});

test('administrators get the PDF of each edition, including replaced ones', async () => {
  const corrected = sampleFlyer({ status: 'approved', step_count: 3, edition: 2, approved_at: new Date() });
  const items = [
    step(4, 'corrected'),
    { ...step(2, 'approved'), n: 3, at: new Date('2026-11-21T15:00:00Z') },
    step(2, 'submitted'),
  ];
  const steps = { ...page, hasOlder: false, items };
  open(steps, corrected);
  expect(history()).toHaveTextContent(/Correction published by Naomi Sato.*Approved by Naomi Sato/);
  expect(screen.queryByRole('button', { name: /^Download PDF as approved/ })).toBeNull();
  cleanup();
  const user = open(steps, corrected, 'compliance');
  const buttons = screen.getAllByRole('button', { name: /^Download PDF as approved/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) await user.click(button);
  expect(download.mock.calls).toEqual([[4], [2]]);
});
