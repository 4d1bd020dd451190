import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/submission/submission';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { useOfficersWithoutAccount } from '../../../lib/live-data/records/useOfficersWithoutAccount.ts';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

const officerSchema = officerRecordSchema.pick({ name: true });

interface AssigneeState {
  words: string;
  name?: string | undefined;
  /** Only administrators can open the submission; false while that isn't known. */
  isWithoutAccount?: boolean;
}

/** Subscribes to a submission's assignee: as text, and by name once loaded. */
export function useAssignee({
  lo_assigned_id,
  status,
}: Pick<Submission, 'lo_assigned_id' | 'status'>): AssigneeState {
  const { member, isAdministrator } = useSignedIn();
  // Only administrators may list members.
  const shouldCheckAccount = lo_assigned_id !== null && isAdministrator && isOpenStatus(status);
  const withoutAccount = useOfficersWithoutAccount(
    member.tenant_id,
    shouldCheckAccount ? [lo_assigned_id] : [],
  );
  const path = lo_assigned_id === null ? null : paths.officers.one(member.tenant_id, lo_assigned_id);
  const live = useDocument(path, officerSchema);
  if (lo_assigned_id === null) return { words: 'Assigned to the General team' };
  const name = readyData(live)?.name;
  if (lo_assigned_id === member.officer_id) return { words: 'Assigned to you', name };
  // Only a loaded result shows that the directory has no such officer.
  if (live.status !== 'ready') return { words: 'Assigned' };
  return {
    words: name ? `Assigned to ${name}` : 'Assigned to an officer who is no longer listed',
    name,
    isWithoutAccount: name !== undefined && withoutAccount.has(lo_assigned_id),
  };
}
