import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

const options = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const;

test('returns the selected option, or a blank if nothing may be selected', async () => {
  const onChange = vi.fn<(language: 'en' | 'es' | '') => void>();
  render(
    <SelectField label="Language" value="en" none="Any language" options={options} onChange={onChange} />,
  );
  const field = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(field, 'Spanish');
  await userEvent.selectOptions(field, 'Any language');
  expect(onChange.mock.calls).toEqual([['es'], ['']]);
});

test('returns no blank unless there is one to select', () => {
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
