import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refinanceWays } from './refinanceWays.ts';
import { WaysToRefinance } from './WaysToRefinance.tsx';

/** Returns the cells below a heading of the table, by the names of their rows. */
function cells(title: string) {
  const [head, ...rows] = screen.getAllByRole('row').map((row) => [...row.children]);
  const column = head?.findIndex(({ textContent }) => textContent?.startsWith(title)) ?? -1;
  return Object.fromEntries(rows.map((row) => [row[0]?.textContent, row[column]?.textContent ?? '']));
}

it('says beside each sample’s payment what the law wants there: APR, and the number of payments', () => {
  render(<WaysToRefinance />);
  for (const { title, loan } of refinanceWays) {
    const { 'Each month': payment, APR: apr, Payments: count } = cells(title);
    expect(payment).toMatch(/^\$[\d,]+$/);
    expect(apr).toBe(`${loan.apr?.toFixed(2)}%`);
    expect(count).toBe(title === 'Shorter term' ? '180 in 15 years' : '360 in 30 years');
  }
});

it('sets each beside the loan of today, with the interest still to come', () => {
  render(<WaysToRefinance />);
  expect(cells('Today')).toMatchObject({
    'Each month': '$2,465',
    Payments: '324 in 27 years',
    'You owe': '$350,000',
  });
  const interest = ['Today', 'Lower rate', 'Shorter term'].map((title) =>
    Number(cells(title)['Interest from now on']?.replace(/\D/g, '')),
  );
  // All payments less the balance, such as 324 of $2,464.68 less $350,000.
  expect(interest).toEqual([448_556, 425_804, 190_177]);
});

it('shows on a phone the way that is chosen alone, and the row of the cash only with the cash-out', async () => {
  const user = userEvent.setup();
  render(<WaysToRefinance />);
  const onPhone = () => ({
    heads: within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .filter(({ className }) => !className.includes('other-way'))
      .map(({ textContent }) => textContent?.replace(/\d.*/, '')),
    reasons: refinanceWays.flatMap(({ title }) =>
      screen.getByRole('region', { name: title }).className.includes('other-way') ? [] : [title],
    ),
    hasCash: !screen.getByRole('row', { name: /^In cash/ }).className.includes('other-way'),
  });
  expect(onPhone()).toEqual({ heads: ['Today', 'Lower rate'], reasons: ['Lower rate'], hasCash: false });
  await user.click(screen.getByRole('radio', { name: 'Cash-out', hidden: true }));
  expect(onPhone()).toEqual({ heads: ['Today', 'Cash-out'], reasons: ['Cash-out'], hasCash: true });
});
