import { FIELD_TYPES, type TemplateField } from '@brokerage/domain/template/template';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { FieldInput } from './FieldInput.tsx';

beforeAll(async () => {
  await import('../../../ui/rich-text/RichTextEditor.tsx');
});

const onChange = vi.fn();

function Field({ field, start }: { field: TemplateField; start: unknown }) {
  const [value, setValue] = useState(start);
  const change = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return (
    <FieldInput field={field} value={value} onChange={change} required={false} disabled={false} help="Why" />
  );
}
const show = (type: TemplateField['type'], start: unknown = '', more: Partial<TemplateField> = {}) => {
  onChange.mockReset();
  render(<Field field={{ key: 'it', label: 'It', type, help_text: '', ...more }} start={start} />, {
    wrapper: NotifyProvider,
  });
};

test.each([
  ['string', 'Sea view', 'Sea view'],
  ['address', '4 Pier Road', '4 Pier Road'],
  ['email', 'ana@x.example', 'ana@x.example'],
  ['url', 'www.x.example', 'www.x.example'],
  ['number', '6.125', 6.125],
] as const)('%s: the input is the value', async (type, typed, value) => {
  show(type);
  const input = screen.getByLabelText('It');
  await userEvent.setup().type(input, typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(input).toHaveAccessibleDescription('Why');
});

test('an introduction is one paragraph, without line breaks', async () => {
  show('string', '', { key: 'intro' });
  const input = screen.getByLabelText('It');
  expect(input.tagName).toBe('TEXTAREA');
  await userEvent.setup().type(input, 'Start{Enter}small');
  expect(onChange).toHaveBeenLastCalledWith('Start small');
});

test.each([
  ['email', 'type', 'email'],
  ['url', 'type', 'url'],
  ['phone', 'type', 'tel'],
  ['date', 'type', 'date'],
  ['address', 'autocomplete', 'off'],
] as const)('%s has %s=%s', (type, attribute, value) => {
  show(type);
  expect(screen.getByLabelText('It')).toHaveAttribute(attribute, value);
});

test('a date is a day; an invalid one is reported and kept', async () => {
  show('date', 'next Sunday');
  const input = screen.getByLabelText('It');
  expect(input).toHaveAccessibleDescription(/next Sunday/);
  await userEvent.setup().type(input, '2026-12-06');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-06');
});

test('a number shows its unit, and an empty one is null', async () => {
  show('number', 450000, { unit: 'usd' });
  expect(screen.getByText('$')).toBeVisible();
  expect(screen.getByLabelText('It')).toHaveValue('450,000');
  await userEvent.setup().clear(screen.getByLabelText('It'));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('rich text and picture have their own fields', async () => {
  show('rich_text', 'Words');
  expect(await screen.findByRole('group', { name: 'Formatting for It' })).toBeVisible();
});

test.each(FIELD_TYPES)('%s: can’t be edited when disabled', (type) => {
  const field = { key: 'it', label: 'It', type, help_text: '' };
  render(<FieldInput field={field} value="" onChange={onChange} required={false} disabled />, {
    wrapper: NotifyProvider,
  });
  for (const input of document.querySelectorAll('input, textarea, button')) expect(input).toBeDisabled();
});
