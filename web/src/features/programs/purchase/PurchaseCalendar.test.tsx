import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';

test('promises first contact within 24 hours on business days', () => {
  render(<PurchaseCalendar />);
  for (const text of screen.getAllByText(/Contacts you within/))
    expect(text).toHaveTextContent('Contacts you within 24 hours on business days.');
});

test('collapses each stage’s tasks on a phone, under the stage’s name', () => {
  render(<PurchaseCalendar />);
  const names = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(5);
  for (const name of names) {
    const fold = screen.getByText((_, element) => element?.textContent === `Who does what: ${name}`, {
      selector: 'summary',
    });
    expect(fold.closest('details')).not.toHaveAttribute('open');
    expect(fold.closest('details')).toHaveTextContent('Your loan officer');
  }
});
