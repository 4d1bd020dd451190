import {
  ADVERSE_ACTION_REASON_CODES,
  ADVERSE_ACTION_REASONS,
  type AdverseActionReason,
  MAX_ADVERSE_ACTION_REASONS,
  noticeDueAt,
} from '@brokerage/domain/application/adverseActionReasons';
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
import type { UserRole } from '@brokerage/domain/member/userRole';
import {
  type Submission,
  WITHDRAWN_BY,
  WITHDRAWN_BY_CODES,
  type WithdrawnBy,
} from '@brokerage/domain/preapproval/submission';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { Alert, Autocomplete, TextField, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { useTeamMembers } from '../../lib/live-data/useTeamMembers.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

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

const countText = (text: string, most: number) => `${text.length}/${most}`;

/** Moments of a date field, on the clock of the person's device: 2026-11-20T15:05. */
const toFieldTime = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** What was chosen is shown whole, on as many lines as it takes. */
const longChips = {
  '& .MuiAutocomplete-inputRoot': { py: 1, rowGap: 0.5 },
  '& .MuiChip-root': { height: 'auto', minHeight: 28 },
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const;

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

/** Changes of status as the desk calls them, in the order of the list. */
const STATUS_ACTIONS = {
  start: 'In progress',
  approve: 'Approved',
  deny: 'Denied',
  withdraw: 'Withdrawn',
  mark_incomplete: 'Incomplete',
  mark_duplicate: 'Duplicate',
  mark_spam: 'Spam',
  reopen: 'Reopened, in progress',
} as const;
type StatusAction = keyof typeof STATUS_ACTIONS;

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
  offered: readonly StatusAction[];
}

/** Changes the status of an application, with what the new one asks for. */
export function StatusDialog({ application, offered, onClose }: StatusDialogProps) {
  const id = useId();
  const notify = useNotify();
  // What the person saw when they opened the dialog.
  const [{ revision }] = useState(application);
  const [name, setName] = useState<StatusAction>(offered[0] ?? 'start');
  const [reasons, setReasons] = useState<AdverseActionReason[]>([]);
  const [text, setText] = useState('');
  const [said_by, setSaidBy] = useState<WithdrawnBy>('applicant');
  const [duplicate_of, setDuplicateOf] = useState('');
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ revision, name, reasons, text, said_by, duplicate_of });
  const asksReasons = name === 'deny' || name === 'mark_incomplete';

  function findProblems(): { reasons?: string; text?: string; original?: string } {
    const isBlank = text.trim() === '';
    return {
      ...(asksReasons && reasons.length === 0 && { reasons: 'Choose at least one reason.' }),
      ...(asksReasons && reasons.includes('other') && isBlank && { text: 'Specify the other reason.' }),
      ...(name === 'reopen' && isBlank && { text: 'Say why the application is reopened.' }),
      ...(name === 'mark_duplicate' &&
        duplicate_of.trim() === '' && { original: 'Enter the reference number of the other application.' }),
    };
  }

  function toAction() {
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
    if (Object.keys(findProblems()).length > 0) return undefined;
    return callFunction('update-application', { id: application.id, event_id, action: toAction() }).then(
      () => {
        notify({ title: 'Status changed', text: STATUS_ACTIONS[name], severity: 'success' });
        onClose();
      },
    );
  }

  const problems = isTried ? findProblems() : {};
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
      {name === 'approve' && (
        <Alert severity="info">“Approved” marks the application here. It isn’t a credit decision.</Alert>
      )}
      {asksReasons && (
        <>
          <Alert severity="info">
            A notice to the applicant is due by {formatDate(noticeDueAt(application.created_at))}. The portal
            doesn’t send it. Your company’s counsel decides who sends it and what it says.
          </Alert>
          <Autocomplete
            multiple
            disableCloseOnSelect
            id={`${id}-reasons`}
            options={ADVERSE_ACTION_REASON_CODES}
            value={reasons}
            onChange={(_event, chosen) => setReasons(chosen)}
            getOptionLabel={(code) => ADVERSE_ACTION_REASONS[code]}
            slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
            sx={longChips}
            getOptionDisabled={(code) =>
              reasons.length >= MAX_ADVERSE_ACTION_REASONS && !reasons.includes(code)
            }
            renderInput={(params) => (
              <TextField
                {...params}
                label="Reasons"
                error={problems.reasons !== undefined}
                helperText={
                  problems.reasons ?? `Choose up to ${MAX_ADVERSE_ACTION_REASONS} principal reasons.`
                }
              />
            )}
          />
        </>
      )}
      {name === 'withdraw' && (
        <TextField
          select
          id={`${id}-said-by`}
          label="Who withdrew it?"
          value={said_by}
          onChange={({ target }) => setSaidBy(target.value as WithdrawnBy)}
          slotProps={{ select: { native: true } }}
        >
          {WITHDRAWN_BY_CODES.map((code) => (
            <option key={code} value={code}>
              {WITHDRAWN_BY[code]}
            </option>
          ))}
        </TextField>
      )}
      {name === 'mark_duplicate' && (
        <TextField
          id={`${id}-original`}
          label="Reference number of the other application"
          placeholder="PA-7K3Q-9F2M"
          value={duplicate_of}
          onChange={({ target }) => setDuplicateOf(target.value.slice(0, 20))}
          error={problems.original !== undefined}
          helperText={problems.original}
        />
      )}
      <TextField
        id={`${id}-text`}
        label={name === 'reopen' ? 'Reason' : 'Note (optional)'}
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, APPLICATION_LIMITS.reason))}
        error={problems.text !== undefined}
        helperText={problems.text ?? countText(text, APPLICATION_LIMITS.reason)}
      />
    </ActionDialog>
  );
}

