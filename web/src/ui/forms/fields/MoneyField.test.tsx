import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { NumberInput } from '../useTypedNumber.ts';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';

function setup(kind: 'money' | 'rate' = 'money', initial?: NumberInput) {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<NumberInput>(initial);
    const props = {
      id: 'field',
      label: 'Amount',
      helperText: 'An estimate is fine.',
      value,
      onChange: (changed: NumberInput) => {
        seen(changed);
        setValue(changed);
      },
    };
    return kind === 'money' ? (
      <MoneyField {...props} />
    ) : (
      <NumberField {...props} notation={NOTATIONS.rate} step={0.01} />
    );
  }
  render(<Form />);
  return {
    seen,
    user: userEvent.setup({ delay: null }),
    field: screen.getByLabelText<HTMLInputElement>('Amount'),
  };
}

it('groups digits while typing and returns a number', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '450000.50');
  expect(field).toHaveValue('450,000.50');
  expect(seen).toHaveBeenLastCalledWith(450000.5);
});

it('accepts a digit typed at Home, and keeps the caret after it', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '50000');
  await user.keyboard('{Home}4');
  expect(field).toHaveValue('450,000');
  expect(field.selectionStart).toBe(1);
  await user.keyboard('3');
  expect(field).toHaveValue('4,350,000');
  expect(seen).toHaveBeenLastCalledWith(4_350_000);
});

it('keeps the decimal point when the digit after it is deleted', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '1234.56{Backspace}{Backspace}7');
  expect(field).toHaveValue('1,234.7');
  expect(seen).toHaveBeenLastCalledWith(1234.7);
  await user.tab();
  expect(field).toHaveValue('1,234.70');
});

it('skips its own comma when it’s deleted', async () => {
  const { user, field } = setup();
  await user.type(field, '1234');
  await user.type(field, '{Backspace}{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('234');
});

it('replaces the whole value when typing after focus', async () => {
  const { seen, user } = setup('money', 380_000);
  await user.tab();
  await user.keyboard('450000');
  expect(seen).toHaveBeenLastCalledWith(450_000);
});

it('returns no number when empty', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '5{Backspace}');
  expect(field).toHaveValue('');
  expect(seen).toHaveBeenLastCalledWith(undefined);
});

it.each([
  ['450k', 450_000, '450,000'],
  ['1.2M', 1_200_000, '1,200,000'],
  ['$450,000.00', 450_000, '450,000'],
  ['1,234', 1234, '1,234'],
])('accepts %s, typed or pasted', async (text, value, shown) => {
  const { seen, user, field } = setup();
  await user.type(field, text);
  expect(seen).toHaveBeenLastCalledWith(value);
  await user.tab();
  expect(field).toHaveValue(shown);
  await user.clear(field);
  await user.paste(text);
  expect(seen).toHaveBeenLastCalledWith(value);
});

it.each(['450.000,00', '450.000', '20%', '1,2', '-5', '1e5', '12x34'])(
  'keeps %s as typed, and reports it as unclear on blur',
  async (text) => {
    const { seen, user, field } = setup();
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/in dollars|dollars such as/);
    expect(seen).toHaveBeenLastCalledWith(text);
    await user.clear(field);
    await user.type(field, '7');
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('An estimate is fine.');
  },
);

it('reports a pasted unclear value immediately, and one from an earlier visit', async () => {
  const { user, field } = setup();
  await user.click(field);
  await user.paste('450.000,00');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('450.000,00');
});

it('shows an earlier visit’s unclear value', () => {
  const { field } = setup('money', '20%');
  expect(field).toHaveValue('20%');
  expect(field).toBeInvalid();
});

it('drops no digit, however many there are', async () => {
  const { user, field } = setup();
  await user.type(field, '12345678901');
  expect(field).toHaveValue('12,345,678,901');
});

it('accepts a rate in eighths, and steps by a hundredth', async () => {
  const { seen, user, field } = setup('rate');
  await user.type(field, '6.875');
  expect(seen).toHaveBeenLastCalledWith(6.875);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveValue('6.885');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(seen).toHaveBeenLastCalledWith(6.865);
  await user.clear(field);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveValue('0');
});

it('doesn’t round a rate: rejects and keeps a fourth decimal', async () => {
  const { user, field } = setup('rate');
  await user.type(field, '6.8755');
  await user.tab();
  expect(field).toHaveValue('6.8755');
  expect(field).toHaveAccessibleDescription('Use at most three decimals');
});
