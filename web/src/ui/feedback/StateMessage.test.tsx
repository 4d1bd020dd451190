import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StateDrawingContext } from '../../lib/contexts/stateDrawingContext.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { ConnectionHint } from './ConnectionHint.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { StateDrawing } from './StateDrawing.tsx';
import { StateMessage } from './StateMessage.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (content: ReactNode) =>
  render(
    <StateDrawingContext value={(scene) => <StateDrawing scene={scene} />}>{content}</StateDrawingContext>,
  );

test('every state has a drawing of one size, hidden from screen readers', () => {
  const { container } = open(
    <>
      <EmptyState title="Nothing yet">It will come here.</EmptyState>
      <EmptyState scene="search" title="Nothing found">
        No match.
      </EmptyState>
      <ErrorState title="Failed" onRetry={() => undefined} />
      <StateMessage scene="denied" title="Access Denied" titleAs="h1" />
      <StateMessage scene="offline" title="Offline" />
      <StateMessage scene="missing" title="Not found" />
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).toHaveLength(6);
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size, 'each its own').toBe(6);
  for (const drawing of drawings) {
    expect(drawing.getAttribute('viewBox')).toBe('0 0 200 120');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
});

test('announces a failed load, but not an empty list', () => {
  open(
    <>
      <ErrorState title="Couldn’t load your team" onRetry={() => undefined}>
        Check your connection and try again.
      </ErrorState>
      <EmptyState title="Nothing yet">It will come here.</EmptyState>
    </>,
  );
  const [alert, ...others] = screen.getAllByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load your team');
  expect(alert).toHaveTextContent('Check your connection');
  expect(others).toEqual([]);
});

const loading: Live<string> = { status: 'loading', unreachable: true };
const stale: Live<string> = { status: 'ready', data: 'old', stale: true };

test('offline, the drawing replaces a skeleton, but never loaded content', () => {
  const page = (live: Live<string>) => (
    <div>
      <ConnectionHint live={live} />
      <p>What follows</p>
    </div>
  );
  const { rerender } = render(page(loading));
  expect(screen.getByRole('status')).toHaveTextContent('We can’t reach the server');
  expect(screen.getByText('What follows')).not.toBeVisible();
  rerender(page(stale));
  expect(screen.getByRole('status')).toHaveTextContent('may be out of date');
  expect(screen.getByText('What follows')).toBeVisible();
});
