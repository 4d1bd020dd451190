import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { shiftDay } from '@brokerage/domain/schedule/companyDays';
import { Button, Skeleton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { companyToday, officeDay } from '../../../lib/format/companyTime.ts';
import { subscribeLinkDays } from '../../../lib/links/linkQueries.ts';
import { useLiveData } from '../../../lib/live-data/documents.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ViewsChart } from '../periods/ViewsChart.tsx';
import { viewBars } from '../periods/viewBars.ts';

/** Days that the chart shows. */
const DAYS = 30;

/** Subscribes to what a link counted since a day. */
function useLinkDays({ tenant_id, short_code }: SharedLink, from: string) {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const uid = isAdministrator(member.role) ? null : user.uid;
  return useLiveData(
    useMemo(
      () => subscribeLinkDays(firestore, { tenantId: tenant_id, uid }, short_code, from),
      [firestore, tenant_id, uid, short_code, from],
    ),
  );
}

/** A link's views day by day, and on which days its flyer was corrected. */
export function LinkViews({ link }: { link: SharedLink }) {
  const today = companyToday();
  const from = shiftDay(today, 1 - DAYS);
  const live = useLinkDays(link, from);
  const corrected = new Set((link.flyer?.corrected_at ?? []).map(officeDay));
  return (
    <section aria-label={`Views in the last ${DAYS} days`}>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Views in the last {DAYS} days
      </Typography>
      {live.status === 'loading' && (
        <Skeleton variant="rounded" height={220} role="status" aria-label="Loading views" />
      )}
      {live.status === 'failed' && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          Couldn’t load the views. <Button onClick={live.retry}>Retry</Button>
        </Typography>
      )}
      {live.status === 'ready' && (
        <ViewsChart
          bars={viewBars(live.data.items, { from, to: today }, today)}
          previous={[]}
          corrected={corrected}
        />
      )}
    </section>
  );
}
