import { AUDIT_ENTITY_TYPES, type DecisionAction } from '@brokerage/domain/audit/auditRecord';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Alert, Box, Card, Link, Typography } from '@mui/material';
import { useEffect } from 'react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { useEntityNames } from '../../lib/live-data/useEntityNames.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { type MyDecision, useMyDecisions } from './useMyDecisions.ts';

const decisionGrid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"decision date" "about about"', md: '"decision about date"' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '10rem minmax(0, 1fr) 13rem' },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const CHIPS: Record<DecisionAction, { label: string; tone: StatusTone }> = {
  instance_approved: { label: 'Approved', tone: 'success' },
  instance_rejected: { label: 'Rejected', tone: 'error' },
  template_consent_given: { label: 'Consent given', tone: 'success' },
  template_consent_declined: { label: 'Consent declined', tone: 'error' },
};

interface DecisionItemProps {
  decision: MyDecision;
  /** The current name of the flyer or template; null if it was deleted, undefined if unknown. */
  name: string | null | undefined;
}

/** One decision: the flyer or template, the outcome, the time and the reason. */
function DecisionItem({ decision, name }: DecisionItemProps) {
  const { action, at, after, entity_type, entity_id } = decision;
  const reason = typeof after?.reason === 'string' ? after.reason : '';
  const kind = AUDIT_ENTITY_TYPES[entity_type];
  const path =
    entity_type === 'flyer'
      ? flyerPath(entity_id)
      : generatePath(routePaths.templateEditor, { templateId: entity_id });
  return (
    <Box component="li" sx={decisionGrid}>
      <Box sx={{ gridArea: 'decision' }}>
        <StatusChip {...CHIPS[action]} />
      </Box>
      <Typography
        component="time"
        dateTime={at.toISOString()}
        sx={{ gridArea: 'date', color: 'text.secondary', textAlign: 'right' }}
      >
        {formatMoment(at)}
      </Typography>
      <Box sx={{ gridArea: 'about', overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name === null ? (
            `${kind} ${entity_id} (deleted)`
          ) : (
            <Link component={RouterLink} to={path}>
              {name ?? `${kind} ${entity_id}`}
            </Link>
          )}
        </Typography>
        {entity_type === 'template' && <Typography sx={{ color: 'text.secondary' }}>{kind}</Typography>}
        {reason !== '' && (
          <Typography sx={{ mt: 0.5, maxWidth: '68ch', whiteSpace: 'pre-line' }}>Reason: {reason}</Typography>
        )}
      </Box>
    </Box>
  );
}

const entityKey = ({ entity_type, entity_id }: MyDecision): string => `${entity_type}:${entity_id}`;

function DecisionsSkeleton() {
  return <SkeletonLines label="Loading your decisions" count={5} kind="entries" />;
}

type DecisionListProps = Extract<ReturnType<typeof useMyDecisions>, { status: 'ready' }>;

function DecisionList({ items, unreadable, hasOlder, older, showOlder }: DecisionListProps) {
  const { member } = useSignedIn();
  const { byKey: names } = useEntityNames(member.tenant_id, items.map(entityKey));
  return (
    <>
      <UnreadableAlert count={unreadable} noun="decision">
        Ask your administrator to check the audit log.
      </UnreadableAlert>
      {items.length === 0 && unreadable === 0 && (
        <EmptyState title="You haven’t reviewed any flyers yet.">
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
          Couldn’t load more decisions. Check your connection and try again.
        </Alert>
      )}
      {hasOlder && <LoadMore onMore={() => void showOlder()} isLoading={older === 'loading'} />}
    </>
  );
}

/** The reviewer's own approvals, rejections and template consents, newest first. */
export function MyDecisions() {
  const log = useMyDecisions();
  const isOnline = useOnline();
  const { status, reload } = log;
  const isReady = status === 'ready';
  // Also runs while loading, because Firestore takes seconds to report that it's offline.
  useEffect(() => {
    if (isReady) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isReady, reload]);
  return (
    <>
      {!isOnline && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          You’re offline.{' '}
          {isReady
            ? 'These are the decisions we loaded earlier.'
            : 'Your decisions will load when you’re back online.'}
        </Alert>
      )}
      {log.status === 'loading' && <DecisionsSkeleton />}
      {log.status === 'failed' && (
        <ErrorState title="Couldn’t load your decisions" onRetry={reload}>
          {loadErrorMessage(log.error)}
        </ErrorState>
      )}
      {log.status === 'ready' && <DecisionList {...log} />}
    </>
  );
}
