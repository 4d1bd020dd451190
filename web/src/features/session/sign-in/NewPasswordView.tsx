import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { type Auth, verifyPasswordResetCode } from 'firebase/auth';
import { useMemo, useState } from 'react';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { useAsync } from '../../../lib/useAsync.ts';
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

const INCOMPLETE: LinkProblem = {
  title: 'This link is incomplete',
  text:
    'Part of the link is missing. Open the link in your email again, or ask for a new one. ' +
    'If you just set a new password, go back to login and sign in with it.',
  canRetry: false,
};

async function checkLink(auth: Auth, code: string): Promise<{ email?: string; problem?: LinkProblem }> {
  try {
    return { email: await verifyPasswordResetCode(auth, code) };
  } catch (error) {
    return { problem: linkUnavailableMessage(error) };
  }
}

/** Checks a password link, then shows the form for the new password. */
export function NewPasswordView({ code, onDone, onNewLink, onBack }: NewPasswordViewProps) {
  const auth = useAuth();
  const check = useMemo(() => (code ? () => checkLink(auth, code) : undefined), [auth, code]);
  const { status, latest: checked, retry } = useAsync(check);
  // Keep the code, because another link may be opened in the same tab, and the result of one code doesn't apply to the other.
  const [found, setFound] = useState<{ code: string; problem: LinkProblem }>();
  const laterProblem = found && found.code === code ? found.problem : undefined;
  if (code && status === 'loading') {
    return (
      <Stack spacing={2.5} sx={{ alignItems: 'center' }}>
        <ViewHeading takesFocus>Checking your link</ViewHeading>
        <CircularProgress aria-label="Checking your link" />
      </Stack>
    );
  }
  if (code && checked?.email !== undefined && !laterProblem) {
    return (
      <Stack spacing={2.5}>
        <ViewHeading>Set new password</ViewHeading>
        <Alert severity="info">Please enter your new password</Alert>
        <NewPasswordForm
          code={code}
          email={checked.email}
          onDone={onDone}
          onLinkProblem={(problem) => setFound({ code, problem })}
          onBack={onBack}
        />
      </Stack>
    );
  }
  const { title, text, canRetry } = laterProblem ?? checked?.problem ?? INCOMPLETE;
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
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              setFound(undefined);
              retry();
            }}
          >
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
