import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

function Form() {
  const [value, setValue] = useState('');
  return <PhoneField id="phone" label="Phone" value={value} onChange={setValue} maxLength={20} />;
}

function setup() {
  render(<Form />);
  return { user: userEvent.setup({ delay: null }), field: screen.getByLabelText('Phone') };
}

it.each([
  ['2015550142', '(201) 555-0142'],
  ['+442079460958', '+44 20 7946 0958'],
  ['12015550142', '1 (201) 555-0142'],
  ['2015550142 x12', '(201) 555-0142 x12'],
])('formats %s while it is typed', async (typed, shown) => {
  const { user, field } = setup();
  await user.type(field, typed);
  expect(field).toHaveValue(shown);
});

it('can be deleted to the last digit', async () => {
  const { user, field } = setup();
  await user.type(field, '2015550142');
  await user.type(field, '{Backspace}'.repeat(14));
  expect(field).toHaveValue('');
});

it('takes what the browser fills in', async () => {
  const { user, field } = setup();
  await user.click(field);
  await user.paste('+1 201-555-0142');
  expect(field).toHaveValue('+1 201 555 0142');
});
