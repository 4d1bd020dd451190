import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function setup() {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<number>();
    return (
      <MoneyField
        id="price"
        label="Price"
        value={value}
        onChange={(changed) => {
          seen(changed);
          setValue(changed);
        }}
      />
    );
  }
  render(<Form />);
  return { seen, user: userEvent.setup({ delay: null }), field: screen.getByLabelText('Price') };
}

it('formats while typing and answers with a number', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '450000.50');
  expect(field).toHaveValue('$450,000.50');
  expect(seen).toHaveBeenLastCalledWith(450000.5);
});

it('keeps the decimal point when a digit behind it is taken back', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '1234.56{Backspace}{Backspace}7');
  expect(field).toHaveValue('$1,234.7');
  expect(seen).toHaveBeenLastCalledWith(1234.7);
});

it('is no number when it is empty', async () => {
  const { seen, user, field } = setup();
  await user.type(field, '5{Backspace}');
  expect(field).toHaveValue('');
  expect(seen).toHaveBeenLastCalledWith(undefined);
});

it('takes neither letters, signs nor a billion', async () => {
  const { user, field } = setup();
  await user.type(field, '-1e2x34567890123');
  expect(field).toHaveValue('$123,456,789');
});
