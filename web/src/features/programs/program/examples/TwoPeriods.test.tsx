import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { programContent } from '../../content/programContent.ts';
import { TwoPeriods } from './TwoPeriods.tsx';

test('the periods are above the example’s chart', () => {
  const [block] = programContent.heloc.blocks;
  if (!block) throw new Error('no block');
  render(<TwoPeriods block={block} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Draw periodTypically 5-10 years\./),
    expect.stringMatching(/^2RepaymentOver 10-20 years\./),
  ]);
  expect(
    screen.getByText(
      'What you’d pay each month: $50,000 drawn on day one at 8.25% APR, with 10 years to draw and 20 to repay.',
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('figure', { name: /^What the example costs each month for 30 years\./ }),
  ).toBeVisible();
});
