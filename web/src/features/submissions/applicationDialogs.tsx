import { noticeDueAt } from '@brokerage/domain/application/adverseActionReasons';
import { toApplicantMailStatus } from '@brokerage/domain/application/applicantMailDue';
import {
  APPLICATION_LIMITS,
  type ApplicationEvent,
  CONTACT_CHANNEL_CODES,
  CONTACT_CHANNELS,
  type ContactChannel,
} from '@brokerage/domain/application/applicationEvent';
import {
  type ApplicationActor,
  findApplicationActionError,
} from '@brokerage/domain/application/applicationWorkflow';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { countText, longChips } from './formFields.ts';
import { OfficerField } from './OfficerField.tsx';
import { StatusFields } from './StatusFields.tsx';
import {
  findStatusProblems,
  NO_DETAILS,
  STATUS_ACTIONS,
  STATUS_OF_ACTION,
  type StatusAction,
} from './statusDetails.ts';
import { useMailedStatuses } from './useMailedStatuses.ts';

interface ApplicationDialogProps {
  application: Submission;
  onClose: () => void;
}

/**
 * Returns the id of the event that a call leaves: the same while what is sent is the same, so that a call that is sent again leaves one
 * event.
 */
export function useEventId(sent: object): string {
  const key = JSON.stringify(sent);
  const [last, setLast] = useState(() => ({ key, id: nanoid() }));
  if (last.key === key) return last.id;
  const next = { key, id: nanoid() };
  setLast(next);
  return next.id;
}

