import { expect, test } from 'vitest';
import { LAYOUT_KEYS } from '../flyer/record/layoutKeys.ts';
import { TEMPLATE_CATEGORIES, templateVersionSchema, toLayoutKey } from './template.ts';

const older = {
  id: 'open-house-v1',
  default_data: {},
  required_fields: [],
  locked_fields: [],
  approval_required: true,
  handlebars_schema: { fields: [{ key: 'price', label: 'Price', type: 'number', help_text: '' }] },
};

test('an older version without layout and units stays valid, with its category’s usual layout', () => {
  const version = templateVersionSchema.parse(older);
  expect(TEMPLATE_CATEGORIES.map((category) => toLayoutKey(version, category))).toEqual([
    'just-listed',
    'rate-sheet',
    'letter',
    'event',
    'greeting',
  ]);
});

test('a version has its own layout, which must exist', () => {
  for (const layout of LAYOUT_KEYS) {
    expect(toLayoutKey(templateVersionSchema.parse({ ...older, layout }), 'flyer')).toBe(layout);
  }
  expect(templateVersionSchema.safeParse({ ...older, layout: 'poster' }).success).toBe(false);
});
