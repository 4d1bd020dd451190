import { expect, it } from 'vitest';
import { toFirstName } from './toFirstName.ts';

it.each([
  ['Linh Tran', 'Linh'],
  ['  José  Luis Peña ', 'José'],
  ['Ana\u00a0Lima', 'Ana'],
  ['Cher', 'Cher'],
  ['Ana\nLima', 'Ana'],
  [' ', ''],
])('calls %j %j', (name, first) => {
  expect(toFirstName(name)).toBe(first);
});
