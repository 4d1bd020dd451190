import { recoveryCodeSchema } from '@brokerage/domain/security/recoveryCodes';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { type FormEvent, useRef, useState } from 'react';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { toLoggedCode } from '../../../lib/logError.ts';
import { ViewHeading } from './ViewHeading.tsx';

/** What the user typed before the code step. Kept only in memory, and only until the sign-in ends. */
export interface Credentials {
  email: string;
  password: string;
}

interface RecoveryCodeFormProps {
  credentials: Credentials;
  /** The factor has been removed; signing in with the password is next. */
  onRemoved: () => void | Promise<void>;
  /** Signing in afterwards failed, so the user does it in the password form. */
  onSignInAgain: () => void;
  onBack: () => void;
}

/** An alternative to the authenticator app: one of the ten codes shown when it was set up. */
export function RecoveryCodeForm({ credentials, onRemoved, onSignInAgain, onBack }: RecoveryCodeFormProps) {
  const auth = useAuth();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const showProblem = (message: string) => {
    setProblem(message);
    setBusy(false);
    field.current?.focus();
  };

  async function use(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = recoveryCodeSchema.safeParse(code);
    if (!checked.success) return showProblem(checked.error.issues[0]?.message ?? 'Enter a recovery code');
    setBusy(true);
    try {
      await callFunction('use-recovery-code', { ...credentials, code: checked.data });
    } catch (error) {
      return showProblem(toErrorMessage(error, 'Couldn’t check the code.'));
    }
    await onRemoved();
    try {
      await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
    } catch (error) {
      console.warn('The sign-in after a recovery code failed', toLoggedCode(error));
      onSignInAgain();
    }
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void use(event)}>
      <ViewHeading>Use a recovery code</ViewHeading>
      <Typography>
        Enter one of the codes you saved when you set up two-factor authentication. It works once and removes
        the lost authenticator from your account. Then you set up a new one.
      </Typography>
      <TextField
        label="Recovery code"
        required
        autoFocus
        autoComplete="off"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem}
        inputRef={field}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
          formHelperText: { role: 'alert' },
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No codes left either? Your administrator can reset your two-factor authentication.
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          Use code
        </Button>
      </Stack>
    </Stack>
  );
}
