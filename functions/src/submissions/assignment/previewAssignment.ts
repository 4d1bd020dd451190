import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { toTurnOrder } from '@brokerage/domain/submission/assignment/turn';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { toTurnId } from './findTurnList.ts';
import { loadAvailableOfficer } from './loadAvailableOfficer.ts';

/**
 * Returns which officers on a list are next, and which would be skipped. For a branch's list, assumes a property in the branch's state;
 * otherwise the state isn't known before there is a submission.
 */
const previewList = (
  tenantId: string,
  today: string,
  { branch_id: branchId, officers }: { branch_id: string | null; officers: readonly string[] },
) =>
  db.runReadOnly(async (transaction) => {
    const turn = (await transaction.get(db.assignmentTurns(tenantId).doc(toTurnId(branchId)))).data();
    const branch =
      branchId === null ? undefined : (await transaction.get(db.branches(tenantId).doc(branchId))).data();
    const property = { state: branch?.state, today };
    const candidates = await Promise.all(
      toTurnOrder(officers, turn).map(async (id) => ({
        id,
        officer: await loadAvailableOfficer(transaction, tenantId, id, property),
      })),
    );
    return {
      branch_id: branchId,
      next_officer_id: candidates.find(({ officer }) => officer)?.id ?? null,
      skipped: candidates.filter(({ officer }) => !officer).map(({ id }) => id),
    };
  });

/** preview-assignment: returns who would get the next submission under a rule that isn't saved yet. */
export const previewAssignment = defineMemberCallable(
  'preview-assignment',
  'members:read',
  async ({ kind, officers, branches }, { member }, now) => {
    const { tenant_id: tenantId } = member;
    if (kind === 'general') return { lists: [] };
    const today = dayInZone(now, await loadCompanyTimeZone(tenantId, now));
    if (kind === 'turns')
      return { lists: [await previewList(tenantId, today, { branch_id: null, officers })] };
    const lists = branches.map((list) => previewList(tenantId, today, list));
    return { lists: await Promise.all(lists) };
  },
);
