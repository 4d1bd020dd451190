import { expect, it } from 'vitest';
import { officerQuestions } from './officerQuestions.ts';

it('asks about each topic in turn, and links each page once', () => {
  const questions = officerQuestions(['First-time buyers', 'FHA loans', 'Cash to close']);
  expect(questions.map(({ question }) => question)).toEqual([
    'Can I buy without a down payment?',
    'Is FHA only for first-time buyers?',
    'Can I get rid of FHA mortgage insurance?',
  ]);
  expect(questions.map(({ more }) => more?.path)).toEqual([
    '/resources/guides/getting-ready',
    '/loans/fha',
    undefined,
  ]);
});

it('asks three questions about one subject', () => {
  const questions = officerQuestions(['Refinancing', 'Cash-out refinance', 'Co-owner buyouts']);
  expect(questions.map(({ question }) => question)).toEqual([
    'How soon can I refinance?',
    'What does a refinance cost?',
    'Will I start over with 30 years?',
  ]);
});

it.each([[[]], [['Board packages']], [['Pre-approval review']]])(
  'asks what any borrower asks where there are too few, and nothing twice: %j',
  (topics) => {
    const questions = officerQuestions(topics).map(({ question }) => question);
    expect(new Set(questions)).toHaveProperty('size', 3);
    expect(questions).toContain('How are you paid?');
  },
);
