import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';

test('promises first contact within 24 hours on business days', () => {
  render(<PurchaseCalendar />);
  expect(screen.getByText(/Contacts you within/)).toHaveTextContent(
    'Contacts you within 24 hours on business days.',
  );
});
