import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ServicesSection } from './ServicesSection.tsx';

test('Find your program leads to the loan programs, the other cards to the form', () => {
  render(<ServicesSection />, { wrapper: MemoryRouter });
  const cards = within(screen.getByRole('list')).getAllByRole('link');
  const targets = cards.map((link) => link.getAttribute('href')?.split(/[?#]/)[0]);
  expect(targets).toEqual([
    routePaths.preApproval,
    routePaths.preApproval,
    routePaths.preApproval,
    '/loan-programs',
  ]);
  expect(screen.getByRole('link', { name: /Find your program/ })).toHaveAttribute(
    'href',
    '/loan-programs#little-saved',
  );
});
