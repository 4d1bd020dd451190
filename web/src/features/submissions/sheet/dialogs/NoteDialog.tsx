import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import {
  SUBMISSION_LIMITS,
  type SubmissionEvent,
} from '@brokerage/domain/submission/workflow/submissionEvent';
import { Autocomplete, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../../lib/firebase/callFunction.ts';
import { useEventId } from '../../../../lib/firebase/useEventId.ts';
import type { Live } from '../../../../lib/live-data/useLiveData.ts';
import { InlineLoadError } from '../../../../ui/feedback/InlineLoadError.tsx';
import { useNotify } from '../../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../../ui/forms/dialogs/ActionDialog.tsx';
import { pickerSlots } from '../../../../ui/forms/pickerSlots.ts';
import { longChips, noteProblem } from '../../status/formFields.ts';
import { NoteField } from '../../status/NoteField.tsx';
import type { SubmissionDialogProps } from './SubmissionDialogProps.ts';

/** A member who can be mentioned in a note. */
export interface MentionOption {
  user_id: string;
  name: string;
}

export interface NoteDialogProps extends SubmissionDialogProps {
  /** Members who can see the submission, as far as the author knows them. */
  mentionable: { members: readonly MentionOption[]; live: Live<unknown> };
}

const NOTE_REQUIRED = submissionErrors['application-note-empty'].sentence;
const noteLook = { label: 'Note', minRows: 4, max: SUBMISSION_LIMITS.note } as const;

/** Adds a note to the timeline. */
export function NoteDialog({ submission, mentionable: { members, live }, onClose }: NoteDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [mentioned, setMentioned] = useState<MentionOption[]>([]);
  const [isTried, setTried] = useState(false);
  const event_id = useEventId({ text, mentioned });
  const problem = isTried && text.trim() === '' ? NOTE_REQUIRED : noteProblem(text, SUBMISSION_LIMITS.note);

  function save() {
    setTried(true);
    if (text.trim() === '' || noteProblem(text, SUBMISSION_LIMITS.note)) return undefined;
    const mentions = mentioned.map(({ user_id }) => user_id);
    return callFunction('add-application-note', { id: submission.id, event_id, text, mentions }).then(() => {
      notify({ title: 'Note added', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Add note" action="Add note" onAct={save} onClose={onClose}>
      <NoteField {...noteLook} value={text} onChange={setText} problem={problem} />
      <InlineLoadError what="who you can notify" live={live} />
      {members.length > 0 && (
        <Autocomplete
          multiple
          id={`${id}-mentions`}
          options={members}
          value={mentioned}
          onChange={(_event, chosen) => setMentioned(chosen.slice(0, SUBMISSION_LIMITS.mentions))}
          getOptionLabel={({ name }) => name}
          sx={longChips}
          getOptionKey={({ user_id }) => user_id}
          isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
          slotProps={pickerSlots}
          renderInput={(params) => (
            <TextField {...params} label="Notify (optional)" helperText="They get a notification." />
          )}
        />
      )}
    </ActionDialog>
  );
}

interface EditNoteDialogProps extends SubmissionDialogProps {
  note: SubmissionEvent;
}

/** Edits the user's own note; earlier versions stay in the timeline. */
export function EditNoteDialog({ submission, note, onClose }: EditNoteDialogProps) {
  const notify = useNotify();
  const [text, setText] = useState(note.text);
  const isEmpty = text.trim() === '';

  function save() {
    if (isEmpty || noteProblem(text, SUBMISSION_LIMITS.note)) return undefined;
    const change = { id: submission.id, event_id: note.id, text };
    return callFunction('edit-application-note', change).then(() => {
      notify({ title: 'Note changed', severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Edit the note" action="Save" onAct={save} onClose={onClose}>
      <NoteField
        {...noteLook}
        value={text}
        onChange={setText}
        problem={isEmpty ? NOTE_REQUIRED : noteProblem(text, SUBMISSION_LIMITS.note)}
        help="The earlier wording stays in the timeline."
      />
    </ActionDialog>
  );
}
