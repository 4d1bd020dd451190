import { expect, it } from 'vitest';
import { containsName } from './namesColleague.ts';

it.each([
  'Helen Whitaker',
  'HELEN  WHITAKER',
  'Hélen Whitaker',
  'Неlen Whitaker',
  'Helen Whitaker.',
  'Helen-Whitaker',
  'HelenWhitaker',
  'Whitaker, Helen',
  '“Helen Whitaker”',
  'HeIen Whitaker',
  'He1en Whitaker',
  'Helen M. Whitaker',
  'Helen Whitaker, Managing Director',
  'HelenWhitaker, NMLS 1900151',
  'H elen Whitaker Jr',
  'Helen VVhitaker',
  'H. Whitaker',
  'Helen M. Whitaker’s Team',
  "H. Whitaker's Assistant",
])('%s looks like Helen Whitaker', (name) => {
  expect(containsName(name, 'Helen Whitaker')).toBe(true);
});

it.each([
  ['H.Whitaker, Branch Manager', 'Helen Whitaker'],
  ['Helen.Whitaker', 'Helen Whitaker'],
  ['Helen Whitaker', 'Helen M. Whitaker'],
  ['Assistant to H. Whitaker', 'Helen Maria Whitaker'],
  ['Thomas O’Neill', 'Thomas O’Neill, Jr.'],
  ['J.R. Smith', 'J. R. Smith'],
  ['JR Smith', 'J. R. Smith'],
  ['Ana Reyes, Loan Officer', 'Ana Reyes-Holt'],
  ['Ana Holt', 'Ana Reyes-Holt'],
])('%s looks like %s', (text, name) => {
  expect(containsName(text, name)).toBe(true);
});

it.each([
  ['Maria Whitaker', 'Helen Maria Whitaker'],
  ['Thomas Miller, Jr.', 'Thomas O’Neill, Jr.'],
  ['H. M., Loan Officer', 'Helen M. Whitaker'],
])('%s doesn’t look like %s', (text, name) => {
  expect(containsName(text, name)).toBe(false);
});

it.each(['Helen Whitmore', 'Ellen Whitaker', 'Whitaker', 'Helen', 'Ana Reyes-Holt'])(
  '%s doesn’t look like Helen Whitaker',
  (name) => {
    expect(containsName(name, 'Helen Whitaker')).toBe(false);
  },
);

it.each(['', '...'])('no name looks like the empty name %j', (other) => {
  expect(containsName('Helen Whitaker', other)).toBe(false);
});
