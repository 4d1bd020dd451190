import { expect, it } from 'vitest';
import { applicantName } from '../preapproval/applicantName.ts';
import { splitName } from './splitName.ts';

it.each([
  ['Rosa Delgado', 'Rosa', 'Delgado'],
  [' Maria  del Carmen\u00a0Ortiz ', 'Maria del Carmen', 'Ortiz'],
  ['Cher', 'Cher', ''],
])('of %o takes the last word as the last name', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});

it('joins the words again, without a trailing space', () => {
  expect(applicantName(splitName('Rosa Delgado'))).toBe('Rosa Delgado');
  expect(applicantName(splitName('Cher'))).toBe('Cher');
});
