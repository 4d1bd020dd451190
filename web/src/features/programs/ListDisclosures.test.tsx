import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListDisclosures } from './ListDisclosures.tsx';

test('discloses a rural home’s FHA loan next to the example’s own, and separates them on a phone', async () => {
  render(<ListDisclosures />);
  const table = await screen.findByRole('table', { name: 'Example loans' });
  const rows = within(table).getAllByRole('row', { name: /^FHA/ });
  expect(rows.map(({ textContent }) => /\$\d+,\d{3}/.exec(textContent)?.[0])).toEqual([
    '$500,000',
    '$350,000',
  ]);
  for (const price of ['$500,000', '$350,000'])
    expect(screen.getByText(`FHA, ${price} home`)).toHaveRole('rowheader');
  // Closing costs are the same for both homes, so they raise the APR more on the smaller loan.
  expect(screen.getByText('FHA, $500,000 home: 5.99% interest, 6.78% APR')).toBeInTheDocument();
  expect(screen.getByText('FHA, $350,000 home: 5.99% interest, 6.81% APR')).toBeInTheDocument();
  expect(screen.getByText(/^USDA: /)).toBeInTheDocument();
  // Loans with the same name are listed together.
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.split(',')[0]);
  expect(names.filter((name, index) => name !== names[index - 1])).toEqual([...new Set(names)]);
  // The loan compared with FHA.
  expect(screen.getByText('Conventional, 5% down')).toHaveRole('rowheader');
  expect(screen.getByText('Conventional, 20% down')).toHaveRole('rowheader');
});
