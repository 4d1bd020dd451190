import { Button, FormHelperText, Link, Stack } from '@mui/material';
import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { type FormEvent, useId, useRef, useState } from 'react';
import { getErrorCode } from '../../../lib/errors/getErrorCode.ts';
import { logUnforeseen } from '../../../lib/errors/logUnforeseen.ts';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { signInErrorMessage } from '../../../lib/session/signInErrorMessage.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { InputField } from '../../../ui/forms/fields/InputField.tsx';
import { PasswordField } from '../../../ui/forms/fields/PasswordField.tsx';
import type { Credentials } from './RecoveryCodeForm.tsx';
import { ViewHeading } from './ViewHeading.tsx';

interface PasswordFormProps {
  email: string;
  /** Whether another view was shown before. */
  takesFocus: boolean;
  onSuccess: () => void;
  onSecondFactor: (challenge: MultiFactorResolver, credentials: Credentials) => void;
  onForgotten: (email: string) => void;
}

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  getErrorCode(error) === 'auth/multi-factor-auth-required';

/** Messages of empty fields. */
const REQUIRED: Credentials = { email: 'Enter your email', password: 'Enter your password' };

/** The first view of the sign-in: email and password. */
export function PasswordForm({
  email: knownEmail,
  takesFocus,
  onSuccess,
  onSecondFactor,
  onForgotten,
}: PasswordFormProps) {
  const auth = useAuth();
  const notify = useNotify();
  const problemId = useId();
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState<Credentials>({ email: knownEmail, password: '' });
  const [missing, setMissing] = useState<Partial<Credentials>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  // Two required fields don't need the form library that other pages use: it would add a twentieth to this page's scripts.
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    const found = Object.fromEntries(
      Object.entries(REQUIRED).filter(([name]) => typed[name as keyof Credentials].trim() === ''),
    ) as Partial<Credentials>;
    setMissing(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else {
      setSubmitting(true);
      await signIn({ ...typed, email: typed.email.trim() });
      setSubmitting(false);
    }
  }

  async function signIn(credentials: Credentials) {
    setProblem(undefined);
    try {
      await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
      onSuccess();
    } catch (error) {
      if (needsSecondFactor(error)) {
        onSecondFactor(getMultiFactorResolver(auth, error), credentials);
        // After the view has changed, which closes the previous one's notices.
        notify({ title: '2FA Required', text: 'Please enter your authentication code', severity: 'info' });
        return;
      }
      const message = signInErrorMessage(error);
      if (message) {
        notify({ title: 'Login Failed', text: message, severity: 'error' });
        setProblem(message);
      } else {
        logUnforeseen('Sign-in failed in an unforeseen way', error);
        const title = 'An unexpected error occurred';
        notify({ title, text: 'Please try again in a moment.', severity: 'error' });
        setProblem(`${title}. Please try again in a moment.`);
      }
      passwordField.current?.focus();
      passwordField.current?.select();
    }
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <ViewHeading takesFocus={takesFocus}>Sign in</ViewHeading>
      <InputField
        label="Email"
        type="email"
        required
        autoComplete="username"
        slotProps={{ input: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        inputRef={emailField}
        {...field('email')}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          // Screen readers read it with the field, which gets the focus.
          describedBy={problem && problemId}
          inputRef={passwordField}
          {...field('password')}
        />
        {problem && (
          <FormHelperText error id={problemId} sx={{ mt: 1 }}>
            {problem}
          </FormHelperText>
        )}
        <Link
          component="button"
          type="button"
          onClick={() => onForgotten(typed.email.trim())}
          sx={{ display: 'inline-block', mt: 1, py: 1.25, typography: 'body1' }}
        >
          Forgot Password?
        </Link>
      </div>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Sign in
      </Button>
    </Stack>
  );

  function field(name: keyof Credentials) {
    return {
      name,
      value: typed[name],
      error: missing[name] !== undefined,
      helperText: missing[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        setMissing((before) => ({ ...before, [name]: undefined }));
      },
    };
  }
}
