import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';

test('promises a first contact with the days that don’t count', () => {
  render(<PurchaseCalendar />);
  expect(screen.getByText(/Contacts you within/)).toHaveTextContent(CONTACT_WITHIN.replace('\u00a0', ' '));
});
