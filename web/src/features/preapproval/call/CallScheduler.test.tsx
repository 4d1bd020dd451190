import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallScheduler } from './CallScheduler.tsx';

function show(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  render(
    <CallScheduler
      officeHours={DEFAULT_OFFICE_SCHEDULE}
      preferred={undefined}
      labelId="label"
      request={vi.fn()}
      onScheduled={() => undefined}
    />,
  );
  vi.useRealTimers();
}

it('repeats the selected time above its button, and keeps the list clear of both', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  show('2026-11-22T10:00-05:00');
  const time = screen.getByRole('radio', { name: /^Monday, Nov 23, 12/ });
  await userEvent.click(time);
  expect(screen.getByText(/^Monday, Nov 23, 12\sPM to 3\sPM$/).nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Confirm time' }),
  );
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrollIntoView.mock.contexts).toEqual([time.closest('label')]);
});

it('repeats a time that has begun in the words of its button', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  show('2026-11-23T10:54-05:00');
  await userEvent.click(screen.getByRole('radio', { name: /^Monday, Nov 23, Now to 12/ }));
  expect(screen.getByText(/^Monday, Nov 23, now to 12\sPM$/)).toBeInTheDocument();
});
