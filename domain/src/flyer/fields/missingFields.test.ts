import { describe, expect, it } from 'vitest';
import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { effectiveData, missingFields } from './missingFields.ts';

const field = (key: string, type: TemplateField['type'] = 'string'): TemplateField => ({
  key,
  type,
  label: `Label of ${key}`,
  help_text: '',
});
const version: TemplateVersion = {
  id: 'v1',
  default_data: { headline: 'Open house', disclosure: 'Subject to approval', empty_lock: '<p></p>' },
  handlebars_schema: {
    fields: [
      field('headline'),
      field('text', 'rich_text'),
      field('price', 'number'),
      field('disclosure'),
      field('empty_lock'),
      field('note'),
    ],
  },
  required_fields: ['price', 'headline', 'text', 'disclosure', 'empty_lock'],
  locked_fields: ['disclosure', 'empty_lock'],
  approval_required: true,
};
const missing = (data: Record<string, unknown>) => missingFields(version, data).map(({ key }) => key);

describe('missingFields', () => {
  it('lists empty fields in the order of the form; a default fills even a locked one', () =>
    expect(missing({})).toEqual(['text', 'price', 'empty_lock']));
  it('counts a cleared field as missing despite its default', () =>
    expect(missing({ headline: ' \u200b', text: '<p></p>', price: '', empty_lock: 'x' })).toEqual([
      'headline',
      'text',
      'price',
    ]));
  it('counts zero and false as filled', () =>
    expect(missing({ price: 0, text: false, empty_lock: 'x' })).toEqual([]));
  it('ignores the clearing of a locked field', () =>
    expect(missing({ disclosure: '', price: 1, text: 'x', empty_lock: 'x' })).toEqual([]));
  it('ignores fields that the template doesn’t have', () =>
    expect(missing({ note: '' })).not.toContain('note'));
});

describe('effectiveData', () => {
  it('uses the default in a locked field, typed values elsewhere, and drops unknown keys', () =>
    expect(
      effectiveData(version, { headline: '', disclosure: 'Mine', empty_lock: 'bound', other: 1 }),
    ).toEqual({
      headline: '',
      disclosure: 'Subject to approval',
      empty_lock: 'bound',
    }));
});
