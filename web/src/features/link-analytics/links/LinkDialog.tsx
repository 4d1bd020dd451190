import type { CallableInput } from '@brokerage/domain/callables';
import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { linkExpiry } from '@brokerage/domain/link/linkExpiry';
import { LINK_LIMITS } from '@brokerage/domain/link/linkLimits';
import { isOfficerTarget } from '@brokerage/domain/link/linkTarget';
import { USUAL_EXPIRY_DAYS } from '@brokerage/domain/link/shareCallables';
import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { NEW_EVENT, toEventValues } from '../../../lib/links/eventValues.ts';
import { EXPIRY_CHOICES, toExpiryDays } from '../../../lib/links/expiryChoices.ts';
import { formatFlyerEndsFirst } from '../../../lib/links/formatFlyerEndsFirst.ts';
import { formatLinkExpiration } from '../../../lib/links/formatLinkExpiration.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { EventFields } from '../../../ui/links/EventFields.tsx';
import { ExpiryField } from '../../../ui/links/ExpiryField.tsx';
import { QrCode } from '../../../ui/links/QrCode.tsx';
import { useEventForm } from '../../../ui/links/useEventForm.ts';
import type { LinkMenuAction } from './linkActions.ts';

type Change = Omit<CallableInput<'update-share-link'>, 'shortCode'>;

/** The QR code of an existing link. */
function LinkQrDialog({ row, onClose }: { row: LinkRow; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        QR code for “{row.name}”
      </DialogTitle>
      <DialogContent>
        <QrCode
          shareUrl={sharedLinkAddress(siteOrigin(), row.link.short_code)}
          title={row.flyer}
          expires={row.link.expires_at !== null}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface EventDialogProps {
  row: LinkRow;
  act: (change: { event: GuestEvent | null }, done: string) => Promise<void>;
  onClose: () => void;
}

/** Sets, changes or removes the event where a link is handed out. */
function EventDialog({ row, act, onClose }: EventDialogProps) {
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

interface LinkDialogProps {
  row: LinkRow;
  action: LinkMenuAction;
  onClose: () => void;
}

/** Asks for confirmation before a link is changed, and changes it; or shows its QR code. */
export function LinkDialog({ row, action, onClose }: LinkDialogProps) {
  const notify = useNotify();
  const act = async (change: Change, done: string) => {
    await callFunction('update-share-link', { shortCode: row.link.short_code, ...change });
    notify({ title: done, text: `${row.flyer}: ${row.name}`, severity: 'success' });
    onClose();
  };
  const props = { row, act, onClose };
  if (action === 'qr') return <LinkQrDialog row={row} onClose={onClose} />;
  if (action === 'rename') return <RenameDialog {...props} />;
  if (action === 'event') return <EventDialog {...props} />;
  if (action === 'extend') return <ExpiryDialog {...props} />;
  return action === 'disable' ? <DisableDialog {...props} /> : <EnableDialog {...props} />;
}

interface OneDialogProps {
  row: LinkRow;
  act: (change: Change, done: string) => Promise<void>;
  onClose: () => void;
}

function RenameDialog({ row, act, onClose }: OneDialogProps) {
  const id = useId();
  // Shows the stored value until the user types: right after a save, the row may still have the previous value.
  const [typed, setTyped] = useState<string>();
  const label = typed ?? row.link.label;
  return (
    <ActionDialog
      title={`Rename “${row.name}”`}
      action="Save"
      onAct={() => act({ label: label.trim() }, 'Saved')}
      onClose={onClose}
    >
      <TextField
        id={id}
        label="Label"
        helperText="Visitors don’t see this."
        fullWidth
        autoFocus
        value={label}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: LINK_LIMITS.label } }}
      />
    </ActionDialog>
  );
}

function ExpiryDialog({ row, act, onClose }: OneDialogProps) {
  const id = useId();
  const now = useNow();
  const [choice, setChoice] = useState(
    () => EXPIRY_CHOICES.find((choice) => toExpiryDays(choice) === USUAL_EXPIRY_DAYS) ?? 'never',
  );
  const { expires_at } = row.link;
  const days = toExpiryDays(choice);
  const end = linkExpiry(days, now);
  const flyerEndsFirst = formatFlyerEndsFirst(end, row.link.flyer?.valid_until ?? null);
  const isSooner = end !== null && (expires_at === null || end < expires_at);
  return (
    <ActionDialog
      title={`Change the expiration of “${row.name}”`}
      action="Save"
      isDangerous={isSooner}
      onAct={() => act({ expiryDays: days }, 'Saved')}
      onClose={onClose}
    >
      <ExpiryField id={id} label="Expires after (from today)" autoFocus value={choice} onChange={setChoice} />
      <Typography>
        {expires_at
          ? `Current expiration: ${formatLinkExpiration(expires_at)}. `
          : 'Current expiration: never. '}
        {end ? `New expiration: ${formatLinkExpiration(end)}` : 'New expiration: never'}
        {isSooner ? ', sooner than before.' : '.'}
      </Typography>
      {flyerEndsFirst !== undefined && <Typography>{flyerEndsFirst}</Typography>}
    </ActionDialog>
  );
}

function DisableDialog({ row, act, onClose }: OneDialogProps) {
  const { member } = useSignedIn();
  const isOwn = row.link.created_by_user_id === member.user_id;
  const enabler = isOwn ? 'you enable' : 'an administrator enables';
  return (
    <ActionDialog
      title={`Disable “${row.name}”?`}
      action="Disable"
      isDangerous
      onAct={() => act({ isDisabled: true }, 'Link disabled')}
      onClose={onClose}
    >
      <Typography>
        No one can open “{row.flyer}” with this link until {enabler} it again.
        {row.link.kind === 'print' && ' That includes every copy that’s already printed.'}
        {isOfficerTarget(row.link.target) && ' That includes cards and signs that are already printed.'}
      </Typography>
      {!isOwn && !isOfficerTarget(row.link.target) && (
        <Typography>
          Until then, only administrators can make, enable or extend links to this flyer.
        </Typography>
      )}
      <Typography>You’ll keep the views and applications counted so far.</Typography>
    </ActionDialog>
  );
}

function EnableDialog({ row, act, onClose }: OneDialogProps) {
  return (
    <ActionDialog
      title={`Enable “${row.name}”?`}
      action="Enable"
      onAct={() => act({ isDisabled: false }, 'Link enabled')}
      onClose={onClose}
    >
      <Typography>
        Anyone with this link can open “{row.flyer}” again, as long as the link hasn’t expired
        {isOfficerTarget(row.link.target) ? '.' : ' and the flyer is approved.'}
      </Typography>
    </ActionDialog>
  );
}
