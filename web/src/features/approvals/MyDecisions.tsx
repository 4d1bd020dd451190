import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useEntityNames } from '../../lib/live-data/useEntityNames.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { DecisionItem } from './DecisionItem.tsx';
import { type Decision, useMyDecisions } from './useMyDecisions.ts';

/** The reviewer's own approvals, rejections and template consents, newest first. */
export function MyDecisions() {
  const log = useMyDecisions();
  const isOnline = useOnline();
  const { status, reload } = log;
  const isReady = status === 'ready';
  // Also while loading: Firestore takes seconds to report that it's offline.
  useEffect(() => {
    if (isReady) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isReady, reload]);
  return (
    <>
      {!isOnline && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          You're offline.{' '}
          {isReady
            ? 'These are the decisions we loaded earlier.'
            : "Your decisions will load when you're back online."}
        </Alert>
      )}
      {log.status === 'loading' && <DecisionsSkeleton />}
      {log.status === 'failed' && (
        <ErrorState title="Couldn't load your decisions" onRetry={reload}>
          {log.error.code === 'permission-denied'
            ? "You don't have access to these. Ask your administrator if you think you should."
            : 'Check your connection and try again.'}
        </ErrorState>
      )}
      {log.status === 'ready' && <DecisionList {...log} />}
    </>
  );
}

type DecisionListProps = Extract<ReturnType<typeof useMyDecisions>, { status: 'ready' }>;

function DecisionList({ items, unreadable, hasOlder, older, showOlder }: DecisionListProps) {
  const { member } = useSignedIn();
  const names = useEntityNames(member.tenant_id, items.map(entityKey));
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 decision' : `${unreadable} decisions`} couldn't be shown. Ask your
          administrator to check the audit log.
        </Alert>
      )}
      {items.length === 0 && unreadable === 0 && (
        <EmptyState title="You haven't reviewed any flyers yet.">
          Flyers you approve or reject will appear here, along with your template consents.
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <Card component="ol" aria-label="My decisions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((decision) => (
              <DecisionItem key={decision.id} decision={decision} name={names.get(entityKey(decision))} />
            ))}
          </Card>
          <Typography role="status" sx={{ color: 'text.secondary', mt: 2 }}>
            {items.length === 1 ? 'Showing 1 decision' : `Showing ${items.length} decisions`}
          </Typography>
        </>
      )}
      {older === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Couldn't load more decisions. Check your connection and try again.
        </Alert>
      )}
      {hasOlder && (
        <Button
          variant="outlined"
          loading={older === 'loading'}
          onClick={() => void showOlder()}
          sx={{ mt: 2 }}
        >
          Load more
        </Button>
      )}
    </>
  );
}

const entityKey = ({ entity_type, entity_id }: Decision): string => `${entity_type}:${entity_id}`;

function DecisionsSkeleton() {
  return (
    <Card role="status" aria-label="Loading your decisions" sx={{ p: 2 }}>
      <Stack spacing={2}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Stack>
    </Card>
  );
}
