import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provideDirectory } from '../../../lib/directory/directoryStore.ts';
import { RailOfficer } from './RailOfficer.tsx';

const GRACE = {
  id: 'lo-1',
  name: 'Grace Okafor',
  email: 'grace@larkfield.example',
  phone: '9735550155',
  nmls: '1990001',
  title: 'Loan Officer',
  bio: '',
  branchId: 'clifton',
};

it('says who the application goes to and how to call them, and until then nothing', () => {
  const { container, rerender } = render(<RailOfficer id="lo-1" />);
  expect(container).toBeEmptyDOMElement();
  provideDirectory({ branches: [], officers: [GRACE] } as unknown as Parameters<typeof provideDirectory>[0]);
  rerender(<RailOfficer id="lo-1" />);
  expect(screen.getByText('Grace Okafor')).toBeVisible();
  expect(screen.getByText(`NMLS #${GRACE.nmls}`)).toBeVisible();
  expect(screen.getByRole('link', { name: '(973) 555-0155' })).toHaveAttribute('href', 'tel:+19735550155');
  rerender(<RailOfficer id="somebody-else" />);
  expect(container).toBeEmptyDOMElement();
});
