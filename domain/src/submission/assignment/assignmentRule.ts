import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { recordIdSchema } from '../../ids/recordId.ts';

/** What happens to a new submission that names no loan officer. */
export const ASSIGNMENT_KINDS = {
  general: 'Leave with the General team',
  turns: 'Take turns',
  branch: 'By branch',
} as const;
export type AssignmentKind = keyof typeof ASSIGNMENT_KINDS;
export const ASSIGNMENT_KIND_CODES = objectKeys(ASSIGNMENT_KINDS);

/** Maximum numbers of officers per list, of branch lists, and of officers in all branch lists together. */
export const ASSIGNMENT_LIMITS = { officers: 50, branches: 50, officersOfBranches: 200 } as const;

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** Directory entries in the order of their turns. */
const turnListSchema = z
  .array(recordIdSchema)
  .max(ASSIGNMENT_LIMITS.officers, `No more than ${ASSIGNMENT_LIMITS.officers} loan officers`)
  .refine(isUnique, 'Each loan officer can be listed once');

const branchListSchema = z.strictObject({ branch_id: recordIdSchema, officers: turnListSchema });
export type BranchTurnList = z.output<typeof branchListSchema>;

const needsOfficers = (path: string) => ({ path: [path], message: 'Add at least one loan officer' });

/** Who gets the General team's new submissions. The lists are kept while another kind is chosen. */
export const assignmentRuleSchema = z
  .strictObject({
    kind: z.enum(ASSIGNMENT_KIND_CODES),
    /** For "Take turns". */
    officers: turnListSchema,
    /** For "By branch". A branch without a list leaves its submissions with the General team. */
    branches: z
      .array(branchListSchema)
      .max(ASSIGNMENT_LIMITS.branches, `No more than ${ASSIGNMENT_LIMITS.branches} branches`)
      .refine((lists) => isUnique(lists.map(({ branch_id }) => branch_id)), 'Each branch can be listed once')
      .refine(
        (lists) =>
          lists.reduce((sum, { officers }) => sum + officers.length, 0) <=
          ASSIGNMENT_LIMITS.officersOfBranches,
        `No more than ${ASSIGNMENT_LIMITS.officersOfBranches} loan officers across all branches`,
      ),
  })
  .refine(({ kind, officers }) => kind !== 'turns' || officers.length > 0, needsOfficers('officers'))
  .refine(
    ({ kind, branches }) => kind !== 'branch' || branches.some(({ officers }) => officers.length > 0),
    needsOfficers('branches'),
  );
export type AssignmentRule = z.output<typeof assignmentRuleSchema>;

/** Default of companies that haven't chosen: submissions stay with the General team. */
export const DEFAULT_ASSIGNMENT_RULE: AssignmentRule = { kind: 'general', officers: [], branches: [] };
