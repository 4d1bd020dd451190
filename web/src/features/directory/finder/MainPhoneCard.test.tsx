import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MainPhoneCard } from './MainPhoneCard.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  // A Friday in November, in New Jersey: 3 PM and 12:40 AM.
  ['2026-11-20T20:00:00Z', 'Open now'],
  ['2026-11-20T05:40:00Z', 'Closed now'],
])('shows whether the phone is answered at %s', async (now, status) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  render(<MainPhoneCard />);
  expect(await screen.findByText(status)).toBeVisible();
});
