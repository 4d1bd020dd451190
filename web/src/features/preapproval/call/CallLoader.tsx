import { parseCallLink } from '@brokerage/domain/contact/callPage';
import type { CallView } from '@brokerage/domain/contact/changeCall';
import { Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { hasErrorCode, toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { CallDetails } from './CallDetails.tsx';
import { OfficePhone } from './OfficePhone.tsx';

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; call: CallView };

/** Loads a link's call; shows an error if the link is invalid or the connection fails. */
export function CallLoader({ link, loading }: { link: string; loading: ReactNode }) {
  const isLink = parseCallLink(link) !== undefined;
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    if (!isLink || tries === 0) return;
    let isCurrent = true;
    callFunction('get-scheduled-call', { link }).then(
      (call) => isCurrent && setState({ status: 'ready', call }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLink, link, tries]);

  if (!isLink) {
    return (
      <NoCall title="We need the link from your email">
        Open this page with the button in the email about your call, or call us at <OfficePhone />.
      </NoCall>
    );
  }
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    if (hasErrorCode(state.error, 'call-link-unknown')) {
      return (
        <NoCall title="This link doesn’t work anymore">
          It may be from an older email, or the call is long over. Use the latest email about your call, or
          call us at <OfficePhone />.
        </NoCall>
      );
    }
    return (
      <NoCall
        title="We couldn’t load your call"
        onRetry={() => {
          setState({ status: 'loading' });
          setTries((count) => count + 1);
        }}
      >
        {toErrorMessage(state.error)} You can also call us at <OfficePhone />.
      </NoCall>
    );
  }
  return (
    <NotifyProvider>
      <CallDetails link={link} call={state.call} onChanged={(call) => setState({ status: 'ready', call })} />
    </NotifyProvider>
  );
}

function NoCall({ title, children, onRetry }: { title: string; children: ReactNode; onRetry?: () => void }) {
  return (
    <div role="status">
      <Typography variant="h1" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '34em' }}>
        {children}
      </Typography>
      {onRetry ? (
        <Button variant="contained" size="large" onClick={onRetry} sx={{ mt: 3 }}>
          Try again
        </Button>
      ) : (
        <ButtonLink href={sitePaths.contact} variant="contained" size="large" sx={{ mt: 3 }}>
          Contact us
        </ButtonLink>
      )}
    </div>
  );
}
