import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DownPayments } from './DownPayments.tsx';

const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Down payment by loan program' }))
    .getByRole('link', { name })
    .closest('li');

test('the cash is for the price above, and a jumbo loan needs more', () => {
  const { rerender } = render(<DownPayments price={500_000} />);
  expect(row('FHA')).toHaveTextContent('3.5%$17,500');
  expect(row('Jumbo')).toHaveTextContent(
    'Not for this price. Jumbo starts above $832,750 in most counties, and higher in high-cost ones.',
  );
  rerender(<DownPayments price={1_600_000} />);
  expect(row('Jumbo')).toHaveTextContent('From 10%$160,000');
  expect(row('Conventional')).toHaveTextContent(
    'Takes at least 22% down at this price. You can borrow up to $1,249,125, less in most counties.',
  );
  expect(row('VA')).toHaveTextContent('0%$0');
});
