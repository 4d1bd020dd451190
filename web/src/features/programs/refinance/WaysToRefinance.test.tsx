import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refinanceWays } from './refinanceWays.ts';
import { WaysToRefinance } from './WaysToRefinance.tsx';

it('says beside each sample’s payment what the law wants there: APR, and the number of payments', () => {
  render(<WaysToRefinance />);
  for (const { title, loan } of refinanceWays) {
    const table = screen.getByRole('table', { name: `${title}: your loan today and the new one` });
    const newLoan = (row: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${row} `) }))
        .getAllByRole('cell')
        .at(-1);
    expect(newLoan('Payment')).toHaveTextContent(/^\$[\d,]+$/);
    expect(newLoan('APR')).toHaveTextContent(`${loan.apr?.toFixed(2)}%`);
    expect(newLoan('Number of payments')).toHaveTextContent(title === 'Shorter term' ? '180' : '360');
  }
});
