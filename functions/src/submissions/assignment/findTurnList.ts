import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { findBranch } from '@brokerage/domain/directory/findBranch';
import { storedAnswersSchema } from '@brokerage/domain/preapproval/form/application';
import type { ApplicationSettings } from '@brokerage/domain/submission/applicationSettings';
import { db } from '../../data/db.ts';

/** A list of officers who take turns. */
export interface TurnList {
  /** Id of the record that stores the last turn. */
  id: string;
  /** Ids of directory entries, in order. */
  officers: readonly string[];
}

/** Returns the id of the turn record: the company's, or a branch's. */
export const toTurnId = (branchId: string | null) => (branchId === null ? 'company' : `branch-${branchId}`);

/** Returns the id of the branch that serves the applicant's property, if answers and directory name one. */
async function loadBranchId(tenantId: string, submissionId: string): Promise<string | undefined> {
  const [answers, branches] = await Promise.all([
    db.submissionAnswers(tenantId, submissionId).get(),
    db.branches(tenantId).limit(MAX_BRANCHES).get(),
  ]);
  const { data } = storedAnswersSchema.pick({ property_location: true }).safeParse(answers.data());
  if (!data) return undefined;
  return findBranch(
    data.property_location,
    branches.docs.map((branch) => branch.data()).filter(({ is_closed }) => !is_closed),
  );
}

/** Returns the list that gets a submission; undefined if the rule leaves it with the General team. */
export async function findTurnList(
  tenantId: string,
  submissionId: string,
  { kind, officers, branches }: ApplicationSettings['assignment'],
): Promise<TurnList | undefined> {
  if (kind === 'general') return undefined;
  if (kind === 'turns') return { id: toTurnId(null), officers };
  const branchId = await loadBranchId(tenantId, submissionId);
  const list = branches.find(({ branch_id }) => branch_id === branchId);
  return list && { id: toTurnId(list.branch_id), officers: list.officers };
}
