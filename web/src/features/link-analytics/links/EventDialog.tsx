import type { LinkEvent } from '@brokerage/domain/link/linkEvent';
import { Alert } from '@mui/material';
import { useId, useState } from 'react';
import { type EventProblems, NEW_EVENT, parseEvent, toEventValues } from '../../../lib/links/eventValues.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { EventFields, focusEventProblem } from '../../../ui/links/EventFields.tsx';

interface EventDialogProps {
  row: LinkRow;
  act: (change: { event: LinkEvent | null }, done: string) => Promise<void>;
  onClose: () => void;
}

/** Sets, changes or removes the event that a link is handed out at. */
export function EventDialog({ row, act, onClose }: EventDialogProps) {
  const id = useId();
  const now = useNow();
  const { event, expires_at } = row.link;
  const [values, setValues] = useState(
    () => (event ? toEventValues(event) : NEW_EVENT) as typeof NEW_EVENT | null,
  );
  const [problems, setProblems] = useState<EventProblems>({});
  function save() {
    if (values === null) return act({ event: null }, 'Event removed');
    const parsed = parseEvent(values, now);
    setProblems(parsed.problems ?? {});
    if (parsed.event) return act({ event: parsed.event }, 'Saved');
    focusEventProblem(id, parsed.problems);
    return undefined;
  }
  return (
    <ActionDialog
      title={`Event for “${row.name}”`}
      action={values === null && event ? 'Remove Event' : 'Save'}
      isBlocked={values === null && !event}
      onAct={save}
      onClose={onClose}
    >
      <EventFields id={id} values={values} problems={problems} onChange={setValues} expiresAt={expires_at}>
        {event && (
          <Alert severity="info">
            Without the event, the usual limits apply to this link’s visitors again.
          </Alert>
        )}
      </EventFields>
    </ActionDialog>
  );
}
