import { expect, test } from 'vitest';
import { FIELD_TYPES } from '../../template/template.ts';
import { submittedValues } from './submittedValues.ts';

const version = {
  handlebars_schema: {
    fields: FIELD_TYPES.map((type) => ({ key: type, label: type, type, help_text: '' })),
  },
};
const issueOf = (type: string, value: unknown) =>
  submittedValues(version, { [type]: value }).issues.map(({ path }) => path);

const good: [string, unknown][] = [
  ['string', 'Open house'],
  ['address', '14 Maple Avenue'],
  ['phone', '(973) 555-0102'],
  ['email', ' maria@larkfield.example'],
  ['url', 'https://larkfield.example/a'],
  ['url', 'www.larkfield.example'],
  ['url', 'larkfield.example:8080/a'],
  ['number', 0],
  ['number', 6.125],
  ['date', '2026-12-06'],
  ['rich_text', 'a\n- b'],
  ['rich_text', { paragraphs: [{ type: 'bullet', spans: [{ text: 'a', bold: true }] }] }],
  ['image', 'https://images.example/a.jpg'],
];
test.each(good)('%s may be %j', (type, value) => {
  expect(submittedValues(version, { [type]: value })).toEqual({ data: { [type]: value }, issues: [] });
});

test.each([
  ['string', 'ap\u202edetn\u0007arauG', 'apdetnarauG'],
  ['address', '14 Maple\u2066 Avenue\u200f', '14 Maple Avenue'],
  ['rich_text', 'a\u0000\n- b\tc', 'a\n- b\tc'],
  [
    'rich_text',
    { paragraphs: [{ type: 'paragraph', spans: [{ text: 'a\u202eb', bold: true }] }] },
    { paragraphs: [{ type: 'paragraph', spans: [{ text: 'ab', bold: true }] }] },
  ],
  ['string', '\u202e', ''],
])('%s is submitted without control and direction characters: %j', (type, value, sealed) => {
  expect(submittedValues(version, { [type]: value })).toEqual({ data: { [type]: sealed }, issues: [] });
});

const bad: [string, unknown][] = [
  ['string', 5],
  ['string', { text: 'a' }],
  ['string', 'x'.repeat(5001)],
  ['address', ['a']],
  ['phone', true],
  ['phone', 'abc'],
  ['phone', '1 2'],
  ['email', 'maria at larkfield'],
  ['url', 'javascript:alert(1)'],
  ['url', ' DATA:text/html,x'],
  ['url', 'tel:+19735550102'],
  ['url', 'call me'],
  ['number', '6.125'],
  ['number', 1e20],
  ['number', Number.NaN],
  ['number', Number.POSITIVE_INFINITY],
  ['date', 'next Sunday'],
  ['date', '2026-02-30'],
  ['rich_text', { paragraphs: [{ type: 'bullet', spans: [{ text: 'a', href: 'javascript:alert(1)' }] }] }],
  ['rich_text', 7],
  ['image', { src: 'a' }],
];
test.each(bad)('%s may not be %j', (type, value) => expect(issueOf(type, value)).toEqual([type]));

test('a blank clears the default of any type; unknown keys are dropped', () => {
  const stored = Object.fromEntries(FIELD_TYPES.map((type, index) => [type, index % 2 ? null : ' ']));
  expect(submittedValues(version, { ...stored, status: 'approved', constructor: 'x' })).toEqual({
    data: Object.fromEntries(FIELD_TYPES.map((type) => [type, ''])),
    issues: [],
  });
});
