import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { BranchMaps } from './BranchMaps.tsx';

const branches = vi.hoisted(() =>
  (
    [
      ['clifton', 'NJ', '1200 Route 46 West, Clifton, NJ 07013'],
      ['newark', 'NJ', '60 Park Place, Newark, NJ 07102'],
      ['valley', 'CA', '17150 Newhope Street, Fountain Valley, CA 92708'],
    ] as const
  ).map(([id, state, address]) => ({ id, name: id, state, address, licenseNumber: '', manager: '' })),
);
vi.mock('../../lib/directory/useDirectory.ts', () => ({
  useDirectory: () => ({ status: 'ready', directory: { branches, officers: [] } }),
}));

test('shows the branches of one state on a map and another’s on its outline, each counted once', async () => {
  // The map is in a lazy chunk.
  await act(async () => {
    render(
      <Suspense>
        <BranchMaps otherwise="No map" />
      </Suspense>,
    );
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByRole('link', { name: 'See all 3 branches' })).toHaveAttribute(
    'href',
    '/branches#branches',
  );
  expect(screen.queryByText(/branches in New Jersey/)).toBeNull();
  expect(screen.getByRole('list', { name: 'On the map' })).toHaveTextContent(/^cliftonnewark$/);
  const far = screen.getByRole('link', { name: 'valley' });
  expect(far).toHaveAttribute('href', '/branches/valley');
  expect(far.parentElement).toHaveTextContent('California');
  const outline = far.parentElement?.parentElement?.querySelector('svg');
  expect(outline?.querySelectorAll('circle')).toHaveLength(1);
});
