import type { CallView } from '@brokerage/domain/contact/changeCall';
import { Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { hasErrorCode, toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { CallDetails } from './CallDetails.tsx';
import { NoCall } from './NoCall.tsx';

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; call: CallView };

/** Loads a link's call; shows an error if there is none or the connection fails. */
export function CallLoader({ link, loading }: { link: string; loading: ReactNode }) {
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    callFunction('get-scheduled-call', { link }).then(
      (call) => isCurrent && setState({ status: 'ready', call }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [link, tries]);

  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    if (hasErrorCode(state.error, 'call-link-unknown')) {
      return (
        <NoCall title="This link doesn’t work anymore">
          It may be from an older email, or the call is long over. Use the latest email about your call, or
          call us.
        </NoCall>
      );
    }
    return (
      <NoCall
        title="We couldn’t load your call"
        action={
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              setState({ status: 'loading' });
              setTries((count) => count + 1);
            }}
          >
            Try again
          </Button>
        }
      >
        {toErrorMessage(state.error)} You can also call us.
      </NoCall>
    );
  }
  return (
    <NotifyProvider>
      <CallDetails link={link} call={state.call} onChanged={(call) => setState({ status: 'ready', call })} />
    </NotifyProvider>
  );
}
