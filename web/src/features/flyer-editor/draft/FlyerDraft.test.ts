import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectLogged } from '../../../testing/expectLogged.ts';
import { FlyerDraft, type SaveFlyer, type SaveResult } from './FlyerDraft.ts';
import type { StoredFlyer } from './flyerContent.ts';

const at = new Date(2026, 10, 20, 15, 42);
const stored: StoredFlyer = {
  title: 'Sunday',
  public_title: '',
  data: { headline: 'One' },
  realtor_id: null,
  status: 'editing',
  revision: 4,
  updated_at: at,
};
const saved = (part: Partial<StoredFlyer>, revision: number): SaveResult => ({
  outcome: 'saved',
  stored: { ...stored, ...part, revision },
});
const typed = (headline: string) => ({ data: { headline } });

const save = vi.fn<SaveFlyer>();
let online: { mockReturnValue: (value: boolean) => unknown };

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockImplementation((content, revision) => Promise.resolve(saved(content, revision + 1)));
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saves once, shortly after the last change, on top of the known revision', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Two'));
  await vi.advanceTimersByTimeAsync(1000);
  draft.change(typed('Three'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).not.toHaveBeenCalled();
  expect(draft.getState()).toMatchObject({ isChanged: true, isSaving: false });
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls).toEqual([
    [{ title: 'Sunday', public_title: '', realtor_id: null, ...typed('Three') }, 4],
  ]);
  expect(draft.getState()).toMatchObject({ isChanged: false, isSaving: false, stored: { revision: 5 } });
});

test('runs one save at a time; later input goes into the next', async () => {
  const answers: (() => void)[] = [];
  save.mockImplementation(
    (content, revision) =>
      new Promise((resolve) => answers.push(() => resolve(saved(content, revision + 1)))),
  );
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Two'));
  const done = draft.saveNow();
  draft.change(typed('Three'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls[1]).toEqual([expect.objectContaining(typed('Three')), 5]);
  answers[1]?.();
  expect(await done).toBe(true);
  expect(draft.getState().stored.revision).toBe(6);
});

test('offline, sends nothing, keeps everything and shows it', async () => {
  const draft = new FlyerDraft(stored, save);
  online.mockReturnValue(false);
  draft.change(typed('Two'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(save).not.toHaveBeenCalled();
  expect(draft.getState()).toMatchObject({ problem: 'offline', content: typed('Two') });
  online.mockReturnValue(true);
  expect(await draft.saveNow()).toBe(true);
  expect(draft.getState().problem).toBeUndefined();
});

test('retries a failure while the editor is open', async () => {
  save.mockRejectedValueOnce(new Error('unavailable'));
  const draft = new FlyerDraft(stored, save);
  draft.subscribe(() => undefined);
  draft.change(typed('Two'));
  expect(await draft.saveNow()).toBe(false);
  expect(draft.getState()).toMatchObject({ problem: 'failed', isChanged: true });
  expectLogged(['Error updating instance', 'Error']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(draft.getState()).toMatchObject({ problem: undefined, isChanged: false });
});

test('doesn’t send a flyer without a title', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change({ title: '  ' });
  expect(await draft.saveNow()).toBe(false);
  expect(draft.getState().problem).toBe('title');
  draft.change({ title: 'Monday' });
  expect(draft.getState().problem).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});

test('follows other changes when nothing is unsaved', () => {
  const draft = new FlyerDraft(stored, save);
  draft.receiveStored({ ...stored, ...typed('Theirs'), revision: 5 });
  expect(draft.getState()).toMatchObject({
    content: typed('Theirs'),
    updatedElsewhereAt: at,
    isChanged: false,
  });
});

test('asks when something is unsaved, and sends nothing until the choice', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Mine'));
  draft.receiveStored({ ...stored, ...typed('Theirs'), revision: 5 });
  expect(draft.getState()).toMatchObject({ content: typed('Mine'), conflict: typed('Theirs') });
  draft.change(typed('Mine, too'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).not.toHaveBeenCalled();
  expect(await draft.keepMine()).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(typed('Mine, too')), 5);
  expect(draft.getState()).toMatchObject({ conflict: undefined, isChanged: false });
});

test('replaces the input with the newer version on request', () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Mine'));
  draft.receiveStored({ ...stored, ...typed('Theirs'), revision: 5 });
  draft.takeTheirs();
  expect(draft.getState()).toMatchObject({ content: typed('Theirs'), conflict: undefined, isChanged: false });
});

test('a lost race is a conflict, too', async () => {
  save.mockResolvedValueOnce({ outcome: 'conflict', stored: { ...stored, ...typed('Theirs'), revision: 5 } });
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Mine'));
  expect(await draft.saveNow()).toBe(false);
  expect(draft.getState()).toMatchObject({ content: typed('Mine'), conflict: typed('Theirs') });
});

test('its own save is no conflict, with response, new state or no response in any order', async () => {
  const draft = new FlyerDraft(stored, save);
  let answer = (_result: SaveResult) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  draft.change(typed('Mine'));
  const done = draft.saveNow();
  draft.change(typed('Mine again'));
  draft.receiveStored({ ...stored, ...typed('Mine'), revision: 5 });
  answer(saved(typed('Mine'), 5));
  expect(await done).toBe(true);
  expect(draft.getState()).toMatchObject({ conflict: undefined, stored: { revision: 6 } });

  save.mockRejectedValueOnce(new Error('No answer'));
  draft.change(typed('Late'));
  await draft.saveNow();
  expectLogged(['Error updating instance', 'Error']);
  draft.change(typed('Later'));
  draft.receiveStored({ ...stored, ...typed('Late'), revision: 7 });
  expect(draft.getState()).toMatchObject({ conflict: undefined, content: typed('Later') });
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.getState()).toMatchObject({ isChanged: false, stored: { revision: 8 } });
});

test('keeps the input of a flyer submitted elsewhere', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Mine'));
  draft.receiveStored({ ...stored, status: 'pending_approval' });
  expect(await draft.saveNow()).toBe(false);
  draft.change(typed('No more'));
  expect(draft.getState()).toMatchObject({ content: typed('Mine'), conflict: undefined, isChanged: true });
  expect(save).not.toHaveBeenCalled();
});

test('ignores an older state that arrives late', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Mine'));
  await draft.saveNow();
  draft.receiveStored(stored);
  expect(draft.getState()).toMatchObject({ content: typed('Mine'), stored: { revision: 5 } });
});

test('saves the last input once when it’s stopped', async () => {
  const draft = new FlyerDraft(stored, save);
  draft.change(typed('Two'));
  draft.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(typed('Two')), 4);

  const failing = new FlyerDraft(stored, save.mockReset().mockRejectedValue(new Error('refused')));
  failing.change(typed('Two'));
  failing.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledOnce();
  expectLogged(['Error updating instance', 'Error']);
  // The caller learned of the failure and left anyway.
  failing.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledOnce();
});
