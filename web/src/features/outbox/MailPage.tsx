import type { CallableOutput } from '@brokerage/domain/callables';
import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import type { MailState } from '@brokerage/domain/mail/queuedMail';
import { Alert, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../ui/table/toRowId.ts';
import { MAIL_STATE_STYLES, parseMailState } from './mailStates.ts';
import { formatRecipients, OUTBOX_COLUMNS } from './outboxColumns.tsx';

/** The company's outgoing emails: the status of each, and a retry for failed ones. */
export function MailPage() {
  return (
    <PortalPage action="mail:manage" title="Mail" isWide>
      <Outbox />
    </PortalPage>
  );
}

/** Loads the emails in one state, or in all; further pages when `loadMore` is called. */
function useOutbox(state: MailState | undefined) {
  const first = useFunction('list-mail', state ? { state } : {});
  const [further, setFurther] = useState<Pick<CallableOutput<'list-mail'>, 'mails' | 'has_more'>>();
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedMail>>(new Map());
  const [isLoadingMore, setLoadingMore] = useState(false);
  const mails = useMemo(() => {
    const firstMails = readyData(first)?.mails ?? [];
    return [...firstMails, ...(further?.mails ?? [])].map((mail) => changed.get(mail.id) ?? mail);
  }, [first, further, changed]);
  if (first.status !== 'ready') return first;

  async function loadMore() {
    const after = mails.at(-1)?.id;
    if (after === undefined || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const page = await callFunction('list-mail', { after, ...(state && { state }) });
      setFurther((before) => ({ ...page, mails: [...(before?.mails ?? []), ...page.mails] }));
    } finally {
      setLoadingMore(false);
    }
  }

  async function retryMail(id: string): Promise<ListedMail> {
    const { mail } = await callFunction('retry-mail', { id });
    setChanged((before) => new Map(before).set(id, mail));
    return mail;
  }

  const hasMore = (further ?? first.data).has_more;
  const { has_late: hasLate } = first.data;
  return { status: 'ready' as const, mails, hasMore, hasLate, isLoadingMore, loadMore, retryMail };
}

/** The emails in one state, or all of them, newest first. */
function OutboxList({ state }: { state: MailState | undefined }) {
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
  const { mails, hasMore, hasLate, isLoadingMore, loadMore, retryMail } = outbox;
  return (
    <>
      {hasLate && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Some emails have waited more than 10 minutes. We’re still trying. If they don’t go out soon, tell
          whoever runs your site.
        </Alert>
      )}
      {mails.length === 0 ? (
        <NoMail state={state} />
      ) : (
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
      )}
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

function Outbox() {
  const [address, setAddress] = useSearchParams();
  const state = parseMailState(address);
  const [reloads, setReloads] = useState(0);
  return (
    <>
      <PageHeading
        title="Mail"
        actions={
          <Button variant="outlined" onClick={() => setReloads(reloads + 1)}>
            Refresh
          </Button>
        }
      >
        Every email from your website and portal. If one doesn’t go through, we try up to ten times over about
        17 hours. To protect privacy, we shorten addresses and don’t show what emails say.
      </PageHeading>
      <SelectField
        id="mail-state"
        label="Status"
        value={state ?? ''}
        onChange={(chosen: string) => setAddress(chosen === '' ? {} : { state: chosen }, { replace: true })}
        none="All"
        options={Object.entries(MAIL_STATE_STYLES).map(([value, { label }]) => [value, label])}
        sx={{ width: { xs: '100%', sm: 220 }, mb: 2 }}
      />
      <OutboxList key={`${state ?? 'all'}-${reloads}`} state={state} />
    </>
  );
}
