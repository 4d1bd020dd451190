import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { cutText } from '@brokerage/domain/text/cutText';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { FlyerTitleField, titleProblem } from '../../ui/flyer/FlyerTitleField.tsx';
import { StoppingLinks } from '../../ui/flyer/StoppingLinks.tsx';
import { useCorrectFlyer } from '../../ui/flyer/useCorrectFlyer.ts';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import type { MenuAction } from './myFlyer.ts';

type Confirmed = Exclude<MenuAction, 'duplicate' | 'correct'>;

interface Words {
  call: `${Confirmed}-flyer`;
  action: string;
  text: string;
  done: { title: string; text: (title: string) => string };
}

const WORDS: Record<Confirmed, Words> = {
  withdraw: {
    call: 'withdraw-flyer',
    action: 'Withdraw',
    text: 'It leaves the review queue and opens for editing. Submit it again when it’s ready.',
    done: { title: 'Withdrawn', text: (title) => `You can edit “${title}” again.` },
  },
  revise: {
    call: 'revise-flyer',
    action: 'Revise',
    text: 'It opens for editing, and you can submit it again. The reason stays visible until it’s approved.',
    done: { title: 'Ready to edit', text: (title) => `“${title}” is open for editing.` },
  },
  archive: {
    call: 'archive-flyer',
    action: 'Archive',
    text: 'It stays in your list, but you can’t edit, print or share it anymore. You can’t undo this, but you can still duplicate it.',
    done: { title: 'Archived', text: (title) => `“${title}” stays in your list, marked Archived.` },
  },
};

const COPY = ' (copy)';

/** Creates a new flyer with the content of this one. */
function DuplicateDialog({ flyer, onClose }: { flyer: Flyer; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  // The same id for each retry, so that only one copy is created.
  const [newId] = useState(() => nanoid());
  const [title, setTitle] = useState(() => cutText(flyer.title, FLYER_LIMITS.title - COPY.length) + COPY);
  const [problem, setProblem] = useState<string>();

  function change(next: string) {
    setTitle(next);
    setProblem(undefined);
  }

  function duplicate() {
    const found = titleProblem(title);
    setProblem(found);
    return found === undefined ? send() : undefined;
  }

  async function send() {
    const { id } = await callFunction('duplicate-flyer', {
      id: flyer.id,
      new_id: newId,
      title: title.trim(),
    });
    notify({ title: 'Duplicated', text: `“${title.trim()}” is open for editing.`, severity: 'success' });
    onClose();
    await navigate(flyerPath(id));
  }

  return (
    <ActionDialog
      title={`Duplicate “${flyer.title}”?`}
      action="Duplicate"
      onAct={duplicate}
      onClose={onClose}
    >
      <Typography>
        You’ll get a new flyer with the same content on the newest version of its template. This one won’t
        change.
      </Typography>
      <FlyerTitleField value={title} onChange={change} problem={problem} />
    </ActionDialog>
  );
}

/** Opens a correction of an approved flyer, which stays live until the correction is approved. */
function CorrectDialog({ flyer, onClose }: { flyer: Flyer; onClose: () => void }) {
  const correct = useCorrectFlyer(flyer);
  const isOpen = flyer.correction_id !== null;
  return (
    <ActionDialog
      title={`Correct “${flyer.title}”?`}
      action={isOpen ? 'Open correction' : 'Correct flyer'}
      onAct={correct}
      onClose={onClose}
    >
      <Typography>
        {isOpen
          ? 'You’ve already started to correct it. Open the correction to continue.'
          : 'You’ll edit a copy while this flyer stays as it is. Once the copy is approved, it replaces this one: every link and printed QR code shows it, and their counts continue.'}
      </Typography>
      {!isOpen && (
        <Typography>
          The property’s address and the realtor stay as they are. To advertise something else, duplicate the
          flyer.
        </Typography>
      )}
    </ActionDialog>
  );
}

interface FlyerDialogProps {
  flyer: Flyer;
  action: MenuAction;
  onClose: () => void;
}

/** Asks for confirmation before an action on a flyer, and performs it. */
export function FlyerDialog({ flyer, action, onClose }: FlyerDialogProps) {
  if (action === 'duplicate') return <DuplicateDialog flyer={flyer} onClose={onClose} />;
  if (action === 'correct') return <CorrectDialog flyer={flyer} onClose={onClose} />;
  return <ConfirmDialog flyer={flyer} action={action} onClose={onClose} />;
}

function ConfirmDialog({ flyer, action, onClose }: FlyerDialogProps & { action: Confirmed }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { call, done, ...words } = WORDS[action];
  const stopsLinks = action === 'archive' && flyer.status === 'approved';
  const liveLinks = useFunction('count-live-links', stopsLinks ? { flyerId: flyer.id } : undefined);

  async function act() {
    await callFunction(call, { id: flyer.id });
    notify({ title: done.title, text: done.text(flyer.title), severity: 'success' });
    onClose();
    if (action === 'revise') await navigate(flyerPath(flyer.id));
  }

  return (
    <ActionDialog
      title={`${words.action} “${flyer.title}”?`}
      action={words.action}
      isDangerous={action === 'archive'}
      isBlocked={stopsLinks && liveLinks.status === 'loading'}
      onAct={act}
      onClose={onClose}
    >
      {action === 'revise' && flyer.reason && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>Reason for rejection</AlertTitle>
          {flyer.reason}
        </Alert>
      )}
      <Typography>{words.text}</Typography>
      {stopsLinks && <StoppingLinks result={liveLinks}>Visitors will see “Link not found.”</StoppingLinks>}
    </ActionDialog>
  );
}
