import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenNow } from './OpenNow.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('follows the office clock while the page stays open', async () => {
  // A Friday, 5:59 PM in New Jersey.
  vi.setSystemTime('2026-11-20T22:59:40Z');
  render(<OpenNow />);
  expect(await screen.findByText('Open now')).toBeVisible();
  // Its timer may start slightly after it renders.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Closed now')).toBeVisible();
  expect(screen.getByText('Opens Monday at 9AM ET')).toBeVisible();
});

test('uses the branch’s own clock', async () => {
  // A Friday, 3 PM in California and 6 PM in New Jersey.
  vi.setSystemTime('2026-11-20T23:00:00Z');
  render(<OpenNow timeZone="America/Los_Angeles" />);
  expect(await screen.findByText('Open now')).toBeVisible();
});

test('uses the branch’s own hours', async () => {
  // A Saturday, noon in New Jersey.
  vi.setSystemTime('2026-11-21T17:00:00Z');
  const week = { ...DEFAULT_OFFICE_SCHEDULE.week, saturday: { opens: '10:00', closes: '13:30' } };
  render(<OpenNow week={week} />);
  expect(await screen.findByText('Open now')).toBeVisible();
});

test('names the holiday and the next opening', async () => {
  vi.setSystemTime('2026-11-26T18:00:00Z');
  render(<OpenNow timeZone="America/Los_Angeles" />);
  expect(await screen.findByText('Closed for Thanksgiving Day. Opens Friday at 9AM PT')).toBeVisible();
  expect(screen.queryByText('Closed now')).toBeNull();
});

test('shows only the time if the office opens later today', async () => {
  vi.setSystemTime('2026-11-20T13:00:00Z');
  render(<OpenNow />);
  expect(await screen.findByText('Opens at 9AM ET')).toBeVisible();
});
