import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InlineLoadError } from './InlineLoadError.tsx';

test('announces what failed with its reason, and Retry loads again', async () => {
  const retry = vi.fn();
  render(
    <InlineLoadError
      what="your team"
      live={{ status: 'failed', retry, error: { code: 'permission-denied' } }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t load your team. You don’t have access to this. If you need it, ask your administrator.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('keeps the focus in place when Retry disappears', async () => {
  const page = (status: 'loading' | 'failed') => (
    <>
      <a href="/">Before</a>
      <InlineLoadError what="your team" live={{ status, retry: () => rerender(page('loading')) }} />
    </>
  );
  const { rerender } = render(page('failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
});

test('shows the server’s message instead of the reason', () => {
  const live = { status: 'failed', retry: vi.fn(), message: 'Try again tomorrow.' } as const;
  render(<InlineLoadError what="the loan officers" live={live} retryLabel="Retry: loan officers" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the loan officers. Try again tomorrow.');
  expect(screen.getByRole('button', { name: 'Retry: loan officers' })).toBeVisible();
});

test.each(['loading', 'ready'] as const)('shows nothing while the data is %s', (status) => {
  const { container } = render(<InlineLoadError what="your team" live={{ status }} />);
  expect(container).toBeEmptyDOMElement();
});
