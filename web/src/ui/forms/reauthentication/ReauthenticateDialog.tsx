import { Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { type FormEvent, useId, useRef, useState } from 'react';
import { getErrorCode } from '../../../lib/errors/getErrorCode.ts';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { securityErrorMessage } from '../../../lib/session/securityErrorMessage.ts';
import { findCodeError } from '../../../lib/session/signInErrorMessage.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { CodeField, codeHintId } from '../fields/CodeField.tsx';
import { CODE_LENGTH } from '../fields/CodeInput.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';

export interface ReauthenticationTexts {
  title: string;
  text: string;
  action: string;
}

interface ReauthenticateDialogProps {
  texts: ReauthenticationTexts;
  onProven: () => void;
  onCancel: () => void;
}

const WRONG_PASSWORD = new Set<unknown>(['auth/wrong-password', 'auth/invalid-credential']);

/** Asks for the password, and the code if there is a second factor, before actions that a passer-by at an unlocked screen must not take. */
export function ReauthenticateDialog({ texts, onProven, onCancel }: ReauthenticateDialogProps) {
  const auth = useAuth();
  const { user } = useSignedIn();
  const id = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [challenge, setChallenge] = useState<MultiFactorResolver>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isIncomplete = challenge !== undefined && code.length < CODE_LENGTH;

  /** Returns an error message; undefined if the password was correct or a code is required next. */
  async function provePassword(): Promise<string | undefined> {
    if (password === '') return 'Enter your password';
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    } catch (error) {
      if (getErrorCode(error) === 'auth/multi-factor-auth-required') {
        setChallenge(getMultiFactorResolver(auth, error as MultiFactorError));
        return undefined;
      }
      return WRONG_PASSWORD.has(getErrorCode(error))
        ? 'That password isn’t right'
        : securityErrorMessage(error);
    }
    onProven();
    return undefined;
  }

  /** The same for the code. */
  async function proveCode(resolver: MultiFactorResolver): Promise<string | undefined> {
    const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    try {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code));
    } catch (error) {
      const known = findCodeError(error);
      setCode('');
      if (known?.startAgain) {
        setChallenge(undefined);
        return 'That took too long. Enter your password again';
      }
      return known?.message ?? securityErrorMessage(error);
    }
    onProven();
    return undefined;
  }

  async function prove(event: FormEvent) {
    event.preventDefault();
    // React events of a dialog bubble to the forms around it in the component tree.
    event.stopPropagation();
    if (isBusy || isIncomplete) return;
    setBusy(true);
    setProblem(undefined);
    let message: string | undefined;
    try {
      message = await (challenge ? proveCode(challenge) : provePassword());
    } catch (error) {
      message = securityErrorMessage(error);
    }
    setBusy(false);
    if (message === undefined) return;
    setProblem(message);
    (challenge ? codeField : passwordField).current?.focus();
  }

  return (
    <FormDialog
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void prove(event)}
      // Don't let a late response confirm the next question.
      onClose={() => !isBusy && onCancel()}
    >
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{texts.text}</Typography>
          {challenge ? (
            <CodeField
              id={`${id}-code`}
              value={code}
              onChange={(digits) => {
                setCode(digits);
                if (digits !== '') setProblem(undefined);
              }}
              problem={problem}
              inputRef={codeField}
            />
          ) : (
            <>
              <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
              <PasswordField
                label="Password"
                autoComplete="current-password"
                autoFocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={problem !== undefined}
                helperText={problem}
                inputRef={passwordField}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={isIncomplete}
          {...(challenge && { 'aria-describedby': codeHintId(`${id}-code`) })}
        >
          {texts.action}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
