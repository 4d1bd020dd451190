import { Button, Card, Stack } from '@mui/material';
import { nanoid } from 'nanoid';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { logError } from '../../lib/logError.ts';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { FlyerTitleField, MISSING_TITLE, titleProblem } from '../../ui/flyer/FlyerTitleField.tsx';

interface CreateFlyerFormProps {
  templateId: string;
}

/** The title of the new flyer; then on to its fields. */
export function CreateFlyerForm({ templateId }: CreateFlyerFormProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  // One id for this flyer, however often it is sent.
  const [id] = useState(() => nanoid());
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function change(next: string) {
    setTitle(next);
    setProblem(undefined);
  }

  async function create(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = titleProblem(title);
    setProblem(found);
    if (found !== undefined) {
      if (found === MISSING_TITLE.text) notify(MISSING_TITLE);
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const flyer = { id, template_id: templateId, title: title.trim(), realtor_id: null };
      const created = await callFunction('create-flyer', flyer);
      await navigate(editFlyerPath(created.id));
    } catch (error) {
      setBusy(false);
      logError('Error creating instance', error);
      notify(toErrorToast(error, 'Failed to create flyer'));
    }
  }

  return (
    <Card component="form" noValidate onSubmit={(event) => void create(event)} sx={{ p: { xs: 2, sm: 3 } }}>
      <FlyerTitleField
        autoFocus
        value={title}
        onChange={change}
        problem={problem}
        help="For example: Open house at 14 Maple Avenue."
        disabled={isBusy}
        input={input}
      />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1}
        sx={{ mt: 3, justifyContent: 'flex-end' }}
      >
        <Button component={Link} to={routePaths.templates}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          Create and Continue Editing
        </Button>
      </Stack>
    </Card>
  );
}
