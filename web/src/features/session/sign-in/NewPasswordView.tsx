import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { verifyPasswordResetCode } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { type LinkProblem, linkUnavailableMessage } from './linkUnavailableMessage.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ViewHeading } from './ViewHeading.tsx';

interface NewPasswordViewProps {
  code: string | undefined;
  /** Called once the password is set; this signs no one in. */
  onDone: () => void | Promise<void>;
  onNewLink: () => void;
  onBack: () => void;
}

type Checked = { attempt: number } & ({ email: string } | { problem: LinkProblem });

const INCOMPLETE: LinkProblem = {
  title: 'This link is incomplete',
  text:
    'Part of the link is missing. Open the link in your email again, or ask for a new one. ' +
    'If you just set a new password, go back to login and sign in with it.',
  canRetry: false,
};

/** Checks a password link, then shows the form for the new password. */
export function NewPasswordView({ code, onDone, onNewLink, onBack }: NewPasswordViewProps) {
  const auth = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (!code) return;
    let isOver = false;
    const finish = (result: { email: string } | { problem: LinkProblem }) => {
      if (!isOver) setChecked({ attempt, ...result });
    };
    verifyPasswordResetCode(auth, code).then(
      (email) => finish({ email }),
      (error: unknown) => finish({ problem: linkUnavailableMessage(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [auth, code, attempt]);

  const result = code ? checked : { attempt, problem: INCOMPLETE };
  if (result?.attempt !== attempt) {
    return (
      <Stack spacing={2.5} sx={{ alignItems: 'center' }}>
        <ViewHeading takesFocus>Checking your link</ViewHeading>
        <CircularProgress aria-label="Checking your link" />
      </Stack>
    );
  }
  if (code && 'email' in result) {
    return (
      <Stack spacing={2.5}>
        <ViewHeading>Set new password</ViewHeading>
        <Alert severity="info">Please enter your new password</Alert>
        <NewPasswordForm
          code={code}
          email={result.email}
          onDone={onDone}
          onLinkProblem={(problem) => setChecked({ attempt, problem })}
          onBack={onBack}
        />
      </Stack>
    );
  }
  const { title, text, canRetry } = 'problem' in result ? result.problem : INCOMPLETE;
  return (
    <Stack spacing={2.5}>
      <ViewHeading takesFocus>{title}</ViewHeading>
      <Typography>{text}</Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onBack}>
          Back to Login
        </Button>
        {canRetry ? (
          <Button variant="contained" size="large" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </Button>
        ) : (
          <Button variant="contained" size="large" onClick={onNewLink}>
            Send a new link
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
