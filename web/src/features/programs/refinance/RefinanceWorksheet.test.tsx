import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { RefinanceCalculator } from '../calculators/calculators.ts';
import { RefinanceAnswer } from './RefinanceAnswer.tsx';
import { RefinanceWorksheet } from './RefinanceWorksheet.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const move = (id: string, value: number) =>
  fireEvent.change(document.getElementById(`refinance-${id}`) as HTMLElement, { target: { value } });
const answer = () => screen.getByRole('status').textContent;
/** Returns the value after a name in the list of figures; phones repeat the list above the sliders. */
const figure = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;
const savings = () => within(screen.getByLabelText('Savings over time'));

test('a higher rate never pays off, and shows how much more it costs each month', () => {
  render(<RefinanceWorksheet />);
  expect(figure('Monthly savings')).toMatch(/^\$\d/);
  move('rate', 4);
  move('newRate', 9);
  expect(figure('Monthly increase')).toMatch(/^\$\d/);
  expect(screen.queryByText('Monthly savings')).toBeNull();
  expect(figure('Break-even point')).toBe('Never');
  expect(answer()).toBe('Not worth it, however long you stay');
  expect(savings().queryAllByText(/^\$/)).toEqual([]);
});

test('savings over time open on request, and are labeled by their button', async () => {
  const user = userEvent.setup();
  render(<RefinanceWorksheet />);
  const button = screen.getByRole('button', { name: 'Calculate Savings' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('After 1 year')).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeVisible();
  expect(savings().getAllByRole('term')).toHaveLength(4);
});

test('the result and the sum of its parts follow the selected stay', async () => {
  const user = userEvent.setup();
  render(<RefinanceWorksheet />);
  expect(answer()).toBe('Worth it if you stay 5 years');
  expect(figure('You’re ahead by')).toMatch(/^\$\d/);
  expect(answer()).not.toContain(figure('Break-even point'));
  await user.click(screen.getByText('2 years'));
  expect(answer()).toBe('Not worth it if you stay only 2 years');
  expect(figure('You’re behind by')).toMatch(/^\$\d/);
  expect(screen.getByLabelText('What a refinance comes to in 2 years')).toHaveTextContent(
    /Saved on payments\$[\d,]+Closing costs−\$7,000Higher loan balance−\$/,
  );
});

test('a negative result suggests keeping the loan, with a second opinion', async () => {
  const user = userEvent.setup();
  render(<RefinanceWorksheet />);
  expect(screen.queryByText(/second opinion/)).toBeNull();
  await user.click(screen.getByText('2 years'));
  expect(screen.getByText('We’d keep the loan you have. Want a second opinion?')).toBeVisible();
});

test('the years left and the new term can be changed', async () => {
  const user = userEvent.setup();
  render(<RefinanceWorksheet />);
  await user.click(screen.getByText('15 years'));
  expect(figure('Done sooner')).toBe('12 years');
  move('left', 20);
  expect(figure('Done sooner')).toBe('5 years');
});

test('doesn’t repeat a reason that the figures show', () => {
  render(<RefinanceWorksheet />);
  expect(screen.getByText(/^You break even once/)).toBeVisible();
  move('costs', 0);
  expect(answer()).toBe('Worth it from the first month');
  expect(screen.queryByText(/^With no closing costs/)).toBeNull();
  expect(screen.getByText(/^Over its full term/)).toBeVisible();
});

test('an invalid number hides every sum and is removed from links', async () => {
  const user = userEvent.setup();
  render(<RefinanceWorksheet />);
  const apply = screen.getByRole('link', { name: 'Start Your Application' });
  expect(apply).toHaveAttribute('href', expect.stringContaining('balance='));
  const owed = screen.getByLabelText('Current loan balance, exact');
  await user.clear(owed);
  await user.type(owed, '20');
  expect(answer()).toBe('Check the marked field.');
  const sums = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
  expect(new Set(sums)).toEqual(new Set(['–']));
  expect(apply).toHaveAttribute('href', '/pre-approval?purpose=Refinance');
});

test('the top of the page shows nothing from before an invalid number', async () => {
  const user = userEvent.setup();
  render(
    <>
      <RefinanceAnswer />
      <RefinanceWorksheet />
    </>,
  );
  expect(screen.getByText(/^For example: /)).toBeVisible();
  const rate = screen.getByLabelText('New rate, exact');
  await user.clear(rate);
  await user.type(rate, 'abc');
  // Hidden, but still taking up space.
  for (const earlier of screen.getAllByText(/^(For example|With your numbers): |, ahead after /))
    expect(earlier).not.toBeVisible();
  expect(screen.getByText('One of your numbers needs a fix')).toBeVisible();
  await user.clear(rate);
  await user.type(rate, '6');
  expect(screen.getByText(/^With your numbers: .* at 6\.00% /)).toBeVisible();
});

test('the linked calculator has the same result', () => {
  render(<RefinanceWorksheet />);
  move('balance', 420_000);
  move('newRate', 5.5);
  const ahead = figure('You’re ahead by');
  const href = screen.getByText('See every year').getAttribute('href') ?? '';
  cleanup();
  window.history.replaceState(null, '', href);
  render(<RefinanceCalculator />);
  expect(screen.getByLabelText('Current loan balance', { exact: false })).toHaveValue('420,000');
  expect(ahead).toMatch(/^\$\d/);
  expect(figure('You’re ahead by')).toBe(ahead);
});
