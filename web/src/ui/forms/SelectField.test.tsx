import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

const options = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const;

test('hands over the option that was chosen, and a blank where nothing may be chosen', async () => {
  const onChange = vi.fn<(language: 'en' | 'es' | '') => void>();
  render(
    <SelectField label="Language" value="en" none="Any language" options={options} onChange={onChange} />,
  );
  const field = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(field, 'Spanish');
  await userEvent.selectOptions(field, 'Any language');
  expect(onChange.mock.calls).toEqual([['es'], ['']]);
});

test('gives callers no blank unless there is one to choose', () => {
  render(
    <SelectField
      label="Language"
      value="en"
      options={options}
      onChange={(language) => expectTypeOf(language).toEqualTypeOf<'en' | 'es'>()}
    />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Spanish']);
});
