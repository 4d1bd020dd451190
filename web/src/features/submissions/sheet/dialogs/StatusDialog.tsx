import { objectKeys } from '@brokerage/domain/collections/records';
import { toApplicantMailStatus } from '@brokerage/domain/submission/mails/applicantMailDue';
import type { Submission } from '@brokerage/domain/submission/submission';
import { actionNoticeDueAt } from '@brokerage/domain/submission/workflow/actionNotice';
import {
  closesScheduledCall,
  findSubmissionActionError,
  type SubmissionActor,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../../lib/firebase/useEventId.ts';
import { companyTimeZone } from '../../../../lib/format/time/companyTime.ts';
import { formatDate } from '../../../../lib/format/time/formatDate.ts';
import { useNotify } from '../../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { StatusFields } from '../../status/StatusFields.tsx';
import {
  findStatusProblems,
  NO_DETAILS,
  STATUS_ACTIONS,
  STATUS_OF_ACTION,
  type StatusActionName,
  toStatusAction,
} from '../../status/statusDetails.ts';
import { useMailedStatuses } from '../../status/useMailedStatuses.ts';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

/** Returns the status changes the user may make now. */
export function offeredStatusActions(
  submission: Submission,
  actor: Omit<SubmissionActor, 'name'>,
): StatusActionName[] {
  const target = { ...submission, tenant_id: actor.tenant_id };
  return objectKeys(STATUS_ACTIONS).filter(
    (name) => findSubmissionActionError(target, name, actor) === undefined,
  );
}

/** Preselected because they don't close the submission, so that a careless click decides nothing. */
const FIRST_CHOICES: readonly StatusActionName[] = ['start', 'reopen'];

export interface StatusDialogProps extends SubmissionDialogProps {
  tenantId: string;
  offered: readonly StatusActionName[];
  /** The applicant has chosen when to be called about the application. */
  hasScheduledCall: boolean;
}

/** Changes the status of a submission, with the fields that the new status requires. */
export function StatusDialog({
  submission,
  tenantId,
  offered: offeredNow,
  hasScheduledCall,
  onClose,
}: StatusDialogProps) {
  const id = useId();
  const notify = useNotify();
  // The submission when the dialog opened. If someone else changes it, saving reports that.
  const [{ revision, status, created_at, notice_due_at }] = useState(submission);
  const [offered] = useState(offeredNow);
  const [name, setName] = useState(offered.find((action) => FIRST_CHOICES.includes(action)));
  const [details, setDetails] = useState(NO_DETAILS);
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ revision, name, ...details });
  const mailed = useMailedStatuses(tenantId);
  const mailStatus =
    name && toApplicantMailStatus(submission, { from_status: status, to_status: STATUS_OF_ACTION[name] });

  function choose(chosen: StatusActionName | '') {
    setName(chosen || undefined);
    setTried(false);
  }

  function save() {
    setTried(true);
    if (!name || Object.keys(findStatusProblems(name, details)).length > 0) return undefined;
    const action = { ...toStatusAction(name, details), revision };
    return callFunction('update-application', { id: submission.id, event_id, action }).then(() => {
      notify({ title: 'Status changed', text: STATUS_ACTIONS[name], severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Change status" action="Change status" onAct={save} onClose={onClose}>
      <SelectField
        id={`${id}-status`}
        label="New status"
        value={name ?? ''}
        required
        error={isTried && !name}
        helperText={
          isTried && !name
            ? 'Choose a status.'
            : submission.kind === 'callback' && status === 'new'
              ? 'To mark it as answered, log a contact first.'
              : undefined
        }
        {...(name ? { onChange: choose } : { none: 'Choose one', onChange: choose })}
        options={offered.map((action) => [action, STATUS_ACTIONS[action]])}
      />
      {name && (
        <StatusFields
          name={name}
          kind={submission.kind}
          details={details}
          onChange={(part) => setDetails((before) => ({ ...before, ...part }))}
          problems={isTried ? findStatusProblems(name, details) : {}}
          noticeDue={`by ${formatDate(notice_due_at ?? actionNoticeDueAt(created_at, companyTimeZone()))}`}
          isMailed={mailStatus !== undefined && mailed.includes(mailStatus)}
        />
      )}
      {hasScheduledCall && name && closesScheduledCall({ name }) && (
        <Typography>The call they scheduled closes, too.</Typography>
      )}
    </ActionDialog>
  );
}
