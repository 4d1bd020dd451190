import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { Alert } from '@mui/material';
import { useId } from 'react';
import { NEW_EVENT, toEventValues } from '../../../lib/links/eventValues.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { EventFields } from '../../../ui/links/EventFields.tsx';
import { useEventForm } from '../../../ui/links/useEventForm.ts';

interface EventDialogProps {
  row: LinkRow;
  act: (change: { event: GuestEvent | null }, done: string) => Promise<void>;
  onClose: () => void;
}

/** Sets, changes or removes the event that a link is handed out at. */
export function EventDialog({ row, act, onClose }: EventDialogProps) {
  const id = useId();
  const now = useNow();
  const { event, expires_at } = row.link;
  const { fields, read } = useEventForm(id, event ? toEventValues(event) : NEW_EVENT);
  const isRemoved = fields.values === null;
  function save() {
    const next = read(now);
    return next === undefined ? undefined : act({ event: next }, next ? 'Saved' : 'Event removed');
  }
  return (
    <ActionDialog
      title={`Event for “${row.name}”`}
      action={isRemoved && event ? 'Remove event' : 'Save'}
      isBlocked={isRemoved && !event}
      onAct={save}
      onClose={onClose}
    >
      <EventFields {...fields} expiresAt={expires_at}>
        {event && (
          <Alert severity="info">
            Without the event, the usual limits apply to this link’s visitors again.
          </Alert>
        )}
      </EventFields>
    </ActionDialog>
  );
}
