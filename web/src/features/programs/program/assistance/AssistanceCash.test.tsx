import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { ClosingCostsCalculator } from '../../calculators/calculators.ts';
import { AssistanceCash } from './AssistanceCash.tsx';

const company = vi.hoisted(() => ({ states: [] as string[] }));
vi.mock('../../../../lib/company/useCompany.ts', () => ({
  useCompany: () => ({ ...sampleCompany, states: company.states }),
}));

const show = (...states: string[]) => {
  company.states = states;
  render(<AssistanceCash />);
};
const region = () => screen.getByRole('region', { name: 'How much would you still bring?' });
const brings = () => Number(screen.getByRole('status').textContent?.replace(/\D/g, ''));
const lines = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('subtracts the maximum of a state’s program from the cash for the same home', () => {
  show('Maine');
  const without = brings();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  cleanup();
  show('New Jersey', 'California');
  expect(without - brings()).toBe(15_000);
  fireEvent.click(screen.getByRole('radio', { name: 'California' }));
  // 3.5% of $500,000.
  expect(without - brings()).toBe(17_500);
});

it('adds up line by line, with an FHA loan’s closing costs', () => {
  show('New Jersey');
  // Prepaid interest is on the loan including its upfront premium: 15 days at 5.99% on $490,943.75.
  expect(lines().slice(0, 4)).toEqual(['$17,500', '$11,625', '−$15,000', '$14,125']);
  expect(brings()).toBe(17_500 + 11_625 - 15_000);
  expect(region()).toHaveTextContent('Instead of $29,125 without help.');
  const link = screen.getByRole('link', { name: 'Closing costs' }).getAttribute('href') ?? '';
  cleanup();
  window.history.replaceState(null, '', link);
  render(<ClosingCostsCalculator />);
  expect(screen.getByRole('button', { name: 'FHA' })).toHaveAttribute('aria-pressed', 'true');
  expect(brings()).toBe(29_125);
  expect(screen.getByText(/The loan also pays for the FHA’s upfront premium of \$8,444\./)).toBeVisible();
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('shows what is owed to the program on a sale, as far as its terms say', () => {
  show('New Jersey', 'California');
  expect(lines().slice(4, 8)).toEqual(['$4,060', '$15,000', 'Nothing', 'Nothing']);
  fireEvent.click(screen.getByRole('radio', { name: 'California' }));
  expect(lines().slice(5, 8)).toEqual(Array(3).fill('$17,500 plus interest'));
});

it('recomputes for another price, and shows nothing for one out of range', () => {
  show('California');
  const field = screen.getByLabelText('Home price, exact');
  fireEvent.change(field, { target: { value: '600000' } });
  fireEvent.blur(field);
  expect(region()).toHaveTextContent('Assistance−$21,000');
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.blur(field);
  expect(region()).toHaveTextContent('Check the marked field.');
  expect(lines()[0]).toBe('–');
});

it('shows only programs of the company’s states, each with its agency and date', () => {
  show('California', 'Maine');
  expect(region()).toHaveTextContent('A second loan of up to 3.5% of the price with an FHA loan');
  expect(screen.getByRole('link', { name: 'California Housing Finance Agency' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.calhfa\.ca\.gov\//),
  );
  expect(screen.getByText(/as of Apr 22, 2026/)).toBeVisible();
  expect(screen.queryByText('New Jersey')).toBeNull();
});

it('names who sets an amount that depends on the county, and asks', () => {
  show('New Jersey', 'California');
  expect(region()).toHaveTextContent('The agency sets the amount by county. Ask us about your county.');
  act(() => rememberNumbers({ county: 'Essex County, New Jersey' }));
  expect(region()).toHaveTextContent('Ask us about Essex County.');
  act(() => rememberNumbers({ state: 'California' }));
  expect(region()).not.toHaveTextContent('Ask us about');
});

it('starts with the visitor’s price and state, if it has a program', () => {
  rememberNumbers({ price: 400_000, state: 'California' });
  show('New Jersey', 'California');
  expect(screen.getByRole('radio', { name: 'California' })).toBeChecked();
  expect(screen.getByText('Using your numbers: $400,000 home, California')).toBeVisible();
  cleanup();
  show('New Jersey', 'Maine');
  expect(screen.getByText('Using your numbers: $400,000 home')).toBeVisible();
});
