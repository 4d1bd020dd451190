import type { Realtor } from '@brokerage/domain/directory/realtor';
import { expect, test } from 'vitest';
import { entryErrors, findDuplicate, NEW_ENTRY, searchRealtors } from './realtor.ts';

const realtor = (id: string, change = {}): Realtor => ({
  id,
  tenant_id: 't',
  created_by_user_id: 'u',
  ...NEW_ENTRY,
  name: id,
  ...change,
});
const anita = realtor('Anita', { email: 'Anita@homes.example', brokerage: 'Garden Homes', mls_id: 'M-10' });
const pete = realtor('pete', { brokerage: 'Kowalski', mls_id: 'M-9' });
const zoe = realtor('Zoë', {});
const all = [anita, pete, zoe];

test('finds a number as displayed, however it was entered', () => {
  const realtors = [
    realtor('one', { phone: '+1 973-555-0162' }),
    realtor('two', { phone: '(973) 555-0161' }),
    realtor('three', { phone: '7325550164' }),
  ];
  const ids = (found: typeof realtors) => found.map(({ id }) => id);
  expect(ids(searchRealtors(realtors, '(973) 555-0162'))).toEqual(['one']);
  expect(ids(searchRealtors(realtors, '+1'))).toEqual(['one']);
});

test('finds by words in any column', () => {
  expect(searchRealtors(all, 'HOMES ani')).toEqual([anita]);
  expect(searchRealtors(all, ' ')).toEqual(all);
  expect(searchRealtors(all, 'homes pete')).toEqual([]);
});

test('finds a likely duplicate by email, or by name and brokerage', () => {
  const found = (change: object, ownId?: string) =>
    findDuplicate({ ...NEW_ENTRY, ...change }, all, ownId)?.id;
  expect(found({ name: 'Somebody', email: ' anita@HOMES.example' })).toBe('Anita');
  expect(found({ name: ' anita ', brokerage: 'garden  homes' })).toBe('Anita');
  expect(found({ name: 'Anita', brokerage: 'Elsewhere' })).toBeUndefined();
  expect(found({ name: 'Anita', brokerage: 'Garden Homes' }, 'Anita')).toBeUndefined();
  expect(found({})).toBeUndefined();
});

test('reports invalid fields', () => {
  expect(entryErrors({ ...NEW_ENTRY, name: ' ', email: 'x', phone: '1'.repeat(31) })).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
    phone: 'Valid phone number required',
  });
  expect(entryErrors({ ...NEW_ENTRY, name: 'Ada' })).toEqual({});
});

test.each(['abc', '1 2', '555-0144'])('%s isn’t a phone number', (phone) => {
  expect(entryErrors({ ...NEW_ENTRY, name: 'Ada', phone })).toEqual({ phone: 'Valid phone number required' });
});

test('keeps an older invalid email and phone, but rejects new invalid ones', () => {
  const opened = { ...NEW_ENTRY, name: 'Ada', phone: 'call the office', email: 'nobody' };
  expect(entryErrors({ ...opened, notes: 'Prefers texts' }, opened)).toEqual({});
  expect(entryErrors({ ...opened, phone: 'call me', email: 'no' }, opened)).toEqual({
    email: 'Invalid email address',
    phone: 'Valid phone number required',
  });
});
