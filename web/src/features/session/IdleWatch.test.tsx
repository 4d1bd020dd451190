import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearActivity, recordActivity } from './activity.ts';
import { IdleWatch } from './IdleWatch.tsx';
// Load it before the test, so that the lazy import resolves immediately.
import './IdleWarning.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9) });
  localStorage.clear();
  clearActivity();
});
afterEach(() => vi.useRealTimers());

function open() {
  const handlers = { onIdle: vi.fn(), onLeave: vi.fn() };
  render(<IdleWatch {...handlers} />);
  return handlers;
}
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
    await vi.dynamicImportSettled();
  });
const warning = () => screen.queryByRole('alertdialog');

test('warns two minutes before, counts down, and signs out once', async () => {
  const { onIdle } = open();
  await pass(28 * MINUTE - 2000);
  expect(warning()).toBeNull();
  await pass(2000);
  expect(warning()).toHaveAccessibleName('Are you still there?');
  expect(screen.getByTestId('countdown')).toHaveTextContent('2:00');
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await pass(30_000);
  expect(screen.getByTestId('countdown')).toHaveTextContent('1:30');
  expect(screen.getByRole('timer')).toHaveTextContent('2 minutes left');
  await pass(30_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1 minute left');
  expect(onIdle).not.toHaveBeenCalled();
  await pass(5 * MINUTE);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('activity postpones it, but only a response closes the warning', async () => {
  const { onIdle } = open();
  await pass(20 * MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(20 * MINUTE);
  expect(warning()).toBeNull();
  await pass(8 * MINUTE);
  expect(warning()).toBeVisible();
  fireEvent.pointerMove(document.body);
  await pass(1000);
  expect(warning()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(warning()).toBeNull();
  await pass(27 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

test('Escape stays, and Sign Out leaves', async () => {
  const { onLeave } = open();
  await pass(28 * MINUTE);
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(warning()).toBeNull();
  await pass(28 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('activity in another window counts, and closes the warning here', async () => {
  const { onIdle } = open();
  await pass(29 * MINUTE);
  expect(warning()).toBeVisible();
  // Simulates another window of this browser, which writes the same entry.
  localStorage.setItem('portal_last_active', String(Date.now()));
  await pass(1000);
  expect(warning()).toBeNull();
  await pass(5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a computer that slept past the limit is signed out on the first input, which doesn’t count', () => {
  recordActivity();
  const { onIdle } = open();
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  fireEvent.pointerMove(document.body);
  expect(onIdle).toHaveBeenCalledOnce();
});
