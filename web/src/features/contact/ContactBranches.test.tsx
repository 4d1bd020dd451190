import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubDirectory } from '../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../lib/directory/testing/sampleDirectory.ts';
import { ContactBranches } from './ContactBranches.tsx';

vi.mock('../../lib/directory/useDirectory.ts', () => import('../../lib/directory/testing/directoryStub.ts'));

it('omits the main office, whose address is above', () => {
  stubDirectory({ status: 'ready', directory: sampleDirectory });
  render(<ContactBranches />);
  const list = within(screen.getByRole('region', { name: 'Our other branches' })).getByRole('list');
  expect(within(list).getByRole('link', { name: 'Fountain Valley' })).toBeVisible();
  expect(list).not.toHaveTextContent('Clifton');
});
