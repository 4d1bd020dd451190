import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FundingFees } from './FundingFees.tsx';
import { InsuranceSpans } from './InsuranceSpans.tsx';
import { JumboCash } from './JumboCash.tsx';

it('shows FHA insurance costs over the years, and the upfront premium', () => {
  render(<InsuranceSpans />);
  const [lowest, more] = screen.getAllByRole('listitem');
  expect(lowest).toHaveTextContent(/\$51,218 over the loan, plus \$8,444 upfront/);
  expect(more).toHaveTextContent(/over 11 years, plus \$7,875 upfront/);
});

it('shows the VA funding fee in dollars and as a share of the loan', () => {
  render(<FundingFees />);
  expect(screen.getByText('$10,750, or 2.15% of a $500,000 loan.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '5-9.99%' }));
  expect(screen.getByText('$7,125, or 1.5% of a $475,000 loan with 5% down.')).toBeVisible();
});

it('adds up a jumbo loan’s reserves from its displayed payment', () => {
  render(<JumboCash />);
  const dollars = (of: RegExp) =>
    Number(screen.getByText(of, { selector: 'dt' }).nextSibling?.textContent?.replace(/[$,]/g, ''));
  const [, each] = /\$([\d,]+) each/.exec(screen.getByText(/in reserve/).textContent ?? '') ?? [];
  expect(dollars(/in reserve/)).toBe(6 * Number(each?.replace(',', '')));
  expect(dollars(/^Total/)).toBe(dollars(/^Down payment/) + dollars(/in reserve/));
});
