import { type CompanyLook, DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { readableLookSchema } from '@brokerage/domain/company/readableLook';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { firstMessages } from '../../../ui/forms/firstMessages.ts';
import { LookSection } from './LookSection.tsx';

const changed = vi.fn<(look: CompanyLook) => void>();

/** The section with all its errors shown, as after Save. */
function Form() {
  const [look, setLook] = useState(DEFAULT_LOOK);
  const errors = firstMessages(readableLookSchema.safeParse(look).error?.issues ?? []);
  return (
    <LookSection
      look={look}
      onChange={(next) => {
        setLook(next);
        changed(next);
      }}
      onBlur={() => undefined}
      getError={(field) => errors[field.replace(/^look\./, '')]}
    />
  );
}
const last = () => changed.mock.lastCall?.[0];
const primary = () => screen.getByLabelText('Primary color');

test('accepts a hex color or one from the picker, and previews it', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.clear(primary());
  await user.type(primary(), '1B4069');
  expect(last()).toEqual({ ...DEFAULT_LOOK, primary: '#1b4069' });
  expect(primary()).toHaveValue('#1b4069');
  expect(screen.getByText('Apply Now')).toHaveStyle({ backgroundColor: '#1b4069' });
  fireEvent.change(screen.getByLabelText('Accent color, picker'), { target: { value: '#f4a48c' } });
  expect(last()).toEqual({ primary: '#1b4069', accent: '#f4a48c' });
  expect(screen.getByText('Get a quote')).toHaveStyle({ backgroundColor: '#f4a48c' });
  await user.click(screen.getByRole('button', { name: 'Use default colors' }));
  expect(last()).toEqual(DEFAULT_LOOK);
  expect(screen.getByRole('button', { name: 'Use default colors' })).toBeDisabled();
});

test('offers heading fonts in their own type, and previews the choice', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Heading font' });
  expect(field).toHaveTextContent('Source Serif');
  await user.click(field);
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Source Serif', 'Lora', 'Libre Franklin']);
  const drawn = options.map((option) => getComputedStyle(option).fontFamily);
  expect(new Set(drawn).size).toBe(3);
  await user.click(screen.getByRole('option', { name: 'Lora' }));
  expect(last()).toEqual({ ...DEFAULT_LOOK, family: 'lora' });
  expect(field).toHaveTextContent('Lora');
  expect(getComputedStyle(screen.getByText('Find the right mortgage')).fontFamily).toContain('loraBold');
  fireEvent.change(screen.getByLabelText('Primary color, picker'), { target: { value: '#1b4069' } });
  await user.click(screen.getByRole('button', { name: 'Use default colors' }));
  expect(last(), 'the colors alone go back').toEqual({ ...DEFAULT_LOOK, family: 'lora' });
});

test('keeps invalid input, shows its error, and previews the last valid color', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.clear(primary());
  await user.type(primary(), '#12');
  expect(primary()).toHaveValue('#12');
  expect(primary()).toHaveAccessibleDescription('Use # and six digits 0-9, a-f, such as #1a5fb4');
  expect(screen.getByLabelText('Primary color, picker')).toHaveValue(DEFAULT_LOOK.primary);
  expect(screen.getByText('Apply Now')).toHaveStyle({ backgroundColor: DEFAULT_LOOK.primary });
  await user.clear(primary());
  await user.type(primary(), '#7fa08f');
  expect(primary()).toHaveAccessibleDescription('Too light for white text. Choose a darker color.');
  expect(screen.getByLabelText('Primary color, picker')).toHaveValue('#7fa08f');
  expect(screen.getByText('Apply Now')).toHaveStyle({ backgroundColor: DEFAULT_LOOK.primary });
});
