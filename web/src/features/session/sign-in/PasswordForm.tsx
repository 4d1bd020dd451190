import { Button, FormHelperText, Link, Stack, TextField } from '@mui/material';
import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { signInSentence } from '../../../lib/session/signInSentence.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import type { Credentials } from './RecoveryCodeForm.tsx';
import { ViewHeading } from './ViewHeading.tsx';

interface PasswordFormProps {
  email: string;
  /** Whether another view was here before. */
  takesFocus: boolean;
  onSuccess: () => void;
  onSecondFactor: (challenge: MultiFactorResolver, credentials: Credentials) => void;
  onForgotten: (email: string) => void;
}

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';

/** Signs in with email and password, the first view of the sign-in. */
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
  const { register, handleSubmit, setFocus, getValues, formState } = useForm<Credentials>({
    defaultValues: { email: knownEmail, password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function signIn(typed: Credentials) {
    const credentials = { ...typed, email: typed.email.trim() };
    setProblem(undefined);
    try {
      await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
      onSuccess();
    } catch (error) {
      if (needsSecondFactor(error)) {
        onSecondFactor(getMultiFactorResolver(auth, error), credentials);
        // After the change of view, which closes the notices of the earlier one.
        notify({ title: '2FA Required', text: 'Please enter your authentication code', severity: 'info' });
        return;
      }
      const sentence = signInSentence(error);
      if (sentence) {
        notify({ title: 'Login Failed', text: sentence, severity: 'error' });
        setProblem(sentence);
      } else {
        console.warn('Sign-in failed in an unforeseen way', error);
        const title = 'An unexpected error occurred';
        notify({ title, text: 'Please try again in a moment.', severity: 'error' });
        setProblem(`${title}. Please try again in a moment.`);
      }
      setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(signIn)(event)}>
      <ViewHeading takesFocus={takesFocus}>Sign in</ViewHeading>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        error={errors.email !== undefined}
        helperText={errors.email?.message}
        {...registered('email', 'Enter your email')}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password !== undefined}
          helperText={errors.password?.message}
          // Read out with the field, which has the focus then; the toast has said it aloud already.
          describedBy={problem && problemId}
          {...registered('password', 'Enter your password')}
        />
        {problem && (
          <FormHelperText error id={problemId} sx={{ mt: 1 }}>
            {problem}
          </FormHelperText>
        )}
        <Link
          component="button"
          type="button"
          onClick={() => onForgotten(getValues('email').trim())}
          sx={{ display: 'inline-block', mt: 1, py: 1.25, typography: 'body1' }}
        >
          Forgot Password?
        </Link>
      </div>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Sign In
      </Button>
    </Stack>
  );

  function registered(name: keyof Credentials, message: string) {
    const { ref, ...field } = register(name, { validate: (text) => text.trim() !== '' || message });
    return { ...field, inputRef: ref };
  }
}
