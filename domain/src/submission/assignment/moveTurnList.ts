import { ASSIGNMENT_LIMITS, type AssignmentRule } from './assignmentRule.ts';

/**
 * Returns an assignment rule in which the officers of one branch's list join another's, after those already there; undefined if the branch
 * has no list. Officers who don't fit in a full list are left out.
 */
export function moveTurnList(rule: AssignmentRule, from: string, to: string): AssignmentRule | undefined {
  const list = rule.branches.find(({ branch_id }) => branch_id === from);
  if (!list) return undefined;
  const there = rule.branches.find(({ branch_id }) => branch_id === to)?.officers ?? [];
  const officers = [...new Set([...there, ...list.officers])].slice(0, ASSIGNMENT_LIMITS.officers);
  const others = rule.branches.filter(({ branch_id }) => branch_id !== from && branch_id !== to);
  return { ...rule, branches: [...others, { branch_id: to, officers }] };
}