/** Moments of a date field, on the clock of the person's device: 2026-11-20T15:05. */
const toFieldTime = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Records that somebody got in touch with the applicant. */
export function LogContactDialog({ application, onClose }: ApplicationDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [channel, setChannel] = useState<ContactChannel>('called');
  const [at, setAt] = useState(() => toFieldTime(new Date()));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const event_id = useEventId({ channel, at, text });

  function save() {
    const contacted = new Date(at);
    const isPossible =
      contacted.getTime() <= Date.now() + 60_000 &&
      contacted.getTime() >= application.created_at.getTime() - 60_000;
    setProblem(isPossible ? undefined : 'Choose a time between the application and now.');
    if (!isPossible) return undefined;
    return callFunction('log-contact', {
      id: application.id,
      event_id,
      channel,
      contacted_at: contacted.toISOString(),
      text,
    }).then(() => {
      notify({ title: 'Contact recorded', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Log contact" action="Save" onAct={save} onClose={onClose}>
      <TextField
        select
        id={`${id}-channel`}
        label="How"
        value={channel}
        onChange={({ target }) => setChannel(target.value as ContactChannel)}
        slotProps={{ select: { native: true } }}
      >
        {CONTACT_CHANNEL_CODES.map((code) => (
          <option key={code} value={code}>
            {CONTACT_CHANNELS[code]}
          </option>
        ))}
      </TextField>
      <TextField
        id={`${id}-at`}
        type="datetime-local"
        label="When"
        value={at}
        onChange={({ target }) => {
          setAt(target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ?? 'Your device’s time zone.'}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        id={`${id}-text`}
        label="Note (optional)"
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.note))}
        helperText={countText(text, APPLICATION_LIMITS.note)}
      />
    </ActionDialog>
  );
}

/** Who can be told of a note. */
export interface Mentionable {
  user_id: string;
  name: string;
}

interface NoteDialogProps extends ApplicationDialogProps {
  /** Who may see the application, as far as the writer knows them. */
  people: readonly Mentionable[];
}

/** Adds a note to the timeline. */
export function NoteDialog({ application, people, onClose }: NoteDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [mentioned, setMentioned] = useState<Mentionable[]>([]);
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ text, mentioned });
  const problem = isTried && text.trim() === '' ? 'Write a note first.' : undefined;

  function save() {
    setTried(true);
    if (text.trim() === '') return undefined;
    const mentions = mentioned.map(({ user_id }) => user_id);
    return callFunction('add-application-note', { id: application.id, event_id, text, mentions }).then(() => {
      notify({ title: 'Note added', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Add a note" action="Save" onAct={save} onClose={onClose}>
      <TextField
        id={`${id}-text`}
        label="Note"
        multiline
        minRows={4}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.note))}
        error={problem !== undefined}
        helperText={problem ?? countText(text, APPLICATION_LIMITS.note)}
      />
      {people.length > 0 && (
        <Autocomplete
          multiple
          id={`${id}-mentions`}
          options={people}
          value={mentioned}
          onChange={(_event, chosen) => setMentioned(chosen.slice(0, APPLICATION_LIMITS.mentions))}
          getOptionLabel={({ name }) => name}
          slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
          sx={longChips}
          getOptionKey={({ user_id }) => user_id}
          isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
          renderInput={(params) => (
            <TextField {...params} label="Notify (optional)" helperText="They get a notification." />
          )}
        />
      )}
    </ActionDialog>
  );
}

interface EditNoteDialogProps extends ApplicationDialogProps {
  note: ApplicationEvent;
}

/** Changes one's own note; the earlier wording stays in the timeline. */
export function EditNoteDialog({ application, note, onClose }: EditNoteDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [text, setText] = useState(note.text);
  const isEmpty = text.trim() === '';

  function save() {
    if (isEmpty) return undefined;
    const change = { id: application.id, event_id: note.id, text };
    return callFunction('edit-application-note', change).then(() => {
      notify({ title: 'Note changed', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Edit the note" action="Save" onAct={save} onClose={onClose}>
      <TextField
        id={`${id}-text`}
        label="Note"
        multiline
        minRows={4}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.note))}
        error={isEmpty}
        helperText={isEmpty ? 'Write a note first.' : 'The earlier wording stays in the timeline.'}
      />
    </ActionDialog>
  );
}

/** Records that the notice of a denial or an incomplete application was sent. */
export function NoticeSentDialog({ application, onClose }: ApplicationDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [{ revision }] = useState(application);
  const [text, setText] = useState('');
  const event_id = useEventId({ revision, text });

  function save() {
    const action = { name: 'record_notice', revision, text } as const;
    return callFunction('update-application', { id: application.id, event_id, action }).then(() => {
      notify({ title: 'Notice recorded', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Record the notice as sent" action="Record" onAct={save} onClose={onClose}>
      <Typography>The portal doesn’t send the notice. Record here that your company has sent it.</Typography>
      <TextField
        id={`${id}-text`}
        label="Note (optional)"
        placeholder="How and when it was sent"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.reason))}
        helperText={countText(text, APPLICATION_LIMITS.reason)}
      />
    </ActionDialog>
  );
}

/** Returns the changes of status that the person may make now. */
export function offeredStatusActions(
  application: Submission,
  actor: Omit<ApplicationActor, 'name'>,
): StatusAction[] {
  const target = { ...application, tenant_id: actor.tenant_id };
  return (Object.keys(STATUS_ACTIONS) as StatusAction[]).filter(
    (name) => findApplicationActionError(target, name, actor) === undefined,
  );
}

interface StatusDialogProps extends ApplicationDialogProps {
  tenantId: string;
  offered: readonly StatusAction[];
}

/** Changes the status of an application, with what the new one asks for. */
export function StatusDialog({ application, tenantId, offered, onClose }: StatusDialogProps) {
  const id = useId();
  const notify = useNotify();
  // What the person saw when they opened the dialog.
  const [{ revision, status, created_at }] = useState(application);
  const [name, setName] = useState<StatusAction>(offered[0] ?? 'start');
  const [details, setDetails] = useState(NO_DETAILS);
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ revision, name, ...details });
  const mailed = useMailedStatuses(tenantId);
  const mailStatus = toApplicantMailStatus({ from_status: status, to_status: STATUS_OF_ACTION[name] });

  function toAction() {
    const { reasons, text, said_by, duplicate_of } = details;
    switch (name) {
      case 'deny':
      case 'mark_incomplete':
        return { name, revision, reasons, text };
      case 'withdraw':
        return { name, revision, said_by, text };
      case 'mark_duplicate':
        return { name, revision, duplicate_of, text };
      default:
        return { name, revision, text };
    }
  }

  function save() {
    setTried(true);
    if (Object.keys(findStatusProblems(name, details)).length > 0) return undefined;
    return callFunction('update-application', { id: application.id, event_id, action: toAction() }).then(
      () => {
        notify({ title: 'Status changed', text: STATUS_ACTIONS[name], severity: 'success' });
        onClose();
      },
    );
  }

  return (
    <ActionDialog title="Change status" action="Save" onAct={save} onClose={onClose}>
      <TextField
        select
        id={`${id}-status`}
        label="New status"
        value={name}
        onChange={({ target }) => {
          setName(target.value as StatusAction);
          setTried(false);
        }}
        slotProps={{ select: { native: true } }}
      >
        {offered.map((action) => (
          <option key={action} value={action}>
            {STATUS_ACTIONS[action]}
          </option>
        ))}
      </TextField>
      <StatusFields
        name={name}
        details={details}
        onChange={(part) => setDetails({ ...details, ...part })}
        problems={isTried ? findStatusProblems(name, details) : {}}
        noticeDue={`by ${formatDate(noticeDueAt(created_at))}`}
        isMailed={mailStatus !== undefined && mailed.includes(mailStatus)}
      />
    </ActionDialog>
  );
}

interface AssignDialogProps extends ApplicationDialogProps {
  tenantId: string;
  /** What the officer is called who has it now; undefined while that isn’t known. */
  currentName: string | undefined;
}

/** Gives an application to an officer of the directory, or to the General team. */
export function AssignDialog({ application, tenantId, currentName, onClose }: AssignDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [{ revision, lo_assigned_id }] = useState(application);
  const [chosen, setChosen] = useState({
    officer_id: lo_assigned_id,
    name: lo_assigned_id === null ? 'General team' : currentName,
  });
  const [text, setText] = useState('');
  const { officer_id } = chosen;
  const event_id = useEventId({ revision, officer_id, text });

  function assign() {
    const call = { id: application.id, event_id, revision, officer_id, text };
    return callFunction('assign-application', call).then(() => {
      notify({ title: 'Assigned', ...(chosen.name && { text: chosen.name }), severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Assign" action="Assign" onAct={assign} onClose={onClose}>
      <OfficerField
        tenantId={tenantId}
        officerId={officer_id}
        onChange={(officerId, name) => setChosen({ officer_id: officerId, name })}
        {...(lo_assigned_id !== null && { current: { id: lo_assigned_id, name: currentName } })}
      />
      <TextField
        id={`${id}-text`}
        label="Note (optional)"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.reason))}
        helperText={countText(text, APPLICATION_LIMITS.reason)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The officer gets a notification.
      </Typography>
    </ActionDialog>
  );
}
