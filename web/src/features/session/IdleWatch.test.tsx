import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetActivity, recordActivity } from './activity.ts';
import { IdleWatch } from './IdleWatch.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9) });
  localStorage.clear();
  forgetActivity();
});
afterEach(() => vi.useRealTimers());

function open() {
  const handlers = { onIdle: vi.fn(), onLeave: vi.fn() };
  render(<IdleWatch {...handlers} />);
  return handlers;
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const warning = () => screen.queryByRole('alertdialog');

test('warns two minutes before, counts down, and signs out once', () => {
  const { onIdle } = open();
  pass(28 * MINUTE - 2000);
  expect(warning()).toBeNull();
  pass(2000);
  expect(warning()).toHaveAccessibleName('Are you still there?');
  expect(screen.getByTestId('countdown')).toHaveTextContent('2:00');
  expect(screen.getByRole('button', { name: 'Stay Signed In' })).toHaveFocus();
  pass(30_000);
  expect(screen.getByTestId('countdown')).toHaveTextContent('1:30');
  expect(screen.getByRole('timer')).toHaveTextContent('2 minutes left');
  pass(30_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1 minute left');
  expect(onIdle).not.toHaveBeenCalled();
  pass(5 * MINUTE);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('activity puts it off; once the warning is there only an answer does', () => {
  const { onIdle } = open();
  pass(20 * MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(20 * MINUTE);
  expect(warning()).toBeNull();
  pass(8 * MINUTE);
  expect(warning()).toBeVisible();
  fireEvent.pointerMove(document.body);
  pass(1000);
  expect(warning()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay Signed In' }));
  expect(warning()).toBeNull();
  pass(27 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

test('Escape stays; Sign Out leaves', () => {
  const { onLeave } = open();
  pass(28 * MINUTE);
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(warning()).toBeNull();
  pass(28 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('what is done in another window counts, and closes the warning here', () => {
  const { onIdle } = open();
  pass(29 * MINUTE);
  expect(warning()).toBeVisible();
  // Another window of this browser writes the same entry.
  localStorage.setItem('portal_last_active', String(Date.now()));
  pass(1000);
  expect(warning()).toBeNull();
  pass(5 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a computer that slept past the limit is signed out at the first touch, which does not count', () => {
  recordActivity();
  const { onIdle } = open();
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  fireEvent.pointerMove(document.body);
  expect(onIdle).toHaveBeenCalledOnce();
});
