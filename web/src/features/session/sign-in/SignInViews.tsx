import { Button, Stack, Typography } from '@mui/material';
import type { MultiFactorResolver } from 'firebase/auth';
import { lazy, useState } from 'react';
import { useDismissToast } from '../../../ui/feedback/NotifyProvider.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { Credentials } from './RecoveryCodeForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { ViewHeading } from './ViewHeading.tsx';

// Few users need these at sign-in, and their rules are as large as the rest of the page.
const RecoveryCodeForm = lazy(async () => ({
  default: (await import('./RecoveryCodeForm.tsx')).RecoveryCodeForm,
}));
const RequestResetForm = lazy(async () => ({
  default: (await import('./RequestResetForm.tsx')).RequestResetForm,
}));

type View =
  | { name: 'password' | 'request-reset' | 'reset-sent' }
  | { name: 'code' | 'recovery-code'; challenge: MultiFactorResolver; credentials: Credentials };

interface ResetSentProps {
  email: string;
  onAnother: () => void;
  onBack: () => void;
}

/** Says that the reset email was sent, with the same text for unknown accounts, so that strangers can't tell who has one. */
function ResetSent({ email, onAnother, onBack }: ResetSentProps) {
  return (
    <Stack spacing={2.5}>
      <ViewHeading takesFocus>Check your inbox</ViewHeading>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        If <strong>{email}</strong> can sign in here, an email with a link to set a new password is on its
        way.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Don’t see it after a few minutes? Check your spam folder and the address above, then try again.
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onAnother}>
          Try again
        </Button>
        <Button variant="contained" size="large" onClick={onBack}>
          Back to Login
        </Button>
      </Stack>
    </Stack>
  );
}

interface SignInViewsProps {
  startsWithReset: boolean;
  /** Whether another view was shown before. */
  isFollowing: boolean;
  /** Text for above the card; empty for none. */
  onHint: (words: string) => void;
  onSuccess: () => void;
  onFactorRemoved: () => void | Promise<void>;
  onBack: () => void;
}

/** The sign-in views that don't need an email link: password, code, recovery code, reset. */
export function SignInViews({
  startsWithReset,
  isFollowing,
  onHint,
  onSuccess,
  onFactorRemoved,
  onBack,
}: SignInViewsProps) {
  const [view, setView] = useState<View>({ name: startsWithReset ? 'request-reset' : 'password' });
  const [email, setEmail] = useState('');
  const [hasMoved, setMoved] = useState(isFollowing);
  const dismissNotice = useDismissToast();
  const show = (next: View, hint = '') => {
    dismissNotice();
    setMoved(true);
    onHint(hint);
    setView(next);
  };
  const back = (hint?: string) => {
    show({ name: 'password' }, hint);
    onBack();
  };

  switch (view.name) {
    case 'password':
      return (
        <PasswordForm
          email={email}
          takesFocus={hasMoved}
          onSuccess={onSuccess}
          onSecondFactor={(challenge, credentials) => {
            setEmail(credentials.email);
            show({ name: 'code', challenge, credentials });
          }}
          onForgotten={(typed) => {
            setEmail(typed);
            show({ name: 'request-reset' });
          }}
        />
      );
    case 'code':
      return (
        <SecondFactorForm
          resolver={view.challenge}
          onSuccess={onSuccess}
          onBack={back}
          onLost={() => show({ ...view, name: 'recovery-code' })}
        />
      );
    case 'recovery-code':
      return (
        <RecoveryCodeForm
          credentials={view.credentials}
          onRemoved={onFactorRemoved}
          onSignInAgain={() =>
            back('Your lost authenticator was removed. Please sign in again with your password.')
          }
          onBack={() => show({ ...view, name: 'code' })}
        />
      );
    case 'request-reset':
      return (
        <RequestResetForm
          email={email}
          onSent={(address) => {
            setEmail(address);
            show({ name: 'reset-sent' });
          }}
          onBack={(typed) => {
            setEmail(typed.trim());
            back();
          }}
        />
      );
    case 'reset-sent':
      return (
        <ResetSent email={email} onAnother={() => show({ name: 'request-reset' })} onBack={() => back()} />
      );
  }
}
