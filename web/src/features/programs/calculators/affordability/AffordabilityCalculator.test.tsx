import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AffordabilityCalculator, MortgageCalculator } from '../calculators.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const retype = async (label: string, text: string) => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

test('shows a chosen home’s monthly cost, and whether it’s within the limits', async () => {
  render(<AffordabilityCalculator />);
  await retype('Home price, if you have one in mind', '500000');
  expect(screen.getByText('$563 a month above comfortable, but within a lender’s limit')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Home price/ })).toHaveTextContent(
    'Home price$429,000$516,000$500,000',
  );
  expect(screen.getByRole('link', { name: 'Apply with your price' })).toHaveAttribute(
    'href',
    expect.stringContaining('500000'),
  );
  await retype('Home price, if you have one in mind', '600000');
  expect(screen.getByText(/ a month above a lender’s limit$/)).toBeVisible();
  await retype('Home price, if you have one in mind', '500000');
  expect(screen.getByText(/of your income, or/)).toHaveTextContent(
    '$3,363 a month: 33.6% of your income, or 39.6% with debts.',
  );
  const highest = screen.getByRole('status').textContent ?? '';
  await retype('Home price, if you have one in mind', highest.replace(/[$,]/g, ''));
  expect(screen.getByText('Within your comfortable budget')).toBeVisible();
  // The highest price hasn't changed.
  expect(screen.getByRole('status')).toHaveTextContent(highest);
});

test('shows a comfortable price, and how far a lender may go if that’s higher', async () => {
  render(<AffordabilityCalculator />);
  expect(screen.getByRole('status')).toHaveTextContent('$429,000');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Home price/)).toHaveTextContent('Home price$429,000$516,000');
  expect(row(/^Share of income/)).toHaveTextContent('Share of income28%37%');
  expect(row(/DTI/)).toHaveTextContent('With all debts (DTI)34%43%');
  await retype('Monthly debt payments', '3000');
  expect(screen.getByText(/^That brings your housing and debts to 43%/)).toBeVisible();
  expect(screen.queryByText('Lender’s limit')).toBeNull();
  expect(row(/DTI/)).toHaveTextContent(/^With all debts \(DTI\)[\d.]+%$/);
});

test('starts without a home price', async () => {
  render(<AffordabilityCalculator />);
  const highest = screen.getByRole('status').textContent ?? '';
  const field = screen.getByLabelText('Home price, if you have one in mind');
  expect(field).toHaveValue('');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('We’ll compare it with your limits.');
  expect(screen.queryByText(/of your income, or/)).toBeNull();
  await retype('Home price, if you have one in mind', '500000');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toBeValid();
  expect(screen.queryByText(/of your income, or/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(highest);
  expect(screen.getByRole('link', { name: 'Apply with this price' })).toBeVisible();
});

test('a link can set the home price', () => {
  window.history.replaceState(null, '', '#income=12000&price=500000');
  render(<AffordabilityCalculator />);
  expect(screen.getByLabelText('Home price, if you have one in mind')).toHaveValue('500,000');
  expect(screen.getByText(/of your income, or/)).toHaveTextContent('$3,363 a month');
});

test('computes a home’s payment like the mortgage calculator', async () => {
  render(<MortgageCalculator />);
  const payment = screen.getByRole('status').textContent;
  cleanup();
  render(<AffordabilityCalculator />);
  await retype('Home price, if you have one in mind', '500000');
  expect(screen.getByText(/of your income, or/)).toHaveTextContent(`${payment} a month`);
});

test('another loan type brings its example’s down payment and rate, in dollars and in percent', async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await user.click(screen.getByRole('button', { name: 'FHA' }));
  expect(screen.getByLabelText('Down payment')).toHaveValue('17,500');
  expect(screen.getByLabelText('Interest rate')).toHaveValue('5.99');
  await user.click(screen.getByRole('button', { name: 'Percent' }));
  await user.click(screen.getByRole('button', { name: 'Conventional' }));
  expect(screen.getByLabelText('Down payment in percent')).toHaveValue('20');
  await retype('Interest rate', '7');
  await user.click(screen.getByRole('button', { name: 'VA' }));
  expect(screen.getByLabelText('Interest rate')).toHaveValue('7');
  expect(screen.getByLabelText('Down payment in percent')).toHaveValue('0');
});

test('names the field that prevents the result, not the home price before it', async () => {
  render(<AffordabilityCalculator />);
  await retype('Home price, if you have one in mind', '0');
  expect(screen.getByRole('status')).toHaveTextContent('$429,000');
  await retype('Loan term (years)', '99');
  expect(screen.getByText('Check “Loan term (years)”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to “Loan term (years)”' }));
  expect(screen.getByLabelText('Loan term (years)')).toHaveFocus();
});

test('limits the price to what the down payment of a conventional loan covers, with a note', async () => {
  render(<AffordabilityCalculator />);
  await retype('Down payment', '6000');
  expect(screen.getByRole('status')).toHaveTextContent('$200,000');
  expect(
    screen.getByText('Conventional loans need 3% down or more. A larger down payment raises the price.'),
  ).toBeVisible();
  await retype('Down payment', '0');
  expect(screen.getByText(/^Conventional loans need 3% down or more\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply with this price' })).toBeNull();
});

test('says at the down payment that it’s too little for the home in mind', async () => {
  render(<AffordabilityCalculator />);
  await retype('Down payment', '14000');
  await retype('Home price, if you have one in mind', '500000');
  expect(screen.getByLabelText('Down payment')).toBeInvalid();
  expect(screen.getByLabelText('Down payment')).toHaveAccessibleDescription(
    'Conventional loans need 3% down or more',
  );
  expect(screen.queryByText(/of your income, or/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply with this price' })).toBeVisible();
  await retype('Down payment', '15000');
  expect(screen.getByLabelText('Down payment')).toBeValid();
  expect(screen.getByText(/of your income, or/)).toBeVisible();
});
