import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { Alert, Box, Button, Card, Skeleton } from '@mui/material';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { companyDay } from '../../lib/format/time/companyTime.ts';
import { subscribeOldestLink } from '../../lib/links/linkQueries.ts';
import { type LinkScope, NEWEST_LINKS } from '../../lib/links/listedLinks.ts';
import { saveSeenViews } from '../../lib/links/seenViews.ts';
import { type LinkRows, useLinkRows } from '../../lib/links/useLinkRows.ts';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { type Documents, type Live, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { LinksAndFigures } from './LinksAndFigures.tsx';
import { NEWEST_FIRST, toLinkOrder } from './links/linkColumns.tsx';
import type { ListChoice } from './links/useListedLinks.ts';
import { type AnalyticsView, useAnalyticsView } from './useAnalyticsView.ts';

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
  const { member, user, isAdministrator } = useSignedIn();
  const [view, setView] = useAnalyticsView();
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
        See how often your flyers and other links are opened, and which ones bring in applications. Updates
        live.
      </PageHeading>
      <Links
        key={view.isCompany ? 'company' : 'own'}
        tenantId={member.tenant_id}
        holderId={view.isCompany ? null : user.uid}
        view={view}
        onView={setView}
      />
    </>
  );
}

interface LinksProps extends LinkScope {
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

/** One holder's links, or the company's. */
function Links({ tenantId, holderId, view, onView }: LinksProps) {
  const firestore = useFirestore();
  const [address] = useSearchParams();
  // Other pages link here with `find`, the code of one link.
  const [list, setList] = useState<ListChoice>(() => ({
    order: NEWEST_FIRST,
    search: address.get('find') ?? '',
  }));
  const changeList = useCallback(
    (change: Partial<ListChoice>) => setList((before) => ({ ...before, ...change })),
    [],
  );
  const links = useLinkRows(
    { tenantId, holderId },
    { order: toLinkOrder(list.order) ?? NEWEST_LINKS, search: list.search },
  );
  const oldest = useLiveData(
    useMemo(() => subscribeOldestLink(firestore, { tenantId, holderId }), [firestore, tenantId, holderId]),
  );
  const own = links.status === 'ready' && holderId !== null ? links.data.rows : undefined;
  useEffect(() => {
    if (own && holderId !== null) saveSeenViews(holderId, own);
  }, [own, holderId]);
  const live = combineLive<[LinkRows, Documents<SharedLink>]>([links, oldest]);
  useFailureToast('Failed to load analytics', live.status === 'failed');
  return (
    <>
      <ConnectionHint live={live} />
      <Content
        live={live}
        scope={{ tenantId, holderId }}
        list={list}
        onList={changeList}
        view={view}
        onView={onView}
      />
    </>
  );
}

interface ContentProps {
  /** The links, and the first one that was made. */
  live: Live<[LinkRows, Documents<SharedLink>]>;
  scope: LinkScope;
  list: ListChoice;
  onList: (change: Partial<ListChoice>) => void;
  view: AnalyticsView;
  onView: (change: Partial<AnalyticsView>) => void;
}

function Content({ live, scope, view, onView, ...list }: ContentProps) {
  const now = useNow();
  const { isAdministrator } = useSignedIn();
  if (live.status === 'loading') return <AnalyticsSkeleton />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load analytics" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
      </ErrorState>
    );
  }
  const [links, { items: oldest, unreadable: isOldestUnreadable }] = live.data;
  const isNone = oldest.length + isOldestUnreadable + links.rows.length === 0;
  // The first link may have been created since the last visit.
  if (isNone && live.isCached) return <AnalyticsSkeleton />;
  // Administrators without links of their own want the company's.
  if (isNone && isAdministrator && !view.isChosen) return <ShowCompany onView={onView} />;
  return (
    <>
      <UnreadableAlert count={links.unreadable} />
      {links.isBehind && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Your links are busy right now. Some of the latest views will be added within the hour.
        </Alert>
      )}
      {isNone ? (
        <NoLinks />
      ) : (
        <LinksAndFigures
          {...list}
          scope={scope}
          links={links}
          earliest={companyDay(oldest[0]?.created_at ?? now)}
          view={view}
          onView={onView}
        />
      )}
    </>
  );
}

/** Switches to the company's links. */
function ShowCompany({ onView }: Pick<ContentProps, 'onView'>) {
  useEffect(() => onView({ isCompany: true }));
  return <AnalyticsSkeleton />;
}

function NoLinks() {
  return (
    <EmptyState scene="links" title="No shared links yet">
      Share an approved flyer, or make a link to your public page. Links and their views show up here.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 2 }}>
        <Button component={Link} to={`${routePaths.flyers}?status=approved`} variant="contained">
          View my approved flyers
        </Button>
        <Button component={Link} to={routePaths.officerLinks} variant="outlined">
          Links & QR Codes
        </Button>
      </Box>
    </EmptyState>
  );
}

/** Placeholder for figures, chart and list of links. */
function AnalyticsSkeleton() {
  return (
    <>
      <Card role="status" aria-label="Loading analytics" sx={{ p: 2.5, mb: 3 }}>
        <Skeleton height={28} width={160} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, my: 2 }}>
          {['views', 'visitors', 'downloads', 'starts', 'applications'].map((figure) => (
            <Box key={figure} sx={{ width: 88 }}>
              <Skeleton height={32} width="60%" />
              <Skeleton height={20} />
            </Box>
          ))}
        </Box>
        <Skeleton variant="rounded" height={220} />
      </Card>
      <TableSkeleton label="Loading links" columns={LIST_COLUMNS} rows={4} />
    </>
  );
}

const LIST_COLUMNS = [4, 2, 1, 1, 1, 1, 2, 2];
