import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactClockStatus, contactMark } from './ContactClockStatus.tsx';

const submission = (change: Partial<Submission> = {}): Submission =>
  submissionSchema.parse({
    id: 'a',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-11-18T16:20:00Z'),
    est_value_or_price: null,
    reference_number: 'PA-1',
    lo_assigned_id: null,
    due_at: new Date('2026-11-19T16:20:00Z'),
    due_soon_at: new Date('2026-11-18T20:50:00Z'),
    ...change,
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the state follows the clock while the application is open', () => {
  vi.setSystemTime('2026-11-18T20:49:45Z');
  render(<ContactClockStatus submission={submission()} />);
  expect(screen.getByText('Not due yet')).toBeVisible();
  expect(screen.getByText(/^Promised by Nov 19, 2026, 11:20.AM/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('Due soon')).toBeVisible();
  vi.setSystemTime('2026-11-19T16:20:01Z');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('Overdue')).toBeVisible();
});

test.each([
  ['2026-11-19T16:20:00Z', 'Contacted on time'],
  ['2026-11-19T16:21:00Z', 'Contacted late'],
])('contacted at %s: %s', (at, label) => {
  render(<ContactClockStatus submission={submission({ first_contact_at: new Date(at) })} />);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(/^Nov 19, 2026/)).toBeVisible();
  expect(screen.getByText(/^Promised by Nov 19, 2026/)).toBeVisible();
});

test('an application closed without contact has no clock', () => {
  render(<ContactClockStatus submission={submission({ status: 'withdrawn' })} />);
  expect(screen.getByText(/^No contact was logged/)).toBeVisible();
  expect(screen.queryByText('Overdue')).toBeNull();
});

test('an application on hold has a promise, but is never overdue', () => {
  vi.setSystemTime('2026-11-25T16:20:00Z');
  const onHold = submission({ status: 'on_hold' });
  render(<ContactClockStatus submission={onHold} />);
  expect(contactMark(onHold, new Date())).toBeNull();
  expect(screen.getByText(/While its status is “On hold,” it doesn’t count as overdue/)).toBeVisible();
  expect(screen.queryByText(/^Overdue/)).toBeNull();
});
