import { expect, it } from 'vitest';
import type { TemplateField } from '../../template/template.ts';
import { carryOver } from './carryOver.ts';

const field = (key: string, type: TemplateField['type'] = 'string', label = key): TemplateField => ({
  key,
  label,
  type,
  help_text: '',
});
const from = {
  handlebars_schema: {
    fields: [
      field('headline', 'string', 'Headline'),
      field('price', 'string', 'Price'),
      field('time', 'string', 'Time'),
      field('disclosure', 'string', 'Disclosure'),
      field('note', 'string', 'Note'),
    ],
  },
};
const to = {
  handlebars_schema: {
    fields: [
      field('headline', 'rich_text'),
      field('price', 'number'),
      field('disclosure'),
      field('agent', 'string', 'Agent'),
      field('note', 'string'),
    ],
  },
  default_data: { disclosure: 'Not a commitment to lend.' },
  locked_fields: ['disclosure', 'note'],
  required_fields: ['agent'],
};

it('carries over values that fit the field with the same key, and reports what was dropped and why', () => {
  const typed = {
    headline: 'Come',
    price: 'a lot',
    time: '1 PM',
    disclosure: 'Mine',
    note: 'Kept',
    other: 'x',
  };
  expect(carryOver(from, to, typed)).toEqual({
    // A rich text field accepts plain text; a locked field without a preset value keeps what was typed.
    data: { headline: 'Come', note: 'Kept' },
    left: [
      { key: 'price', label: 'Price', value: 'a lot', reason: 'other-type' },
      { key: 'time', label: 'Time', value: '1 PM', reason: 'gone' },
      { key: 'disclosure', label: 'Disclosure', value: 'Mine', reason: 'locked' },
    ],
    added: [{ key: 'agent', label: 'Agent', isRequired: true }],
  });
});

it('reports no blanks, and keeps a cleared default empty', () => {
  expect(carryOver(from, to, { headline: '', time: ' ' })).toMatchObject({
    data: { headline: '' },
    left: [],
  });
});
