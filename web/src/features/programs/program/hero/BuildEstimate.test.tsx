import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BuildEstimate } from './BuildEstimate.tsx';

test('the cash for a build adds up, including prepaid costs', () => {
  render(<BuildEstimate />);
  const cash = within(screen.getByRole('region', { name: 'What you’d need in cash' }));
  expect(cash.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Down payment, \d+%$/),
    'Lender and title fees',
    'Prepaid costs',
    'Interest during the build',
    'Total',
  ]);
  const amounts = cash
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent.replace(/[$,]/g, '')));
  const parts = amounts.slice(0, -1);
  expect(parts.every((amount) => amount > 0)).toBe(true);
  expect(amounts.at(-1)).toBe(parts.reduce((sum, each) => sum + each, 0));
  // Insurance and escrow of $4,500, and 15 days at 7.25% on the first $100,000.
  expect(parts[2]).toBe(4_802);
  expect(amounts.at(-1)).toBe(128_827);
});
