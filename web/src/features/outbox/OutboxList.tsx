import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import type { MailState } from '@brokerage/domain/mail/queuedMail';
import { Button } from '@mui/material';
import { useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../ui/table/toRowId.ts';
import { MAIL_STATE_STYLES } from './mailStates.ts';
import { formatRecipients, OUTBOX_COLUMNS } from './outboxColumns.tsx';
import { useOutbox } from './useOutbox.ts';

/** The mails in one state, or all of them, newest first. */
export function OutboxList({ state }: { state: MailState | undefined }) {
  const outbox = useOutbox(state);
  const notify = useNotify();
  if (outbox.status === 'loading') {
    return <TableSkeleton label="Loading emails" columns={[3, 1, 2, 3, 1]} rows={8} />;
  }
  if (outbox.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load your emails" onRetry={outbox.retry}>
        {outbox.message}
      </ErrorState>
    );
  }
  const { mails, hasMore, isLoadingMore, loadMore, retryMail } = outbox;
  if (mails.length === 0) return <NoMail state={state} />;
  return (
    <>
      <DataTable
        id="outbox"
        name="Emails"
        label="Emails"
        columns={OUTBOX_COLUMNS}
        rows={mails}
        getRowId={toRowId}
        tableFrom={900}
        renderButtons={(mail) => (mail.can_retry ? <RetryButton mail={mail} onRetry={retryMail} /> : null)}
      />
      {hasMore && (
        <LoadMore
          isLoading={isLoadingMore}
          onMore={() => {
            loadMore().catch((error: unknown) => notify(toErrorToast(error, 'Couldn’t load more emails')));
          }}
        >
          {mails.length === 1 ? 'Showing the newest email' : `Showing the newest ${mails.length} emails`}
        </LoadMore>
      )}
    </>
  );
}

function RetryButton({ mail, onRetry }: { mail: ListedMail; onRetry: (id: string) => Promise<ListedMail> }) {
  const notify = useNotify();
  const [isRetrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    try {
      const { state } = await onRetry(mail.id);
      if (state === 'sent') notify({ title: 'Email sent', severity: 'success' });
      else if (state === 'failed') notify({ title: 'The email failed again', severity: 'error' });
      else notify({ title: 'Not sent yet. We’ll keep trying', severity: 'info' });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t retry the email'));
    } finally {
      setRetrying(false);
    }
  }
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isRetrying}
      onClick={() => void retry()}
      aria-label={`Retry ${mailKind(mail.kind).label} to ${formatRecipients(mail)}`}
    >
      Retry
    </Button>
  );
}

function NoMail({ state }: { state: MailState | undefined }) {
  if (state === undefined) {
    return (
      <EmptyState title="No emails yet">
        Emails to applicants and to your team appear here as your website and portal send them.
      </EmptyState>
    );
  }
  const label = MAIL_STATE_STYLES[state].label.toLowerCase();
  return (
    <EmptyState title="Nothing here">
      {state === 'failed' || state === 'bounced'
        ? 'Every email has reached its mail server.'
        : `No email is ${label} right now.`}
    </EmptyState>
  );
}
