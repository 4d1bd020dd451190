import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { facts } from '@brokerage/domain/programs/facts';
import { PMI_DOWN_PAYMENTS } from '@brokerage/domain/programs/loanExamples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PmiTimeline } from './PmiTimeline.tsx';
import { pmiLoan } from './pmiLoan.ts';

test('shows both dates for each down payment, up to the one without PMI, within its scale', () => {
  render(<PmiTimeline />);
  expect(screen.getAllByText(/Ask to cancel after/)).toHaveLength(3);
  expect(screen.getAllByText(/^PMI of/).map(({ textContent }) => textContent)).toEqual([
    'PMI of $243 a month',
    'PMI of $238 a month',
    'PMI of $225 a month',
  ]);
  expect(screen.getByText('20% down').closest('p')).toHaveTextContent('With 20% down, there’s no PMI.');
  for (const down of PMI_DOWN_PAYMENTS)
    expect(document.body).toHaveTextContent(`${formatWholeDollars(pmiLoan(down).totalPmi)}in all`);
  expect(facts.conventionalDown.sentence).toContain('as low as 3%');
  expect(pmiLoan(3).ends / 12).toBeLessThan(12);
});
