import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rememberNumbers, visitorNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import {
  AffordabilityCalculator,
  ClosingCostsCalculator,
  MortgageCalculator,
  RefinanceCalculator,
  RentOrBuyCalculator,
} from '../calculators.ts';
import { money, rateLimits, termLimits } from './calculatorInput.ts';
import { startFrom } from './rememberedInputs.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const field = (label: string) => screen.getByLabelText(label);
const result = () => screen.getByRole('status').textContent;
const retype = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('the next calculator starts with the visitor’s inputs, and the rest is the example for its price', () => {
  render(<MortgageCalculator />);
  expect(screen.getByText('Sample numbers. Enter your own.')).toBeVisible();
  retype('Home price', '525000');
  retype('Property tax per year', '9999');
  expect(visitorNumbers()).toEqual({ price: 525_000, tax: 9999 });
  cleanup();
  window.history.replaceState(null, '', '/');
  render(<ClosingCostsCalculator />);
  expect(field('Home price')).toHaveValue('525,000');
  expect(field('Property tax per year')).toHaveValue('9,999');
  expect(field('Down payment')).toHaveValue('105,000');
  expect(screen.getByText('Using your numbers: $525,000 home, $9,999 property tax')).toBeVisible();
  // Nothing has been typed on this page yet.
  expect(window.location.hash).toBe('');
});

test('a link shows everyone the same, whatever they entered before', () => {
  rememberNumbers({ price: 525_000, downShare: 10, rate: 7 });
  window.history.replaceState(null, '', '/#price=640000');
  render(<ClosingCostsCalculator />);
  expect(field('Home price')).toHaveValue('640,000');
  expect(field('Down payment')).toHaveValue('128,000');
  expect(field('Interest rate')).toHaveValue('6.25');
  expect(screen.getByText('Using the numbers in this page’s link.')).toBeVisible();
});

test('Reset restores the example, here and on the next page', () => {
  rememberNumbers({ price: 525_000, down: 50_000 });
  render(<MortgageCalculator />);
  retype('Interest rate', '7');
  const reset = screen.getByRole('button', { name: 'Reset' });
  fireEvent.click(reset);
  expect(screen.getByText('Sample numbers. Enter your own.')).toHaveFocus();
  expect(reset).not.toBeInTheDocument();
  expect(field('Home price')).toHaveValue('500,000');
  expect(field('Down payment')).toHaveValue('100,000');
  expect(field('Interest rate')).toHaveValue('6.25');
  expect(result()).toBe('$3,363');
  expect(visitorNumbers()).toEqual({});
  expect(window.location.hash).toBe('');
});

test('a down payment stays as entered: a share of any price, or the same dollars', () => {
  rememberNumbers({ price: 525_000, downShare: 10 });
  render(<ClosingCostsCalculator />);
  expect(field('Down payment')).toHaveValue('52,500');
  retype('Home price', '600000');
  expect(field('Down payment')).toHaveValue('60,000');
  expect(visitorNumbers()).toEqual({ price: 600_000, downShare: 10 });
  cleanup();
  window.history.replaceState(null, '', '/');
  rememberNumbers({ down: 40_000 });
  render(<MortgageCalculator />);
  expect(field('Down payment')).toHaveValue('40,000');
  retype('Home price', '700000');
  expect(field('Down payment')).toHaveValue('40,000');
});

test('a choice’s consequences don’t count as the visitor’s numbers', () => {
  render(<MortgageCalculator />);
  fireEvent.click(screen.getByRole('button', { name: 'FHA' }));
  expect(field('Interest rate')).not.toHaveValue('6.25');
  expect(visitorNumbers()).toEqual({});
  expect(screen.getByText('Using your numbers.')).toBeVisible();
});

test('forgets cleared and invalid inputs', () => {
  rememberNumbers({ price: 525_000, rate: 7 });
  render(<RentOrBuyCalculator />);
  retype('Interest rate', '');
  expect(visitorNumbers()).toEqual({ price: 525_000 });
  retype('Home price', '525000 or so');
  expect(visitorNumbers()).toEqual({});
});

test('compares a chosen home once the income is the visitor’s own', () => {
  rememberNumbers({ price: 525_000 });
  render(<AffordabilityCalculator />);
  expect(field('Home price, if you have one in mind')).toHaveValue('');
  expect(screen.queryByText(/above a lender’s limit/)).not.toBeInTheDocument();
  cleanup();
  rememberNumbers({ income: 9000 });
  render(<AffordabilityCalculator />);
  expect(field('Home price, if you have one in mind')).toHaveValue('525,000');
  expect(screen.getByText(/above a lender’s limit/)).toBeVisible();
});

test('a purchase and a refinance have separate rates', () => {
  rememberNumbers({ rate: 6.5, balance: 310_000 });
  render(<RefinanceCalculator />);
  expect(field('Current loan balance')).toHaveValue('310,000');
  expect(field('Current rate')).toHaveValue('7.25');
  retype('Current rate', '8');
  expect(visitorNumbers()).toEqual({ rate: 6.5, balance: 310_000, currentRate: 8 });
});

test('a number that no field here accepts starts as the example, and isn’t labeled as the visitor’s', () => {
  const limits = {
    price: money('', 100_000),
    down: money('', 5000),
    rate: rateLimits,
    term: termLimits,
  };
  const fields = {
    remembered: { price: 'price', down: 'down', rate: 'rate', term: 'term' },
    onlyWith: {},
    limits,
  } as const;
  const example = { price: 500_000, down: 100_000, rate: 6.25, term: 30 };
  expect(startFrom({ price: 90_000, downShare: 10, rate: 6.875, term: 22.5 }, fields, example)).toEqual({
    // A share of the displayed price.
    down: 50_000,
    rate: 6.875,
  });
  expect(startFrom({ price: 100_000, downShare: 4, rate: 31 }, fields, example)).toEqual({ price: 100_000 });
});
