import { expect, it } from 'vitest';
import { STEPS } from './form/steps.ts';
import {
  QUESTIONNAIRE_STAGES,
  questionnaireCallables,
  questionnaireCountSchema,
  toQuestionnaireFunnel,
} from './questionnaireCount.ts';

const part = (day: string, counts: object) =>
  questionnaireCountSchema.parse({ day, counts, expire_at: new Date('2028-01-01T00:00:00Z') });

it('counts the questionnaire’s steps in order, and submissions', () => {
  expect(QUESTIONNAIRE_STAGES).toEqual([...STEPS.map(({ id }) => id), 'submitted']);
});

it('adds up each day’s parts, including days without counts', () => {
  const { total, days } = toQuestionnaireFunnel(
    [
      part('2026-10-31', { contact: 3, goal: 1 }),
      part('2026-10-31', { contact: 2, submitted: 1 }),
      part('2026-11-02', { goal: 4 }),
    ],
    { from: '2026-10-31', to: '2026-11-02' },
  );
  expect(days.map(({ day, counts }) => [day, counts.contact, counts.goal, counts.submitted])).toEqual([
    ['2026-10-31', 5, 1, 1],
    ['2026-11-01', 0, 0, 0],
    ['2026-11-02', 0, 4, 0],
  ]);
  expect(total).toMatchObject({ contact: 5, goal: 5, property: 0, submitted: 1 });
});

it('ignores days outside the period', () => {
  const { total } = toQuestionnaireFunnel([part('2026-11-03', { contact: 9 })], {
    from: '2026-11-01',
    to: '2026-11-02',
  });
  expect(total.contact).toBe(0);
});

it.each([
  [{ from: '2026-11-01', to: '2026-11-01' }, true],
  // 92 days, and one day more.
  [{ from: '2026-08-01', to: '2026-10-31' }, true],
  [{ from: '2026-07-31', to: '2026-10-31' }, false],
  [{ from: '2026-11-02', to: '2026-11-01' }, false],
  [{ from: '2026-02-30', to: '2026-03-01' }, false],
  [{ from: 'yesterday', to: 'today' }, false],
  [{ from: '2026-11-01' }, false],
  [{ from: '2026-11-01', to: '2026-11-01', tenant_id: 'harborview' }, false],
])('accepts the days %j: %s', (days, isAccepted) => {
  expect(questionnaireCallables['get-questionnaire-funnel'].input.safeParse(days).success).toBe(isAccepted);
});
