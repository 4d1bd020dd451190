import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { FirebaseError } from 'firebase/app';
import { type Auth, confirmPasswordReset, validatePassword } from 'firebase/auth';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAuth } from 'reactfire';
import { callFunction } from '../../lib/callFunction.ts';
import { signInSentence } from '../../lib/signInSentence.ts';
import { useNotify } from '../../ui/NotifyProvider.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { type LinkRefusal, linkRefusal } from './linkRefusal.ts';
import { PASSWORD_MIN_LENGTH, passwordAdvice } from './passwordAdvice.ts';

interface NewPasswordFormProps {
  code: string;
  email: string;
  onDone: () => void | Promise<void>;
  /** The link was good a moment ago and is not any more. */
  onRefused: (refusal: LinkRefusal) => void;
  onBack: () => void;
}

const tooShort = (length: number) => `Password must be at least ${length} characters`;
const TOO_SHORT = tooShort(PASSWORD_MIN_LENGTH);
const DO_NOT_MATCH = 'Passwords do not match';
const TOO_EASY = "This password doesn't meet the company's rules. Choose a longer one.";
const LINK_IS_OVER = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The password is set whatever comes of this: the next call of any old session is refused, too. */
async function endStaleSessions(email: string) {
  try {
    await callFunction('end-stale-sessions', { email });
  } catch (error) {
    console.warn('Older sessions could not be ended at once', error);
  }
}

/** Says which rule of the project's password policy, as Auth enforces it, the password doesn't meet. */
async function ruleOf(auth: Auth, password: string): Promise<string> {
  try {
    const { passwordPolicy } = await validatePassword(auth, password);
    const { minPasswordLength = 0 } = passwordPolicy.customStrengthOptions;
    return password.length < minPasswordLength ? tooShort(minPasswordLength) : TOO_EASY;
  } catch {
    return TOO_EASY;
  }
}

/** The new password, twice, with advice on its strength. Rules and words: spec public-site section 5. */
export function NewPasswordForm({ code, email, onDone, onRefused, onBack }: NewPasswordFormProps) {
  const auth = useAuth();
  const notify = useNotify();
  const id = useId();
  const { register, handleSubmit, setError, setFocus, getValues, control, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'password' });
  const advice = typed === '' ? undefined : passwordAdvice(typed, email);

  async function save({ password }: { password: string }) {
    try {
      await confirmPasswordReset(auth, code, password);
      await endStaleSessions(email);
      await onDone();
    } catch (error) {
      const known = error instanceof FirebaseError ? error.code : '';
      if (LINK_IS_OVER.has(known)) return onRefused(linkRefusal(error));
      if (known === 'auth/weak-password') return refuse(TOO_SHORT);
      if (known === 'auth/password-does-not-meet-requirements') return refuse(await ruleOf(auth, password));
      const sentence = signInSentence(error);
      if (!sentence) console.warn('The password could not be set, in an unforeseen way', error);
      notify({
        title: 'Error',
        text: sentence ?? 'The password could not be set. Please try again in a moment.',
        severity: 'error',
      });
    }
  }
  function refuse(message: string) {
    setError('password', { message });
    setFocus('password');
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(save)(event)}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        For <strong>{email}</strong>
      </Typography>
      {/* For password managers: which account the new password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Box>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          autoFocus
          minLength={PASSWORD_MIN_LENGTH}
          error={errors.password !== undefined}
          helperText={errors.password?.message}
          {...registered('password')}
        />
        <Stack spacing={0.75} sx={{ mt: 1 }} id={`${id}-advice`} role="status">
          {advice && (
            <>
              <LinearProgress
                aria-hidden
                variant="determinate"
                value={(advice.score / 3) * 100}
                color={advice.score === 3 ? 'success' : advice.score === 2 ? 'warning' : 'error'}
              />
              <Typography variant="body2">
                <strong>{advice.label}.</strong> {advice.tip}
              </Typography>
            </>
          )}
        </Stack>
      </Box>
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        error={errors.confirmation !== undefined}
        helperText={errors.confirmation?.message}
        {...registered('confirmation')}
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onBack}>
          Back to Login
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          Update Password
        </Button>
      </Stack>
    </Stack>
  );

  function registered(name: 'password' | 'confirmation') {
    const { ref, ...field } = register(name, {
      validate: (text) =>
        name === 'password'
          ? text.length >= PASSWORD_MIN_LENGTH || TOO_SHORT
          : text === getValues('password') || DO_NOT_MATCH,
    });
    return { ...field, inputRef: ref };
  }
}