const GENERAL_TEAM = '';

interface AssignDialogProps extends ApplicationDialogProps {
  tenantId: string;
  /** What the officer is called who has it now; undefined while that isn't known. */
  currentName: string | undefined;
}

/** Gives an application to an officer of the directory, or to the General team. */
export function AssignDialog({ application, tenantId, currentName, onClose }: AssignDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [{ revision, lo_assigned_id }] = useState(application);
  const [search, setSearch] = useState('');
  const [isLarge, setLarge] = useState(false);
  const team = useTeamMembers(tenantId, { search, status: 'active' });
  const found = team.status === 'ready' ? team.data : undefined;
  if (found?.more && !isLarge) setLarge(true);
  const [chosen, setChosen] = useState<UserRole>();
  const [officerId, setOfficerId] = useState(lo_assigned_id ?? GENERAL_TEAM);
  const [text, setText] = useState('');
  const event_id = useEventId({ revision, officerId, text });
  const officers = (found?.items ?? [])
    .filter(({ officer_id, status }) => officer_id !== null && status === 'active')
    .filter(({ name }) => !isLarge || matchesSearch({ words: [name] }, toSearchWords(search)));
  const options = chosen && !officers.includes(chosen) ? [chosen, ...officers] : officers;

  function assign() {
    const officer_id = officerId === GENERAL_TEAM ? null : officerId;
    return callFunction('assign-application', {
      id: application.id,
      event_id,
      revision,
      officer_id,
      text,
    }).then(() => {
      const text =
        officer_id === null ? 'General team' : options.find((one) => one.officer_id === officer_id)?.name;
      notify({ title: 'Assigned', ...(text !== undefined && { text }), severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Assign" action="Assign" onAct={assign} onClose={onClose}>
      {team.status === 'failed' && (
        <Alert severity="error">Your team couldn’t be loaded. Close this and try again.</Alert>
      )}
      {isLarge && (
        <TextField
          type="search"
          id={`${id}-search`}
          label="Find a colleague"
          placeholder="Name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          helperText="Narrows the list below."
        />
      )}
      <TextField
        select
        id={`${id}-officer`}
        label="Assigned to"
        value={officerId}
        onChange={({ target }) => {
          setOfficerId(target.value);
          setChosen(options.find(({ officer_id }) => officer_id === target.value));
        }}
        slotProps={{ select: { native: true } }}
      >
        <option value={GENERAL_TEAM}>General team</option>
        {lo_assigned_id !== null && !options.some(({ officer_id }) => officer_id === lo_assigned_id) && (
          <option value={lo_assigned_id}>{currentName ?? 'The officer it’s assigned to now'}</option>
        )}
        {options.map(({ user_id, officer_id, name }) => (
          <option key={user_id} value={officer_id ?? ''}>
            {name}
          </option>
        ))}
      </TextField>
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
