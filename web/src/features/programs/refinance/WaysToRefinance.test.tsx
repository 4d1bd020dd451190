import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refinanceWays } from './refinanceWays.ts';
import { WaysToRefinance } from './WaysToRefinance.tsx';

const cells = (title: string) =>
  Object.fromEntries(
    [...screen.getByLabelText(title).querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  );

it('says beside each sample’s payment what the law wants there: APR, and the number of payments', () => {
  render(<WaysToRefinance />);
  for (const { title, loan } of refinanceWays) {
    const { 'Each month': payment, APR: apr, Payments: count } = cells(title);
    expect(payment).toMatch(/^\$[\d,]+$/);
    expect(apr).toBe(`${loan.apr?.toFixed(2)}%`);
    expect(count).toBe(title === 'Shorter term' ? '180' : '360');
  }
});

it('sets each beside the loan of today, with the interest still to come', () => {
  render(<WaysToRefinance />);
  expect(cells('Today')).toMatchObject({ 'Each month': '$2,465', Years: '27', 'You owe': '$350,000' });
  const interest = ['Today', 'Lower rate', 'Shorter term'].map((title) =>
    Number(cells(title)['Interest from now on']?.replace(/\D/g, '')),
  );
  // All payments less the balance, such as 324 of $2,464.68 less $350,000.
  expect(interest).toEqual([448_556, 425_804, 190_177]);
});
