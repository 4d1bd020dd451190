import { expect, it } from 'vitest';
import { ASSIGNMENT_LIMITS, assignmentRuleSchema } from './assignmentRule.ts';
import { moveTurnList } from './moveTurnList.ts';

const rule = assignmentRuleSchema.parse({
  kind: 'branch',
  officers: [],
  branches: [
    { branch_id: 'a', officers: ['ana', 'ben'] },
    { branch_id: 'b', officers: ['ben', 'cat'] },
    { branch_id: 'c', officers: ['dan'] },
  ],
});

it('appends one branch’s officers to another’s turns, each once', () => {
  expect(moveTurnList(rule, 'a', 'b')?.branches).toEqual([
    { branch_id: 'c', officers: ['dan'] },
    { branch_id: 'b', officers: ['ben', 'cat', 'ana'] },
  ]);
});

it('creates a list if the successor has none, and changes nothing if the branch has none', () => {
  expect(moveTurnList(rule, 'a', 'd')?.branches.at(-1)).toEqual({ branch_id: 'd', officers: ['ana', 'ben'] });
  expect(moveTurnList(rule, 'd', 'a')).toBeUndefined();
});

it('keeps to a list’s limit', () => {
  const many = (letter: string) =>
    Array.from({ length: ASSIGNMENT_LIMITS.officers }, (_, n) => `${letter}${n}`);
  const full = {
    ...rule,
    branches: [
      { branch_id: 'a', officers: many('a') },
      { branch_id: 'b', officers: many('b') },
    ],
  };
  expect(moveTurnList(full, 'a', 'b')?.branches).toEqual([{ branch_id: 'b', officers: many('b') }]);
});
