import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ClosingCostsCalculator, MortgageCalculator } from '../calculators/calculators.ts';
import { CostOfHome } from './CostOfHome.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const sums = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
const link = (text: string) => screen.getByText(text).getAttribute('href') ?? '';
/** The result of a calculator that somebody reaches by a link. */
const resultAt = (href: string, Calculator: () => React.ReactNode) => {
  cleanup();
  window.history.replaceState(null, '', href);
  render(<Calculator />);
  return sums()[0];
};

test.each([
  [500_000, '20%'],
  [730_000, '20%'],
  [330_000, '3%'],
])('the calculators come to the sums of the page that leads to them: $%i, %s down', (price, down) => {
  render(<CostOfHome />);
  fireEvent.change(screen.getByLabelText('Home price'), { target: { value: price } });
  fireEvent.click(screen.getByText(down));
  const [month, cash] = sums();
  const [payment, fees] = [link('Enter your own taxes and rate'), link('Go through every fee')];
  expect(resultAt(payment, MortgageCalculator)).toBe(month);
  expect(resultAt(fees, ClosingCostsCalculator)).toBe(cash);
  expect(screen.getByLabelText('Deposit you paid')).toHaveValue('0');
});
