import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchaseDetails } from './PurchaseDetails.tsx';

const conventional = async () => {
  const table = await screen.findByRole('table', { name: 'Example loans' });
  return within(table).getByRole('row', { name: /^Conventional/ });
};

test.each([
  [undefined, undefined, /\$500,000, 20% down \(\$100,000\).*360 monthly payments.*6\.34%$/],
  [500_000, 5, /5% down \(\$25,000\).*132 monthly payments of \$3,162\.16, then 228 of \$2,924\.66.*6\.79%$/],
  [1_200_000, 10, /\$1,200,000, 10% down.*6\.69%$/],
  // Above all limits there is no such loan: the example stands again.
  [3_000_000, 20, /\$500,000, 20% down/],
])(
  'discloses the conventional loan that the page figures: %s, %s%% down',
  async (price, downPercent, text) => {
    render(<PurchaseDetails price={price} downPercent={downPercent} />);
    expect(await conventional()).toHaveTextContent(text);
  },
);
