import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenNow } from './OpenNow.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it follows the office clock while the page stays open', () => {
  // A Friday, 5:59 PM in New Jersey.
  vi.setSystemTime('2026-11-20T22:59:40Z');
  render(<OpenNow />);
  expect(screen.getByText('Open now')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(screen.getByText('Closed now')).toBeVisible();
});
