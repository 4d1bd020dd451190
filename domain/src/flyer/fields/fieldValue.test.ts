import { expect, test } from 'vitest';
import { fieldNotation, fieldSource, findValueProblem } from './fieldValue.ts';

const parties = { officer: { phone: '(973) 555-0102', title: '' } };

test.each([
  ['a binding with a value', { key: 'a', binding: 'officer.phone' as const }, {}, 'profile'],
  [
    'a default under an empty binding',
    { key: 'a', binding: 'officer.title' as const },
    { a: 'Agent' },
    'template',
  ],
  ['an empty binding alone', { key: 'a', binding: 'realtor.name' as const }, {}, 'realtor'],
  ['a default', { key: 'a' }, { a: 'Words' }, 'template'],
  ['nothing', { key: 'a' }, { a: '  ' }, undefined],
])('the source of %s', (_what, field, default_data, source) => {
  expect(fieldSource(field, { default_data }, parties)).toBe(source);
});

test('numbers are entered in their unit', () => {
  expect(fieldNotation({ key: 'list_price' })).toEqual({ unit: 'dollars', decimals: 2 });
  expect(fieldNotation({ key: 'apr_30_year' })).toEqual({ unit: 'percent', decimals: 3 });
  expect(fieldNotation({ key: 'list_price', unit: 'plain' }).unit).toBe('plain');
});

test.each([
  ['email', 'ana@larkfield.example', true],
  ['email', 'ana at larkfield', false],
  ['url', 'www.larkfield.example/rsvp?x=1', true],
  ['url', 'https://larkfield.example', true],
  ['url', 'larkfield.example:8080/a', true],
  ['url', 'javascript:alert(1)', false],
  ['url', 'see our site', false],
  ['date', '2026-11-22', true],
  ['date', '2026-02-30', false],
  ['number', 6.125, true],
  ['number', '6.125', true],
  ['number', 'about six', false],
  ['number', '12345678901234567890', false],
  ['number', 1e20, false],
  ['phone', '(973) 555-0144', true],
  ['phone', 'abc', false],
  ['phone', '1 2', false],
  ['string', 'anything', true],
  ['email', '  ', true],
] as const)('%s %s', (type, value, isGood) => {
  expect(findValueProblem({ key: 'field', type }, value) === undefined).toBe(isGood);
});

test('an error says what to do', () => {
  expect(findValueProblem({ key: 'list_price', type: 'number' }, '12345678901234567890')).toBe(
    'Enter fewer digits',
  );
  expect(findValueProblem({ key: 'phone', type: 'phone' }, 'abc')).toBe('Valid phone number required');
});
