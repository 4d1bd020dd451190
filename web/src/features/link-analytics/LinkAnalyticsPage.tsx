import { Alert, Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { rememberSeenViews } from '../../lib/links/seenViews.ts';
import { type LinkRows, useLinkRows } from '../../lib/links/useLinkRows.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { LinksAndFigures } from './LinksAndFigures.tsx';
import { type AnalyticsView, useAnalyticsView } from './useAnalyticsView.ts';
import { useLoadFailureToast } from './useLoadFailureToast.ts';

/** Link Analytics: views and applications of shared links (docs/product.md#link-analytics). */
export function LinkAnalyticsPage() {
  return (
    <PortalPage action="flyers:make" title="Link Analytics" isWide>
      <Analytics />
    </PortalPage>
  );
}

const SCOPES = { own: 'My links', company: 'Whole company' } as const;

function Analytics() {
  const { user, member, isAdministrator } = useSignedIn();
  const [view, setView] = useAnalyticsView();
  const whose = { tenantId: member.tenant_id, uid: view.isCompany ? null : user.uid };
  const live = useLinkRows(whose);
  const own = live.status === 'ready' && !view.isCompany ? live.data.rows : undefined;
  useEffect(() => {
    if (own) rememberSeenViews(user.uid, own);
  }, [own, user.uid]);
  useLoadFailureToast(live.status === 'failed');
  return (
    <>
      <PageHeading
        title="Link Analytics"
        actions={
          isAdministrator && (
            <ToggleChoice
              label="Whose links"
              value={view.isCompany ? 'company' : 'own'}
              options={SCOPES}
              onChange={(scope) => setView({ isCompany: scope === 'company' })}
            />
          )
        }
      >
        See who opens your flyers and which ones bring in applications. Updates live.
      </PageHeading>
      <ConnectionHint live={live} />
      <Content live={live} whose={whose} view={view} onView={setView} />
    </>
  );
}

interface ContentProps {
  live: Live<LinkRows>;
  whose: { tenantId: string; uid: string | null };
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

function Content({ live, whose, view, onView }: ContentProps) {
  if (live.status === 'loading') return <AnalyticsSkeleton />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load analytics" onRetry={live.retry}>
        {loadFailureText(live.error, 'Your changes are safe.')}
      </ErrorState>
    );
  }
  const { rows, unreadable, isCut } = live.data;
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 record' : `${unreadable} records`} couldn’t be shown. Please let your
          administrator know.
        </Alert>
      )}
      {isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          You have more links than we can show at once, so older ones aren’t listed.
        </Alert>
      )}
      {rows.length === 0 && <NoLinks view={view} onView={onView} />}
      {rows.length > 0 && <LinksAndFigures rows={rows} whose={whose} view={view} onView={onView} />}
    </>
  );
}

function NoLinks({ view, onView }: Pick<ContentProps, 'view' | 'onView'>) {
  const { isAdministrator } = useSignedIn();
  return (
    <EmptyState title="No shared links yet">
      Share an approved flyer, and its link and views show up here.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 2 }}>
        <Button component={Link} to={`${routePaths.flyers}?status=approved`} variant="contained">
          View My Approved Flyers
        </Button>
        {isAdministrator && !view.isCompany && (
          <Button variant="outlined" onClick={() => onView({ isCompany: true })}>
            All company links
          </Button>
        )}
      </Box>
    </EmptyState>
  );
}

function AnalyticsSkeleton() {
  return (
    <Card role="status" aria-label="Loading analytics" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={220} />
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Stack>
    </Card>
  );
}
