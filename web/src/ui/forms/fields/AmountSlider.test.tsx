import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AmountSlider } from './AmountSlider.tsx';

afterEach(cleanup);

const toText = (value: number) => `$${value.toLocaleString('en-US')}`;

function Price() {
  const [price, setPrice] = useState(500_000);
  const [isInvalid, setInvalid] = useState(false);
  return (
    <>
      <AmountSlider
        id="price"
        label="Home price"
        value={price}
        text={toText(price)}
        min={150_000}
        max={1_000_000}
        step={10_000}
        typed={{ notation: NOTATIONS.money, toText }}
        onChange={setPrice}
        onInvalidChange={setInvalid}
      />
      <output>{isInvalid ? '–' : price}</output>
    </>
  );
}

const exact = () => screen.getByLabelText('Home price, exact');
const price = () => screen.getByRole('status').textContent;

test('accepts an exact number next to the slider, and the slider changes the number', async () => {
  const user = userEvent.setup();
  render(<Price />);
  expect(exact()).toHaveValue('500,000');
  await user.clear(exact());
  await user.type(exact(), '487350');
  expect(exact()).toHaveValue('487,350');
  expect(price()).toBe('487350');
  fireEvent.change(screen.getByLabelText('Home price'), { target: { value: 620_000 } });
  expect(exact()).toHaveValue('620,000');
});

test('keeps a number outside the limits, with an error on blur', async () => {
  const user = userEvent.setup();
  render(<Price />);
  await user.clear(exact());
  await user.type(exact(), '90000');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter $150,000 to $1,000,000');
  expect(exact()).toHaveValue('90,000');
  expect(exact()).toHaveAccessibleDescription('Enter $150,000 to $1,000,000');
  expect(price()).toBe('–');
  fireEvent.change(screen.getByLabelText('Home price'), { target: { value: 200_000 } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(exact()).toHaveValue('200,000');
  expect(price()).toBe('200000');
});

test('an empty field asks for a number', async () => {
  const user = userEvent.setup();
  render(<Price />);
  await user.clear(exact());
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter $150,000 to $1,000,000');
  expect(price()).toBe('–');
});

test('reports a number that is too large immediately, because more digits can’t fix it', async () => {
  const user = userEvent.setup();
  render(<Price />);
  await user.clear(exact());
  await user.type(exact(), '1200000');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter $150,000 to $1,000,000');
  expect(price()).toBe('–');
  await user.type(exact(), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(price()).toBe('–');
  await user.clear(exact());
  await user.type(exact(), '900000');
  expect(price()).toBe('900000');
});
