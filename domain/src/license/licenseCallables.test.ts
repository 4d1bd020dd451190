import { expect, it, test } from 'vitest';
import { callables } from '../callables.ts';
import { licenseFieldsSchema } from './licenseCallables.ts';
import { kindsFor, LICENSE_KIND_IDS, licenseKind } from './licenseKinds.ts';

const FIELDS = {
  holder_kind: 'company',
  holder_id: 'larkfield',
  state: 'NJ',
  kind: 'nj_broker',
  number: '9900192',
  authority: '',
  expires_on: '2026-12-31',
} as const;
const issues = (changes: object) =>
  licenseFieldsSchema.safeParse({ ...FIELDS, ...changes }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

it('accepts a license that doesn’t expire', () => {
  expect(issues({})).toEqual([]);
  expect(issues({ expires_on: null })).toEqual([]);
});

test.each([
  ['an invalid state', { state: 'ZZ' }, ['state', 'kind']],
  ['a kind of another state', { state: 'CA' }, ['kind']],
  ['a kind that only people have', { kind: 'originator' }, ['kind']],
  ['no number', { number: ' ' }, ['number']],
  ['a look-alike letter', { number: '99001\u0415' }, ['number']],
  ['a line break', { number: '1\n2' }, ['number']],
  ['a short DRE number', { state: 'CA', kind: 'ca_dre_broker', number: '1992001' }, ['number']],
  ['another kind without its authority', { kind: 'other' }, ['authority']],
  ['an authority of a known kind', { authority: 'Somebody' }, ['authority']],
  ['an invalid day', { expires_on: '2026-02-30' }, ['expires_on']],
  ['a blank day', { expires_on: '' }, ['expires_on']],
  ['a year far away', { expires_on: '9999-12-31' }, ['expires_on']],
  ['a tenant', { tenant_id: 'other' }, ['']],
])('rejects %s', (_what, changes, paths) => {
  const found = new Set(issues(changes));
  expect([...found].filter((path) => paths.includes(path))).not.toEqual([]);
});

it('applies the same checks to the call as to the form', () => {
  const { input } = callables['save-license'];
  const call = { ...FIELDS, id: 'a'.repeat(21), revision: 0 };
  expect(input.safeParse(call).success).toBe(true);
  expect(input.safeParse({ ...call, kind: 'ca_crmla' }).success).toBe(false);
  expect(input.safeParse({ ...call, tenant_id: 'other' }).success).toBe(false);
});

it('offers each holder license kinds in every state, limited to that state', () => {
  expect(kindsFor('officer', 'CA')).toEqual(['ca_dre_broker', 'ca_dre_salesperson', 'originator', 'other']);
  expect(kindsFor('company', 'ME')).toEqual(['other']);
  for (const id of LICENSE_KIND_IDS) {
    const { state, holders } = licenseKind(id);
    for (const holder of holders) expect(kindsFor(holder, state ?? 'TX')).toContain(id);
  }
});
