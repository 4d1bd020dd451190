import type { MultiFactorResolver } from 'firebase/auth';
import { useState } from 'react';
import { useDismissNotice } from '../../ui/feedback/NotifyProvider.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { type Credentials, RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';
import { ResetSent } from './ResetSent.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

type View =
  | { name: 'password' | 'request-reset' | 'reset-sent' }
  | { name: 'code' | 'recovery-code'; challenge: MultiFactorResolver; credentials: Credentials };

interface SignInViewsProps {
  startsWithReset: boolean;
  /** Whether another view was shown before. */
  isFollowing: boolean;
  /** Words for above the card; empty for none. */
  onHint: (words: string) => void;
  onSuccess: () => void;
  onFactorRemoved: () => void | Promise<void>;
  onBack: () => void;
}

/** The views that one goes through without a link from a mail: password, code, recovery code, reset. */
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
  const dismissNotice = useDismissNotice();
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
            back('Your lost authenticator is removed. Please sign in again with your password.')
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
