import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetNumbers, rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { PurchaseDetails } from './PurchaseDetails.tsx';

const conventional = async () => {
  const table = await screen.findByRole('table', { name: 'Example loans' });
  return within(table).getByRole('row', { name: /^Conventional/ });
};

beforeEach(() => {
  cleanup();
  forgetNumbers();
});

test.each([
  [{}, /\$500,000, 20% down \(\$100,000\).*360 monthly payments.*6\.34%$/],
  [
    { price: 500_000, downShare: 5 },
    /5% down \(\$25,000\).*132 monthly payments of \$3,162\.16, then 228 of \$2,924\.66.*6\.79%$/,
  ],
  [{ price: 1_200_000, downShare: 10 }, /\$1,200,000, 10% down.*6\.69%$/],
  [{ price: 525_000, down: 40_000, rate: 7 }, /\$525,000, 7\.6% down \(\$40,000\).*7\.00%7\.\d\d%$/],
  // No conventional loan is available above all limits, so the standard example is shown.
  [{ price: 3_000_000, downShare: 20 }, /\$500,000, 20% down/],
])('discloses the conventional loan that the page computes: %j', async (numbers, text) => {
  rememberNumbers(numbers);
  render(<PurchaseDetails />);
  expect(await conventional()).toHaveTextContent(text);
});
