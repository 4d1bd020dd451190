import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Button, IconButton, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth } from 'reactfire';
import { useNotify } from '../../ui/NotifyProvider.tsx';
import { signInSentence } from './signInSentence.ts';

interface Credentials {
  email: string;
  password: string;
}

interface PasswordFormProps {
  onSuccess: () => void;
  onSecondFactor: (challenge: MultiFactorResolver) => void;
}

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';

/** Email and password (spec public-site section 2). */
export function PasswordForm({ onSuccess, onSecondFactor }: PasswordFormProps) {
  const auth = useAuth();
  const notify = useNotify();
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function signIn({ email, password }: Credentials) {
    try {
      await signInWithEmailAndPassword(auth, email.trim(), password);
      onSuccess();
    } catch (error) {
      if (needsSecondFactor(error)) {
        notify({ title: '2FA Required', text: 'Please enter your authentication code', severity: 'info' });
        onSecondFactor(getMultiFactorResolver(auth, error));
        return;
      }
      const sentence = signInSentence(error);
      if (sentence) {
        notify({ title: 'Login Failed', text: sentence, severity: 'error' });
        setFocus('password', { shouldSelect: true });
      } else {
        console.warn('Sign-in failed in an unforeseen way', error);
        notify({
          title: 'An unexpected error occurred',
          text: 'Please try again in a moment.',
          severity: 'error',
        });
      }
    }
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void handleSubmit(signIn)(event)}>
      <Typography variant="h2">Sign in</Typography>
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
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        error={errors.password !== undefined}
        helperText={errors.password?.message}
        {...registered('password', 'Enter your password')}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Show password"
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
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
