import { toTurnOrder } from '@brokerage/domain/application/turn';
import { db } from '../../data/db.ts';
import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { toTurnId } from './findTurnList.ts';
import { loadAvailableOfficer } from './loadAvailableOfficer.ts';

/** Returns who of a list would be next, and who would be passed over, now. */
const previewList = (tenantId: string, branchId: string | null, officers: readonly string[]) =>
  db.runReadOnly(async (transaction) => {
    const turn = (await transaction.get(db.assignmentTurns(tenantId).doc(toTurnId(branchId)))).data();
    const asked = await Promise.all(
      toTurnOrder(officers, turn).map(async (id) => ({
        id,
        officer: await loadAvailableOfficer(transaction, tenantId, id),
      })),
    );
    return {
      branch_id: branchId,
      next_officer_id: asked.find(({ officer }) => officer)?.id ?? null,
      skipped: asked.filter(({ officer }) => !officer).map(({ id }) => id),
    };
  });

/** preview-assignment: who would get the next application by a rule that isn't saved yet. */
export const previewAssignment = defineMemberCallable(
  'preview-assignment',
  'members:read',
  async ({ kind, officers, branches }, { member }) => {
    const { tenant_id: tenantId } = member;
    if (kind === 'general') return { lists: [] };
    if (kind === 'turns') return { lists: [await previewList(tenantId, null, officers)] };
    const lists = branches.map((one) => previewList(tenantId, one.branch_id, one.officers));
    return { lists: await Promise.all(lists) };
  },
);
