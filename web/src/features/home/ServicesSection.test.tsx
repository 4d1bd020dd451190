import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ServicesSection } from './ServicesSection.tsx';

test('each kind of help leads to the page that explains it', () => {
  render(<ServicesSection />, { wrapper: MemoryRouter });
  const cards = within(screen.getByRole('list')).getAllByRole('link');
  const targets = cards.map((link) => link.getAttribute('href')?.split(/[?#]/)[0]);
  expect(targets).toEqual([
    routePaths.purchase,
    routePaths.refinance,
    '/loans/heloc',
    routePaths.loanPrograms,
  ]);
  expect(screen.getByRole('link', { name: /Find your program/ })).toHaveAttribute(
    'href',
    '/loan-programs#little-saved',
  );
});
