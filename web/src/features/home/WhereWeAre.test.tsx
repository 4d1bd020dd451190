import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleDirectory } from '../directory/testing/sampleDirectory.ts';
import { WhereWeAre } from './WhereWeAre.tsx';

vi.mock('../../lib/directory/useDirectory.ts', () => ({
  useDirectory: () => ({ status: 'ready', directory: sampleDirectory }),
}));

test('counts the branches of each state beside the map of one', async () => {
  render(
    <Suspense>
      <WhereWeAre otherwise="No map" />
    </Suspense>,
  );
  expect(await screen.findByText(/^1 branch in \w+( \w+)? and 1 in \w+( \w+)?$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all 2 branches' })).toHaveAttribute(
    'href',
    '/branches#branches',
  );
});
