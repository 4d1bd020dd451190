import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionActionName } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { MenuItem } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../lib/firebase/useEventId.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';

interface SubmissionMenuProps {
  submission: Submission;
  /** Returns whether the member may do it now. */
  can: (action: SubmissionActionName) => boolean;
  onNote: () => void;
  onAssign: () => void;
}

/** Other actions for a submission. */
export function SubmissionMenu({ submission, can, onNote, onAssign }: SubmissionMenuProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { member, isAdministrator } = useSignedIn();
  const { id, revision, email, mobile } = submission;
  const claimId = useEventId({ revision });
  const isOwn = member.officer_id !== null && submission.lo_assigned_id === member.officer_id;

  async function claim() {
    try {
      await callFunction('claim-application', { id, event_id: claimId, revision });
      notify({ title: 'Assigned to you', severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Not assigned'));
    }
  }
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Copied!', text, severity: 'success' });
    } catch {
      notify({ title: 'Not copied', text: 'Your browser blocked it.', severity: 'error' });
    }
  }

  return (
    <RowMenu label={`More actions for ${applicantName(submission)}`}>
      {(choose) => [
        <MenuItem key="note" onClick={() => choose(onNote)}>
          Add note
        </MenuItem>,
        can('assign') && (
          <MenuItem key="assign" onClick={() => choose(onAssign)}>
            Assign
          </MenuItem>
        ),
        can('claim') && member.officer_id !== null && !isOwn && (
          <MenuItem key="claim" onClick={() => choose(() => void claim())}>
            Assign to me
          </MenuItem>
        ),
        <MenuItem key="copy-phone" onClick={() => choose(() => void copy(mobile))}>
          Copy phone number
        </MenuItem>,
        <MenuItem key="copy-email" onClick={() => choose(() => void copy(email))}>
          Copy email address
        </MenuItem>,
        isAdministrator && (
          <MenuItem
            key="audit"
            onClick={() => choose(() => void navigate(entityHistoryPath('application', id)))}
          >
            Audit log
          </MenuItem>
        ),
      ]}
    </RowMenu>
  );
}
