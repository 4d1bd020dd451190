import type { Submission } from '@brokerage/domain/submission/submission';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { useCallback } from 'react';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { useOfficersWithoutAccount } from '../../../lib/live-data/records/useOfficersWithoutAccount.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

/**
 * Returns a function that gives the name of an open submission's officer if they have no account, so only administrators can open it.
 * @param officers undefined if all submissions are the member's own
 */
export function useNameOfOfficerWithoutAccount(
  submissions: readonly Submission[],
  officers: OfficerNames | undefined,
): (submission: Submission) => string | undefined {
  const { member } = useSignedIn();
  const assigned = officers
    ? submissions
        .filter(({ status }) => isOpenStatus(status))
        .map(({ lo_assigned_id }) => lo_assigned_id ?? '')
    : [];
  const withoutAccount = useOfficersWithoutAccount(member.tenant_id, assigned);
  return useCallback(
    ({ status, lo_assigned_id: id }) =>
      id !== null && isOpenStatus(status) && withoutAccount.has(id) ? officers?.byId.get(id) : undefined,
    [withoutAccount, officers],
  );
}
