import { expect, test } from 'vitest';
import { EXAMPLE_DATE } from '../../programs/sampleNote.ts';
import type { TemplateField } from '../../template/template.ts';
import type { TemplateContent } from '../../template/templateCallables.ts';
import { layoutFlyer } from '../layout/layoutFlyer.ts';
import { testQr } from '../layout/testing/testQr.ts';
import { fontMeasure } from '../layout/text/measure.ts';
import { sampleFlyer, sampleValue } from './sampleData.ts';
import { sampleRates, shorterSampleRates } from './sampleRates.ts';

const field = (key: string, label: string, type: TemplateField['type'] = 'string') => ({
  key,
  label,
  type,
  help_text: '',
  required: false,
  locked: false,
});

test.each([
  ['highlight_homes', 'Eligible homes', '1-4 units'],
  ['highlight_use', 'You have to live there', 'Primary home'],
  ['extra', 'Opening hours', '1 PM to 4 PM'],
  ['extra', 'Something else', 'On request'],
])('%s, %s: %s', (key, label, value) => {
  expect(sampleValue(field(key, label))).toBe(value);
});

test('a bound field has the value a profile would give', () => {
  expect(sampleValue({ ...field('listed_by', 'Listed by'), binding: 'realtor.name' })).toBe('Patricia Doyle');
});

test('a letter has a salutation and a body', () => {
  const content: TemplateContent = {
    name: 'Letter',
    description: '',
    category: 'letter',
    layout: 'letter',
    approval_required: true,
    fields: [field('recipient', 'Recipient'), field('body', 'Letter', 'rich_text')],
  };
  const texts = (input: ReturnType<typeof sampleFlyer>) =>
    JSON.stringify(layoutFlyer(input, fontMeasure, testQr).scene);
  const sample = sampleFlyer(content);
  expect(sample.data.body).toMatch(/^Dear Patricia,\n\nI’ve been working with/);
  expect(texts(sample)).not.toContain('Dear Patricia Doyle');
  const own = { ...sample, data: { ...sample.data, body: 'I have news.' } };
  expect(texts(own)).toContain('Dear Patricia Doyle,');
});

test('sample rates match sampleRates.ts and the date of the website’s examples', () => {
  const rates = {
    ...sampleRates('30_year', 'conventional'),
    ...shorterSampleRates('15_year'),
    ...sampleRates('fha', 'fha'),
    ...sampleRates('va', 'va'),
    ...sampleRates('jumbo', 'jumbo'),
  };
  for (const [key, value] of Object.entries(rates))
    expect(sampleValue(field(key, key, 'number')), key).toBe(value);
  expect(sampleValue(field('effective_date', 'Effective date', 'date'))).toBe(EXAMPLE_DATE);
});
