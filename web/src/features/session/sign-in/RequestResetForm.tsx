import { Button, Stack, TextField, Typography } from '@mui/material';
import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { logUnforeseen } from '../../../lib/errors/logUnforeseen.ts';
import { useAuth } from '../../../lib/firebaseContext.tsx';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { signInErrorMessage } from '../../../lib/session/signInErrorMessage.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ViewHeading } from './ViewHeading.tsx';

interface RequestResetFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: (email: string) => void;
}

/** Errors for accounts that don't exist or can't sign in: the response is the same as for all others. */
const UNDISCLOSED_ERRORS = new Set(['auth/user-not-found', 'auth/user-disabled']);

/** Requests an email with a link to set a new password. */
export function RequestResetForm({ email, onSent, onBack }: RequestResetFormProps) {
  const auth = useAuth();
  const notify = useNotify();
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const { ref, ...field } = register('email', {
    validate: (text) =>
      text.trim() === ''
        ? 'Enter your email'
        : z.email().safeParse(text.trim()).success || 'Invalid email address',
  });

  async function request(values: { email: string }) {
    const address = values.email.trim();
    try {
      await sendPasswordResetEmail(auth, address, {
        url: `${window.location.origin}${routePaths.officerLogin}?reset=true`,
      });
    } catch (error) {
      if (!(error instanceof FirebaseError && UNDISCLOSED_ERRORS.has(error.code))) {
        const isAddress = error instanceof FirebaseError && error.code === 'auth/invalid-email';
        const text = isAddress ? 'Invalid email address' : signInErrorMessage(error);
        if (!text) logUnforeseen('A reset link could not be requested, in an unforeseen way', error);
        const message = text ?? 'The email could not be sent. Please try again in a moment.';
        notify({ title: 'Error', text: message, severity: 'error' });
        setError('email', { message: message });
        setFocus('email');
        return;
      }
    }
    onSent(address);
    // After the view has changed, which closes the previous one's notices.
    notify({
      title: 'Email Sent',
      text: 'Password reset email sent! Check your inbox.',
      severity: 'success',
    });
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(request)(event)}>
      <ViewHeading>Reset your password</ViewHeading>
      <Typography>Enter the email you sign in with. We’ll send you a link to set a new password.</Typography>
      <TextField
        label="Email"
        type="email"
        required
        autoFocus
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        error={errors.email !== undefined}
        helperText={errors.email?.message}
        {...field}
        inputRef={ref}
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={() => onBack(getValues('email'))}>
          Back to Login
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          Send reset link
        </Button>
      </Stack>
    </Stack>
  );
}
