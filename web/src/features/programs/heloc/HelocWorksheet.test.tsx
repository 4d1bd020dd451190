import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { HelocWorksheet } from './HelocWorksheet.tsx';

afterEach(cleanup);

const move = (id: string, value: number) =>
  fireEvent.change(document.getElementById(`heloc-${id}`) as HTMLElement, { target: { value } });
const draw = () => document.getElementById('heloc-drawn') as HTMLInputElement | null;
const line = () => document.querySelector('output')?.textContent;
const payments = () => screen.getAllByRole('cell').flatMap(({ textContent }) => textContent || []);

test('limits a draw and its slider to the line', () => {
  render(<HelocWorksheet />);
  move('owed', 480_000);
  expect(line()).toBe('$30,000');
  expect(draw()).toMatchObject({ value: '30000', max: '30000' });
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers()).toEqual(['$30,000']);
  // The selected draw returns when the line is large enough again.
  move('owed', 350_000);
  expect(draw()).toMatchObject({ value: '50000', max: '160000' });
  expect(headers()).toEqual(['$50,000', '$160,000']);
  expect(payments()).toEqual(['$344', '$1,100', '$426', '$1,363', '$772', '$2,469']);
});

test('draws a line smaller than the minimum draw in full', () => {
  render(<HelocWorksheet />);
  move('value', 610_000);
  move('owed', 510_000);
  expect(line()).toBe('$8,500');
  expect(draw()).toMatchObject({ value: '8500', min: '8500', max: '8500' });
});

test('shows someone who owes too much the reason, without a draw or payment', () => {
  render(<HelocWorksheet />);
  move('owed', 600_000);
  expect(line()).toBe('$0');
  expect(
    screen.getByText(
      'No room for a line yet. Lenders usually want you to owe $510,000 or less on a $600,000 home. You owe $600,000.',
    ),
  ).toBeVisible();
  expect(draw()).toBeNull();
  expect(screen.getByText(/if you draw$/)).not.toBeVisible();
});

test('an invalid value hides earlier sums until it’s fixed or the slider moves', async () => {
  const user = userEvent.setup();
  render(<HelocWorksheet />);
  const before = payments();
  const worth = screen.getByLabelText('What your home is worth, exact');
  await user.clear(worth);
  await user.type(worth, '20');
  expect(line()).toBe('–');
  expect(new Set(payments())).toEqual(new Set(['–']));
  move('value', 610_000);
  expect(line()).toBe('$168,500');
  // The draw is unchanged; the full line is larger now.
  expect(payments().filter((_, at) => at % 2 === 0)).toEqual(before.filter((_, at) => at % 2 === 0));
});

test('a visitor’s own draw isn’t labeled as a sample, and can be reset', () => {
  render(<HelocWorksheet />);
  expect(screen.getByText(/^Sample numbers\./)).toBeVisible();
  move('drawn', 80_000);
  expect(screen.getByText('Using your numbers.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText(/^Sample numbers\./)).toBeVisible();
  expect(draw()).toHaveValue('50000');
});
