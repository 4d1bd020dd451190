import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { type Auth, verifyPasswordResetCode } from 'firebase/auth';
import { useMemo, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { useAsync } from '../../../lib/useAsync.ts';
import { isPasswordLinkError, type LinkProblem, linkUnavailableMessage } from './linkUnavailableMessage.ts';
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

/**
 * Returns the minimum length of the new password. If the server fails, that is the lowest minimum a company can have, because the password
 * is validated again when it's set.
 * @throws the server's error if the link belongs to an account that can't be used, such as one whose invitation was canceled
 */
async function loadMinLength(code: string): Promise<number> {
  try {
    return (await callFunction('get-password-rules', { code })).min_length;
  } catch (error) {
    if (isPasswordLinkError(error)) throw error;
    return PASSWORD_MIN_LENGTH.floor;
  }
}

interface CheckedLink {
  /** Undefined if the link can't be used. */
  account?: { email: string; minLength: number };
  problem?: LinkProblem;
}

async function checkLink(auth: Auth, code: string): Promise<CheckedLink> {
  try {
    const [email, minLength] = await Promise.all([verifyPasswordResetCode(auth, code), loadMinLength(code)]);
    return { account: { email, minLength } };
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
  if (code && checked?.account && !laterProblem) {
    return (
      <Stack spacing={2.5}>
        <ViewHeading>Set new password</ViewHeading>
        <Alert severity="info">Please enter your new password</Alert>
        <NewPasswordForm
          code={code}
          {...checked.account}
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
