import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallbackRequestPanel } from './CallbackRequestPanel.tsx';
import type { ReadableSubmission } from './useOpenedSubmission.ts';

const REQUEST = { topic: 'my-application', message: 'Please call.', callback: '2026-11-24 morning' };

function show(more: object = {}) {
  const data = { callback: { ...REQUEST, ...more } } as ReadableSubmission;
  render(<CallbackRequestPanel opened={{ status: 'ready', data }} />);
}

it('shows a contact form’s request on the company’s clock', () => {
  show();
  expect(screen.getByText('Tuesday, Nov 24, 9 AM to 12 PM, Eastern time')).toBeVisible();
  expect(screen.getByText(/^Sent through the contact form/)).toBeVisible();
});

it('omits an empty message', () => {
  show({ message: '' });
  expect(screen.queryByText('Message')).toBeNull();
});

it('shows an applicant’s scheduled call on the officer’s clock, with the application’s number', () => {
  show({ time_zone: 'America/Los_Angeles', application_reference: 'PA-TEST-0001' });
  expect(screen.getByText('Tuesday, Nov 24, 9 AM to 12 PM, Pacific time')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent(
    /after sending application PA-TEST-0001, which.*counts for both/,
  );
});
