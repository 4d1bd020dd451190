import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallTimes } from './CallTimes.tsx';

const { week } = DEFAULT_OFFICE_SCHEDULE;
/** The office opens later on Mondays than on other days. */
const officeHours = {
  ...DEFAULT_OFFICE_SCHEDULE,
  week: {
    ...week,
    monday: { opens: '12:00', closes: '18:00' },
    tuesday: { opens: '09:00', closes: '18:00' },
  },
};

/** Renders the times at a given moment, in New Jersey's winter time. */
function open(at: string, current?: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${at}-05:00`) });
  render(
    <CallTimes
      officeHours={officeHours}
      preferred={undefined}
      current={current}
      chosen={undefined}
      unavailable={[]}
      errorId={undefined}
      labelId="label"
      onChoose={() => undefined}
    />,
  );
  vi.useRealTimers();
}

it.each([
  ['on the Sunday before', '2026-11-22T10:00', /^Monday, Nov 23, 12/],
  ['before it opens that day', '2026-11-23T08:00', /^Monday, Nov 23, 12/],
  ['once that day has no time left', '2026-11-23T17:30', /^Tuesday, Nov 24, 9/],
])('a day that opens at noon has no earlier times: %s', (_when, at, first) => {
  open(at);
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(first);
  expect(screen.queryByText('Earlier times have passed')).toBeNull();
});

it('shows that a day’s earlier times are over, whenever the next day opens', () => {
  open('2026-11-23T15:30');
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/^Monday, Nov 23, Now to 6/);
  expect(screen.getByText('Earlier times have passed')).toBeVisible();
});

it('removes past times when the visitor returns to the tab', () => {
  open('2026-11-22T10:00');
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/^Monday, Nov 23/);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00-05:00') });
  fireEvent(document, new Event('visibilitychange'));
  vi.useRealTimers();
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/^Tuesday, Nov 24/);
});

it('focuses the first time of the days that More days shows', async () => {
  open('2026-11-23T08:00');
  // The test browser is wider than a phone, so the phone-only button is hidden.
  await userEvent.click(screen.getByText('More days'));
  expect(screen.getByRole('radio', { name: /^Wednesday, Nov 25, 9/ })).toHaveFocus();
  expect(screen.queryByText('More days')).toBeNull();
});

it('doesn’t offer the call’s current time', () => {
  open('2026-11-23T08:00', '2026-11-23 midday');
  const [now, ...others] = screen.getAllByRole('radio');
  expect(now).toHaveAccessibleName(/^Monday, Nov 23, 12.*, Your time now$/);
  expect(now).toBeDisabled();
  for (const other of others) expect(other).toBeEnabled();
});
