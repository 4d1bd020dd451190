import { FLYER_LIMITS, type Flyer } from '@brokerage/domain/flyer/flyer';
import { Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { FlyerTitleField, titleProblem } from '../../ui/flyer/FlyerTitleField.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

const COPY = ' (copy)';

/** Makes a new flyer with the content of this one. */
export function DuplicateDialog({ flyer, onClose }: { flyer: Flyer; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  // One id for this copy, however often it is asked for.
  const [newId] = useState(() => nanoid());
  const [title, setTitle] = useState(() => flyer.title.slice(0, FLYER_LIMITS.title - COPY.length) + COPY);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function change(next: string) {
    setTitle(next);
    setProblem(undefined);
  }

  function duplicate() {
    const found = titleProblem(title);
    setProblem(found);
    if (found === undefined) return send();
    input.current?.focus();
  }

  async function send() {
    const { id } = await callFunction('duplicate-flyer', {
      id: flyer.id,
      new_id: newId,
      title: title.trim(),
    });
    notify({ title: 'Duplicated', text: `“${title.trim()}” is open for editing.`, severity: 'success' });
    onClose();
    await navigate(editFlyerPath(id));
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
      <FlyerTitleField value={title} onChange={change} problem={problem} input={input} />
    </ActionDialog>
  );
}
