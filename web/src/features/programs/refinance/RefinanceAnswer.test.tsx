import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { RefinanceAnswer } from './RefinanceAnswer.tsx';

it('shows at the top when you’re ahead, with the loans it’s about', () => {
  render(<RefinanceAnswer />);
  expect(screen.getByText('$310 less a month, ahead after 25 months')).toBeVisible();
  expect(
    screen.getByText(
      /^For example: \$350,000 at 7\.25%, replaced by a loan at 6\.25% \(6\.44% APR, counting all \$7,000 in closing costs\)\./,
    ),
  ).toBeVisible();
});

it.each([
  [{ newRate: 8 }, 'You wouldn’t break even', 'more'],
  [{ newRate: 5.5, newTerm: 15 }, 'Paid off 12 years sooner', 'more'],
] as const)('uses the visitor’s numbers %j', (numbers, answer, change) => {
  rememberNumbers(numbers);
  render(<RefinanceAnswer />);
  expect(screen.getByText(answer)).toBeVisible();
  expect(screen.getByText(new RegExp(`^With your numbers: .* ${change} a month\\.`))).toBeVisible();
});
