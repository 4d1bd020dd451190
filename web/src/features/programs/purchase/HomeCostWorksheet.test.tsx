import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { rememberNumbers, visitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { ClosingCostsCalculator, MortgageCalculator } from '../calculators/calculators.ts';
import { HomeCostWorksheet } from './HomeCostWorksheet.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const sums = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
const link = (text: string) => screen.getByText(text).getAttribute('href') ?? '';
/** Returns a calculator's result when opened with a link. */
const resultAt = (href: string, Calculator: ComponentType) => {
  cleanup();
  window.history.replaceState(null, '', href);
  render(<Calculator />);
  return sums()[0];
};

test.each([
  [500_000, '20%'],
  [730_000, '20%'],
  [330_000, '3%'],
])('the calculators match the sums of the page that links to them: $%i, %s down', (price, down) => {
  render(<HomeCostWorksheet />);
  fireEvent.change(screen.getByLabelText('Home price'), { target: { value: price } });
  fireEvent.click(screen.getByText(down));
  const [month, cash] = sums();
  const [payment, fees] = [link('Enter your own taxes and rate'), link('See every fee')];
  expect(resultAt(payment, MortgageCalculator)).toBe(month);
  expect(resultAt(fees, ClosingCostsCalculator)).toBe(cash);
  // 1% of the price, as in the example.
  expect(screen.getByLabelText('Earnest money deposit')).toHaveValue((price / 100).toLocaleString('en-US'));
});

test('an invalid price hides the sums and removes it from links', async () => {
  const user = userEvent.setup();
  render(<HomeCostWorksheet />);
  const price = screen.getByLabelText('Home price, exact');
  await user.clear(price);
  await user.type(price, '20');
  expect(sums()).toEqual(['–', '–']);
  expect(screen.queryByText('See this loan in full')).toBeNull();
  expect(screen.getByText('Get Pre-Approved')).toHaveAttribute('href', '/pre-approval?purpose=Purchase');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter $150,000 to $3,000,000');
});

test('above most counties’ limit the sums have a note, and above all limits they disappear', async () => {
  const user = userEvent.setup();
  render(<HomeCostWorksheet />);
  const price = screen.getByLabelText('Home price, exact');
  await user.clear(price);
  await user.type(price, '1250000');
  expect(sums()[1]).toMatch(/^\$2\d\d,\d{3}$/);
  expect(screen.getByText('See this loan in full')).toBeVisible();
  expect(screen.getByText('Check your county’s limit')).toHaveAttribute('href', '/loans/jumbo');
  await user.clear(price);
  await user.type(price, '2000000');
  expect(sums()).toEqual(['–', '–']);
  expect(screen.queryByText('See this loan in full')).toBeNull();
  expect(screen.getByText('See jumbo loans')).toHaveAttribute('href', '/loans/jumbo');
});

test('a visitor’s own down payment is listed among the usual ones', () => {
  rememberNumbers({ price: 525_000, down: 63_000, rate: 6 });
  render(<HomeCostWorksheet />);
  const shares = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
  expect(shares).toEqual(['3%', '5%', '10%', '20%']);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('12%');
  expect(screen.getByText(/30-year conventional loan at 6\.00%/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '20%' }));
  expect(visitorNumbers()).toEqual({ price: 525_000, downShare: 20, rate: 6 });
  expect(screen.queryByRole('button', { name: '12%' })).toBeNull();
});

test.each([
  [49_900, ['3%', '5%', '9.98%', '10%', '20%']],
  // So close that both would have the same label.
  [49_999, ['3%', '5%', '10%', '20%']],
])('each down payment has its own name: $%i', (down, names) => {
  rememberNumbers({ price: 500_000, down });
  render(<HomeCostWorksheet />);
  const choices = screen.getByRole('group', { name: 'Down payment' }).querySelectorAll('button');
  expect([...choices].map(({ textContent }) => textContent)).toEqual(names);
  const [chosen, ...more] = screen.getAllByRole('button', { pressed: true });
  expect(chosen).toHaveTextContent(names[2] ?? '');
  expect(more).toEqual([]);
});

test('the cash links to help with it', () => {
  render(<HomeCostWorksheet />);
  expect(link('Get help with the cash')).toBe('/loans/down-payment-assistance');
});
