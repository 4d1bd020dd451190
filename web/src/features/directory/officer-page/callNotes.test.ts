import { expect, it } from 'vitest';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { callNotes } from './callNotes.ts';

const topicsOf = (topics: readonly string[]) => callNotes(topics).map(({ topic }) => topic);

it('has a note on each of an officer’s topics, and links each page once', () => {
  const found = callNotes(['Refinancing', 'Cash-out refinance', 'Co-owner buyouts']);
  expect(found.map(({ topic, text }) => `${topic}: ${text.split(',')[0]}`)).toEqual([
    'Refinancing: Your latest mortgage statement. It has your balance',
    'Cash-out refinance: How much you want to take out',
    'Co-owner buyouts: Who is on the loan and on the deed',
  ]);
  expect(found.map(({ more }) => more?.path)).toEqual(['/refinance', undefined, undefined]);
});

it('keeps two officers’ topics apart, and repeats no answer of a program’s page', () => {
  const all = [
    ...callNotes(['VA loans', 'Military (PCS) moves', 'Surviving spouses']),
    ...callNotes(['Self-employed borrowers', 'Bank statement loans', '2-4 unit homes']),
  ].map(({ text }) => text);
  expect(new Set(all)).toHaveProperty('size', 6);
  const answers = Object.values(programQuestions).flatMap((each) => each.map(([, answer]) => answer));
  expect(answers.filter((answer) => all.includes(answer))).toEqual([]);
});

it.each([
  [[], ['Your plans', 'Your income', 'Your savings and debts']],
  [
    ['Savannah', 'Jumbo loans'],
    ['Jumbo loans', 'Your plans', 'Your income'],
  ],
])('fills up short lists with general advice: %j', (topics, expected) =>
  expect(topicsOf(topics)).toEqual(expected),
);
