import { expect, it } from 'vitest';
import { applicantName } from '../preapproval/applicantName.ts';
import { splitName } from './splitName.ts';

it.each([
  ['Rosa Delgado', 'Rosa', 'Delgado'],
  [' Maria  del Carmen\u00a0Ortiz ', 'Maria del Carmen', 'Ortiz'],
  ['Cher', 'Cher', ''],
])('of %o the last word is the last name', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});

it('puts the words together again, without a blank at the end', () => {
  expect(applicantName(splitName('Rosa Delgado'))).toBe('Rosa Delgado');
  expect(applicantName(splitName('Cher'))).toBe('Cher');
});
