import type { FlyerMark } from '@brokerage/domain/flyer/marks/flyerMark';
import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { type ReviewMarks, useFlyerMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { countUnresolvedMarks } from './countUnresolvedMarks.ts';
import { MarksPanel } from './MarksPanel.tsx';
import { useUnresolvedQuestion } from './useUnresolvedQuestion.tsx';

vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('../../../lib/live-data/records/useFlyerMarks.ts', () => ({ useFlyerMarks: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
vi.mock('./countUnresolvedMarks.ts', () => ({ countUnresolvedMarks: vi.fn() }));

const toId = (letter: string) => letter.repeat(21);
const mark = (letter: string, label: string): FlyerMark => ({
  id: toId(letter),
  anchor: label === '' ? { kind: 'page', page: 1 } : { kind: 'field', field: label.toLowerCase() },
  text: `Text of ${letter}`,
  label,
  carried_from: null,
});
const flyer = (changes: Partial<Flyer> = {}): Flyer => ({
  ...flyerSchema.parse({
    id: 'maple',
    template_id: 't',
    template_version_id: 'v',
    title: 'Maple',
    owner_user_id: 'maria',
    tenant_id: 'larkfield',
    data: {},
    status: 'rejected',
    reason: 'See marks',
    created_at: new Date(),
    updated_at: new Date(),
    last_rejection: {
      n: 2,
      action: 'rejected',
      at: new Date(),
      by_user_id: 'ines',
      by_name: 'Ines',
      revision: 2,
      reason: 'See marks',
      mark_count: 2,
    },
  }),
  ...changes,
});

let live: Live<ReviewMarks>;
const onShow = vi.fn();
const panel = (changes: Partial<Flyer> = {}, isOwn = true) => (
  <NotifyProvider>
    <MarksPanel flyer={flyer(changes)} isOwn={isOwn} selected={undefined} onShow={onShow} />
  </NotifyProvider>
);
const button = (name: string) => screen.getByRole('button', { name });
const ready = (resolutions: ReviewMarks['resolutions'] = {}): Live<ReviewMarks> => ({
  status: 'ready',
  stale: false,
  data: { revision: 2, marks: [mark('a', 'Headline'), mark('b', '')], resolutions },
});
const done = (note = '') => ({ [toId('a')]: { is_resolved: true, note, at: new Date() } });

beforeEach(() => {
  sessionStorage.clear();
  live = ready();
  vi.mocked(useFlyerMarks).mockImplementation(() => live);
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('an officer opens a mark, resolves it with a note and reopens it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(panel());
  expect(screen.getByText('0 of 2 resolved')).toBeVisible();
  await user.click(button('Show mark 1: Headline'));
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ id: toId('a') }));
  await user.click(button('Add note to mark 1'));
  await user.type(screen.getByLabelText('Note on mark 1 (optional)'), ' Shorter now ');
  await user.click(button('Resolve mark 1'));
  const call = { id: 'maple', revision: 2, mark_id: toId('a'), note: 'Shorter now' };
  expect(callFunction).toHaveBeenLastCalledWith('resolve-flyer-mark', { ...call, is_resolved: true });
  live = ready(done('Shorter now'));
  rerender(panel());
  expect(screen.getByText('1 of 2 resolved')).toBeVisible();
  expect(screen.getByText('Resolved. Your note: Shorter now')).toBeVisible();
  await user.click(button('Reopen mark 1'));
  expect(callFunction).toHaveBeenLastCalledWith('resolve-flyer-mark', { ...call, is_resolved: false });
});

test('shows a failure and keeps the note, also over a reload', async () => {
  const user = userEvent.setup();
  vi.mocked(callFunction).mockRejectedValue(
    new FirebaseError('functions/failed-precondition', 'Marks can be resolved only while it’s rejected.'),
  );
  const { unmount } = render(panel());
  await user.click(button('Add note to mark 2'));
  await user.type(screen.getByLabelText('Note on mark 2 (optional)'), 'Moved it');
  await user.click(button('Resolve mark 2'));
  expect(await screen.findByText('Failed to resolve the mark')).toBeVisible();
  expect(screen.getByText('Marks can be resolved only while it’s rejected.')).toBeVisible();
  expect(screen.getByLabelText('Note on mark 2 (optional)')).toHaveValue('Moved it');
  unmount();
  render(panel());
  expect(screen.getByLabelText('Note on mark 2 (optional)')).toHaveValue('Moved it');
});

test.each<[string, Partial<Flyer>, boolean]>([
  ['while it waits for approval', { status: 'pending_approval' }, true],
  ['for a colleague', {}, false],
])('marks can’t be changed %s', (_, changes, isOwn) => {
  live = ready(done());
  render(panel(changes, isOwn));
  expect(screen.getByText('1 of 2 resolved')).toBeVisible();
  for (const name of [/^Resolve/, /^Reopen/, /^Add note/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('shows loading, and failure with Retry', async () => {
  live = { status: 'loading', unreachable: false };
  const { rerender } = render(panel());
  expect(screen.getByRole('status', { name: 'Loading the reviewer’s marks' })).toBeVisible();
  const retry = vi.fn();
  live = { status: 'failed', error: {} as never, retry };
  rerender(panel());
  await userEvent.setup().click(button('Retry'));
  expect(retry).toHaveBeenCalled();
});

test('Submit warns once how many marks are unresolved', async () => {
  const user = userEvent.setup();
  const revised = flyer({ status: 'editing', rejected_revision: 2 });
  const { result } = renderHook(() => useUnresolvedQuestion(revised));
  const Question = () => result.current.question;

  vi.mocked(countUnresolvedMarks).mockResolvedValue(2);
  for (const [name, isSubmitted] of [
    ['Back to the marks', false],
    ['Submit anyway', true],
  ] as const) {
    const answer = result.current.ask();
    await waitFor(() => expect(result.current.question).toBeDefined());
    const { unmount } = render(<Question />);
    expect(await screen.findByRole('dialog', { name: '2 marks are not resolved' })).toBeVisible();
    await user.click(button(name));
    expect(await answer).toBe(isSubmitted);
    unmount();
    await waitFor(() => expect(result.current.question).toBeUndefined());
  }

  vi.mocked(countUnresolvedMarks).mockResolvedValue(0);
  expect(await result.current.ask()).toBe(true);
  vi.mocked(countUnresolvedMarks).mockRejectedValue(new Error('offline'));
  await expect(result.current.ask()).rejects.toThrow('offline');
});

test('Submit doesn’t warn about a flyer rejected before marks existed', async () => {
  vi.mocked(countUnresolvedMarks).mockReset();
  const old = flyer({ status: 'editing', rejected_revision: 2, last_rejection: null });
  const { result } = renderHook(() => useUnresolvedQuestion(old));
  expect(await result.current.ask()).toBe(true);
  expect(countUnresolvedMarks).not.toHaveBeenCalled();
});
