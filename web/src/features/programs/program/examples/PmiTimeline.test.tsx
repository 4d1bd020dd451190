import { facts } from '@brokerage/domain/programs/facts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PmiTimeline, pmiEnds } from './PmiTimeline.tsx';

test.each([
  // By the balance of each loan in closed form: the month at which it reaches 80% and 78% of $500,000 at 6.25%.
  [3, 242.5],
  [5, 237.5],
  [10, 225],
  [15, 212.5],
])('with %i%% down, PMI may be canceled at 80%% and ends at 78%%', (down, monthly) => {
  const { canAsk, ends, monthly: cents } = pmiEnds(down);
  expect(cents).toBe(monthly * 100);
  const share = (month: number) => {
    const rate = 0.0625 / 12;
    return ((100 - down) * ((1 + rate) ** 360 - (1 + rate) ** month)) / ((1 + rate) ** 360 - 1);
  };
  expect([share(canAsk) <= 80, share(canAsk - 1) > 80]).toEqual([true, true]);
  expect([share(ends) <= 78, share(ends - 1) > 78]).toEqual([true, true]);
});

test('says both times for each down payment, from the least to where there is no PMI, within its scale', () => {
  render(<PmiTimeline />);
  expect(screen.getAllByText(/Ask to cancel after/)).toHaveLength(4);
  expect(screen.getAllByText(/^PMI of/).map(({ textContent }) => textContent)).toEqual([
    'PMI of $243 a month',
    'PMI of $238 a month',
    'PMI of $225 a month',
    'PMI of $213 a month',
  ]);
  expect(screen.getByText('20% down').closest('li')).toHaveTextContent('20% downNo PMI');
  expect(facts.conventionalDown.sentence).toContain('as low as 3%');
  expect(pmiEnds(3).ends / 12).toBeLessThan(12);
});
