import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IncomeWorksheet } from './IncomeWorksheet.tsx';
import { incomeWays } from './incomeWays.ts';

const choose = (who: RegExp) => fireEvent.click(screen.getByRole('radio', { name: who }));
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(`${label}, exact`);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

it('counts half of a business’s deposits, or another entered share', () => {
  render(<IncomeWorksheet />);
  const panel = screen.getByRole('region', { name: 'Bank statement loans' });
  expect(within(panel).getByText('$12,000')).toBeVisible();
  expect(panel).toHaveTextContent('At a 43% DTI, that covers about $5,160 a month for the new payment');
  type('Share that counts', '70');
  expect(within(panel).getByText('$16,800')).toBeVisible();
});

it('divides the rent by the payment, and shows the difference', () => {
  render(<IncomeWorksheet />);
  choose(/^I own rentals/);
  expect(screen.queryByRole('region', { name: 'Bank statement loans' })).toBeNull();
  const panel = screen.getByRole('region', { name: 'DSCR loans' });
  expect(panel).toHaveTextContent('1.10');
  expect(panel).toHaveTextContent(
    'The rent covers the payment, with $300 left. Many lenders look for 1.00 to 1.25.',
  );
  type('Monthly rent', '2700');
  expect(panel).toHaveTextContent('0.90');
  expect(panel).toHaveTextContent('The rent is $300 short of the payment.');
});

it('spreads savings over months, and shows no sum for a number out of range', () => {
  render(<IncomeWorksheet />);
  choose(/^I live on savings/);
  const panel = screen.getByRole('region', { name: 'Asset-based lending' });
  expect(within(panel).getByText('$2,000')).toBeVisible();
  type('Savings that count', '1');
  expect(panel).toHaveTextContent('Check the marked field.');
  expect(within(panel).queryByText('$2,000')).toBeNull();
});

it('lists for each income what to document and what the lender counts', () => {
  render(<IncomeWorksheet />);
  const names = screen
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual(incomeWays.map(({ who, loan, show, counts }) => `${who}${loan}${show}${counts}`));
  expect(names[0]).toContain('12 or 24 months of bank statements');
});

it('explains what is different about a non-QM loan', () => {
  render(<IncomeWorksheet />);
  choose(/^None of these/);
  expect(screen.getByRole('region', { name: 'Non-QM loans' })).toHaveTextContent(
    /What a non-QM loan can offer.*A term longer than 30 years.*What to watch/,
  );
});
