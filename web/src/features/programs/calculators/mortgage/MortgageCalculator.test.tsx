import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MortgageCalculator } from './MortgageCalculator.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const show = (hash = '') => {
  window.history.replaceState(null, '', `/${hash}`);
  render(<MortgageCalculator />);
};
const down = () => screen.getByLabelText('Down payment');
const retype = async (label: string, text: string) => {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

it.each([
  ['', '80,000'],
  ['#price=640000&down=64000', '40,000'],
  ['#price=640000&down=64000&tax=12000&insurance=2000', '40,000'],
])('keeps the down payment percentage until dollars are entered: %j', async (hash, after) => {
  show(hash);
  await retype('Home price', '400000');
  expect(down()).toHaveValue(after);
});

it('keeps entered dollars, and shows their share of the new price', async () => {
  show();
  await retype('Down payment', '120000');
  await retype('Home price', '600000');
  expect(down()).toHaveValue('120,000');
  await userEvent.click(screen.getByRole('button', { name: 'Percent' }));
  await retype('Home price', '800000');
  expect(screen.getByLabelText('Down payment in percent')).toHaveValue('15');
});

it('keeps the last entered of the two', async () => {
  show();
  const user = userEvent.setup();
  await retype('Down payment', '120000');
  await user.click(screen.getByRole('button', { name: 'Percent' }));
  await retype('Down payment in percent', '10');
  await user.click(screen.getByRole('button', { name: 'Dollars' }));
  await retype('Home price', '700000');
  expect(down()).toHaveValue('70,000');
  await retype('Down payment', '90000');
  await retype('Home price', '500000');
  expect(down()).toHaveValue('90,000');
});

it('computes tax and insurance from a link’s price, and keeps those in the link', () => {
  show('#price=1000000&down=200000&insurance=1800');
  expect(screen.getByLabelText('Property tax per year')).toHaveValue('18,000');
  expect(screen.getByLabelText('Insurance per year')).toHaveValue('1,800');
});

it('tax and insurance follow the price until edited, even after an empty price', async () => {
  show();
  const user = userEvent.setup();
  await retype('Home price', '600000');
  await waitFor(() => expect(window.location.hash).toMatch(/price=600000&.*tax=10800/));
  await user.clear(screen.getByLabelText('Home price'));
  await waitFor(() => expect(window.location.hash).not.toMatch(/price/));
  await user.type(screen.getByLabelText('Home price'), '700000');
  expect(screen.getByLabelText('Property tax per year')).toHaveValue('12,600');
  await retype('Property tax per year', '9500');
  await retype('Home price', '800000');
  expect(screen.getByLabelText('Property tax per year')).toHaveValue('9,500');
  expect(screen.getByLabelText('Insurance per year')).toHaveValue('2,880');
});

const costs = () => screen.getByText(/^Taxes, insurance/);

it('shows the home’s own monthly costs, including any PMI', async () => {
  show();
  expect(costs()).toHaveTextContent('Taxes, insurance and HOA: $900 a month');
  await retype('HOA dues per month', '120');
  expect(costs()).toHaveTextContent('Taxes, insurance and HOA: $1,020 a month');
  await retype('Down payment', '50000');
  expect(costs()).toHaveTextContent('Taxes, insurance, PMI and HOA: $1,245 a month');
  // An FHA premium has no field here.
  await userEvent.click(screen.getByRole('button', { name: 'FHA' }));
  expect(costs()).toHaveTextContent('Taxes, insurance and HOA: $1,020 a month');
});

it('opens around an invalid field, even if it was closed again', async () => {
  show('#tax=999999999');
  const fold = costs().closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(true);
  fold.open = false;
  await userEvent.click(screen.getByRole('button', { name: 'Go to “Property tax per year”' }));
  expect(fold.open).toBe(true);
  expect(screen.getByLabelText('Property tax per year')).toHaveFocus();
});

it('shows the down payment in the other unit, too', async () => {
  show();
  expect(down()).toHaveAccessibleDescription('20% of the price');
  await retype('Down payment', '62500');
  expect(down()).toHaveAccessibleDescription('12.5% of the price');
  await userEvent.click(screen.getByRole('button', { name: 'Percent' }));
  await retype('Down payment in percent', '10');
  expect(screen.getByLabelText('Down payment in percent')).toHaveAccessibleDescription('$50,000');
});

it('shows a rounded share without changing the dollars, and when a conventional loan needs more', async () => {
  show('#price=380000&down=33333');
  const total = document.querySelector('output')?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Percent' }));
  expect(screen.getByLabelText('Down payment in percent')).toHaveValue('8.77');
  expect(screen.getByLabelText('Down payment in percent')).toHaveAccessibleDescription('$33,333');
  expect(document.querySelector('output')).toHaveTextContent(total ?? '');
  await retype('Down payment in percent', '2');
  expect(screen.getByLabelText('Down payment in percent')).toHaveAccessibleDescription(
    'Conventional loans need 3% down or more',
  );
});
