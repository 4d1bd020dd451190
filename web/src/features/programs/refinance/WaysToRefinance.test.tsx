import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { refinanceComparison } from './refinanceComparison.ts';
import { setRefinanceInvalid } from './refinanceInvalid.ts';
import { refinanceWays, wayLoans } from './refinanceWays.ts';
import { WaysToRefinance } from './WaysToRefinance.tsx';

/** Returns the cells of a table column, keyed by row name. */
function cells(title: string) {
  const [header, ...rows] = screen.getAllByRole('row').map((row) => [...row.children]);
  const column = header?.findIndex(({ textContent }) => textContent?.startsWith(title)) ?? -1;
  return Object.fromEntries(rows.map((row) => [row[0]?.textContent, row[column]?.textContent ?? '']));
}

it('shows the required APR and number of payments next to each sample’s payment', () => {
  render(<WaysToRefinance />);
  const { ways } = wayLoans(REFINANCE_EXAMPLE);
  for (const [index, { title }] of refinanceWays.entries()) {
    const loan = ways[index]?.loan;
    const { 'Each month': payment, APR: apr, Payments: count } = cells(title);
    expect(payment).toMatch(/^\$[\d,]+$/);
    expect(apr).toBe(`${loan?.apr?.toFixed(2)}%`);
    expect(count).toBe(title === 'Shorter term' ? '180 in 15 years' : '360 in 30 years');
  }
});

it('compares each with the current loan and its remaining interest', () => {
  render(<WaysToRefinance />);
  expect(cells('Today')).toMatchObject({
    'Each month': '$2,465',
    Payments: '324 in 27 years',
    'You owe': '$350,000',
  });
  const interest = ['Today', 'Lower rate', 'Shorter term'].map((title) =>
    Number(cells(title)['Interest from now on']?.replace(/\D/g, '')),
  );
  // All payments minus the balance, such as 324 × $2,464.68 − $350,000.
  expect(interest).toEqual([448_556, 425_804, 190_177]);
});

it('on a phone, shows only the selected option, and the cash row only for the cash-out', async () => {
  const user = userEvent.setup();
  render(<WaysToRefinance />);
  const onPhone = () => ({
    headers: within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .filter(({ className }) => !className.includes('other-way'))
      .map(({ textContent }) => textContent?.replace(/\d.*/, '')),
    reasons: within(screen.getByRole('row', { name: /^Right for you if/ }))
      .getAllByRole('cell')
      .flatMap(({ className, firstElementChild }) =>
        className.includes('other-way') ? [] : [firstElementChild?.textContent],
      ),
    hasCash: !screen.getByRole('row', { name: /^In cash/ }).className.includes('other-way'),
  });
  expect(onPhone()).toEqual({ headers: ['Today', 'Lower rate'], reasons: ['Lower rate'], hasCash: false });
  await user.click(screen.getByRole('radio', { name: 'Cash-out', hidden: true }));
  expect(onPhone()).toEqual({ headers: ['Today', 'Cash-out'], reasons: ['Cash-out'], hasCash: true });
});

it('uses numbers entered in the calculator above', () => {
  rememberNumbers({ balance: 310_000, newRate: 6, yearsLeft: 25 });
  render(<WaysToRefinance />);
  const { currentPayment, newPayment } = refinanceComparison({
    ...REFINANCE_EXAMPLE,
    balance: 310_000,
    newRate: 6,
    left: 25,
  });
  const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
  expect(screen.getByText(/^With your numbers: 6\.00%, or 6\.25% with cash out, and \$7,000 /)).toBeVisible();
  expect(cells('Today')).toMatchObject({
    'Each month': dollars(currentPayment),
    Payments: '300 in 25 years',
    'You owe': '$310,000',
  });
  expect(cells('Lower rate')).toMatchObject({ 'Each month': dollars(newPayment), Rate: '6.00%' });
  // While one of the worksheet's fields is invalid, the table shows the last valid numbers.
  act(() => setRefinanceInvalid(true));
  expect(screen.getByText(/^With your earlier numbers: 6\.00%/)).toBeVisible();
  act(() => setRefinanceInvalid(false));
});

it('shows the sample, with a label, if the visitor’s rate isn’t lower', () => {
  rememberNumbers({ balance: 310_000, newRate: 8 });
  render(<WaysToRefinance />);
  expect(screen.getByText(/^A sample, not your numbers: 6\.25%/)).toBeVisible();
  expect(cells('Today')).toMatchObject({ 'You owe': '$350,000' });
});

it('says of each way who it suits and what else to consider, and on a phone leaves out rows without a text', () => {
  render(<WaysToRefinance />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  for (const { choose, instead } of refinanceWays) {
    expect(row(/^Right for you if/)).toHaveTextContent(choose);
    expect(row(/^Consider something else if/)).toHaveTextContent(instead.text);
  }
  expect(row(/^About the rate/)).toHaveClass('other-way');
});
