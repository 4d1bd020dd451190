import { formatInboxCount, useInbox } from '../../../lib/live-data/inbox.ts';
import { submissionsTabPath } from '../../../lib/routes/portalPages.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';

export interface NavigationCount {
  /** `3`, `20+ new`. */
  label: string;
  /** For screen readers: `3 new`. */
  spoken: string;
}

/** Returns live task counts by navigation path; paths without tasks are omitted. */
export function useNavigationCounts(): Partial<Record<string, NavigationCount>> {
  const { submissions, flyers, leads } = useInbox();
  const fresh = formatInboxCount(submissions);
  const own = formatInboxCount(leads);
  const pending = formatInboxCount(flyers);
  return {
    ...(fresh && { [submissionsTabPath]: { label: `${fresh} new`, spoken: `${fresh} new` } }),
    ...(own && { [routePaths.leads]: { label: `${own} new`, spoken: `${own} new` } }),
    ...(pending && { [routePaths.approvals]: { label: pending, spoken: `${pending} pending` } }),
  };
}
