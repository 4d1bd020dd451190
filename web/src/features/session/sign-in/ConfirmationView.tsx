import { Button, Stack, Typography } from '@mui/material';
import { applyActionCode } from 'firebase/auth';
import { useState } from 'react';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import type { Confirmation } from './emailLink.ts';
import { type LinkProblem, linkUnavailableMessage } from './linkUnavailableMessage.ts';
import { ViewHeading } from './ViewHeading.tsx';

interface ConfirmationViewProps {
  mode: Confirmation;
  code: string;
  onLeave: () => void;
}

interface Words {
  title: string;
  text: string;
  action: string;
  done: string;
}

const VERIFY: Words = {
  title: 'Confirm your email',
  text: 'Select Confirm to show that this email address is yours.',
  action: 'Confirm',
  done: 'Your email is confirmed. If the portal is open in another window, continue there.',
};

const WORDS: Record<Confirmation, Words> = {
  verifyEmail: VERIFY,
  verifyAndChangeEmail: { ...VERIFY, done: 'Your new email is confirmed. Sign in with it from now on.' },
  recoverEmail: {
    title: 'Undo your email change?',
    text: 'You’ll sign in with your old address again.',
    action: 'Undo change',
    done: 'Your old email is back. Set a new password too: someone may know yours.',
  },
  revertSecondFactorAddition: {
    title: 'Turn off two-factor authentication?',
    text: 'If it wasn’t you who set up two-factor authentication for this account, turn it off.',
    action: 'Turn off',
    done: 'Two-factor authentication is off. Set a new password too, because someone may know yours.',
  },
};

/** Confirms an email's request. It requires a click, because email programs open links automatically to scan them. */
export function ConfirmationView({ mode, code, onLeave }: ConfirmationViewProps) {
  const auth = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | LinkProblem>();
  const words = WORDS[mode];

  async function confirm() {
    setBusy(true);
    try {
      await applyActionCode(auth, code);
      setOutcome('done');
    } catch (error) {
      setOutcome(linkUnavailableMessage(error));
    }
    setBusy(false);
  }

  const problem = outcome === 'done' ? undefined : outcome;
  const canConfirm = outcome === undefined || problem?.canRetry;
  return (
    <Stack spacing={2.5}>
      <ViewHeading key={problem?.title ?? (outcome === undefined ? 'ask' : 'done')} takesFocus>
        {problem?.title ?? (outcome === 'done' ? 'Done' : words.title)}
      </ViewHeading>
      <Typography>{problem?.text ?? (outcome === 'done' ? words.done : words.text)}</Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant={canConfirm ? 'text' : 'contained'} onClick={onLeave}>
          Go to portal
        </Button>
        {canConfirm && (
          <Button variant="contained" size="large" loading={isBusy} onClick={() => void confirm()}>
            {problem ? 'Retry' : words.action}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
