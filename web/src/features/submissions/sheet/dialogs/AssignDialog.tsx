import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../../lib/firebase/useEventId.ts';
import { useNotify } from '../../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../../ui/forms/dialogs/ActionDialog.tsx';
import { AssigneeField } from '../../status/AssigneeField.tsx';
import { noteProblem } from '../../status/formFields.ts';
import { NoteField } from '../../status/NoteField.tsx';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

export interface AssignDialogProps extends SubmissionDialogProps {
  tenantId: string;
  /** Name of the current officer; undefined while unknown. */
  currentName: string | undefined;
}

/** Assigns a submission to an officer in the directory, or to the General team. */
export function AssignDialog({ submission, tenantId, currentName, onClose }: AssignDialogProps) {
  const notify = useNotify();
  const [{ revision, lo_assigned_id }] = useState(submission);
  const [chosen, setChosen] = useState({
    officer_id: lo_assigned_id,
    name: lo_assigned_id === null ? GENERAL_TEAM_NAME : currentName,
  });
  const [text, setText] = useState('');
  const { officer_id } = chosen;
  const event_id = useEventId({ revision, officer_id, text });

  function assign() {
    if (noteProblem(text)) return undefined;
    const call = { id: submission.id, event_id, revision, officer_id, text };
    return callFunction('assign-application', call).then(() => {
      notify({ title: 'Assigned', ...(chosen.name && { text: chosen.name }), severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Assign" action="Assign" onAct={assign} onClose={onClose}>
      <AssigneeField
        tenantId={tenantId}
        officerId={officer_id}
        onChange={(officerId, name) => setChosen({ officer_id: officerId, name })}
        {...(lo_assigned_id !== null && { current: { id: lo_assigned_id, name: currentName } })}
      />
      <NoteField value={text} onChange={setText} />
      {officer_id !== null && officer_id !== lo_assigned_id && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {chosen.name ?? 'The officer'} gets a notification.
        </Typography>
      )}
    </ActionDialog>
  );
}
