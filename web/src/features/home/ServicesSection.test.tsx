import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ServicesSection } from './ServicesSection.tsx';

test('each service links to the page that explains it', () => {
  render(<ServicesSection />, { wrapper: MemoryRouter });
  const cards = within(screen.getByRole('list')).getAllByRole('link');
  const targets = cards.map((link) => link.getAttribute('href')?.split(/[?#]/)[0]);
  expect(targets).toEqual([sitePaths.purchase, sitePaths.refinance, '/loans/heloc', sitePaths.loanPrograms]);
  expect(screen.getByRole('link', { name: /Find your program/ })).toHaveAttribute(
    'href',
    '/loan-programs#little-saved',
  );
});
