import type { Submission } from '@brokerage/domain/submission/submission';
import type { BulkAction, BulkResult } from '@brokerage/domain/submission/submissionCallables';
import { fitsKind, fitsStatus, isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../lib/firebase/useEventId.ts';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { AssigneeField } from '../status/AssigneeField.tsx';
import { noteProblem } from '../status/formFields.ts';
import { NoteField } from '../status/NoteField.tsx';
import { StatusFields } from '../status/StatusFields.tsx';
import { findStatusProblems, NO_DETAILS, STATUS_ACTIONS, toStatusAction } from '../status/statusDetails.ts';
import { useMailedStatuses } from '../status/useMailedStatuses.ts';
import { type BulkOutcome, toBulkOutcome } from './bulkOutcome.ts';
import { countSelected, selectedNoun } from './countSelected.ts';

interface BulkDialogProps {
  submissions: readonly Submission[];
  tenantId: string;
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** Returns a function that sends an action for all of them; a retry repeats the same call. */
function useBulkCall(submissions: readonly Submission[], action: BulkAction) {
  const call = { applications: submissions.map(({ id, revision }) => ({ id, revision })), action };
  const batch_id = useEventId(call);
  return async (): Promise<BulkResult[]> =>
    (await callFunction('update-applications', { batch_id, ...call })).results;
}

/** Assigns several submissions to an officer, or to the General team. */
export function BulkAssignDialog({ submissions: current, tenantId, onDone, onClose }: BulkDialogProps) {
  // Keep the revisions that were shown when the dialog opened, so that a later change is a conflict.
  const [submissions] = useState(current);
  const [officer, setOfficer] = useState<{ id: string | null; name: string }>();
  const [isTried, setTried] = useState(false);
  const [text, setText] = useState('');
  const send = useBulkCall(submissions, { name: 'assign', officer_id: officer?.id ?? null, text });

  function assign() {
    setTried(true);
    if (!officer || noteProblem(text)) return undefined;
    const done = `assigned to ${officer.id === null ? 'the General team' : officer.name}`;
    return send().then((results) => onDone(toBulkOutcome(submissions, results, done)));
  }

  return (
    <ActionDialog
      title={`Assign ${countSelected(submissions)}`}
      action="Assign"
      onAct={assign}
      onClose={onClose}
    >
      <AssigneeField
        tenantId={tenantId}
        officerId={officer?.id}
        onChange={(officerId, name) => setOfficer({ id: officerId, name })}
        error={isTried && !officer ? 'Choose a loan officer or the General team.' : undefined}
      />
      <NoteField value={text} onChange={setText} />
      {officer && officer.id !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {officer.name} gets a notification for each one.
        </Typography>
      )}
    </ActionDialog>
  );
}

const CLOSINGS = ['answer', 'mark_duplicate', 'mark_spam', 'withdraw', 'mark_incomplete', 'deny'] as const;
type Closing = (typeof CLOSINGS)[number];

/** Returns the closed statuses that all selected submissions can get. An already closed submission can't get any; the result says so. */
const offeredClosings = (selected: readonly Submission[]): readonly Closing[] =>
  CLOSINGS.filter((name) =>
    selected.every(
      ({ kind, status }) => fitsKind(name, kind) && (!isOpenStatus(status) || fitsStatus(name, status)),
    ),
  );

/** Closes several submissions, with the fields that the new status requires. */
export function BulkCloseDialog({ submissions: current, tenantId, onDone, onClose }: BulkDialogProps) {
  const id = useId();
  const [submissions] = useState(current);
  const offered = offeredClosings(submissions);
  const [name, setName] = useState<Closing>(offered[0] ?? 'mark_duplicate');
  const [details, setDetails] = useState(NO_DETAILS);
  const [isTried, setTried] = useState(false);
  const mailed = useMailedStatuses(tenantId);
  const send = useBulkCall(submissions, toStatusAction(name, details));

  function close() {
    setTried(true);
    if (Object.keys(findStatusProblems(name, details)).length > 0) return undefined;
    const done = `closed as ${STATUS_ACTIONS[name].toLowerCase()}`;
    return send().then((results) => onDone(toBulkOutcome(submissions, results, done)));
  }

  return (
    <ActionDialog
      title={`Close ${countSelected(submissions)}`}
      action={`Close ${selectedNoun(submissions)}s`}
      onAct={close}
      onClose={onClose}
    >
      <SelectField
        id={`${id}-status`}
        label="Close as"
        value={name}
        options={offered.map((closing) => [closing, STATUS_ACTIONS[closing]])}
        onChange={(closing) => {
          setName(closing);
          setTried(false);
        }}
      />
      <StatusFields
        name={name}
        kind={submissions.every(({ kind }) => kind === 'callback') ? 'callback' : 'application'}
        details={details}
        onChange={(part) => setDetails((before) => ({ ...before, ...part }))}
        problems={isTried ? findStatusProblems(name, details) : {}}
        noticeDue="30 days after each application came in"
        isMailed={
          name === 'withdraw' &&
          mailed.includes('withdrawn') &&
          submissions.some(({ kind }) => kind === 'application')
        }
      />
    </ActionDialog>
  );
}
