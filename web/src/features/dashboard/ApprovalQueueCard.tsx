import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { PageCard } from './PageCard.tsx';
import { usePendingCount } from './usePendingCount.ts';

/** The way to the Approval Queue, with how many flyers wait there. */
export function ApprovalQueueCard() {
  const { member } = useSignedIn();
  const pending = usePendingCount(member.tenant_id);
  return (
    <PageCard
      path={routePaths.approvals}
      title="Approval Queue"
      description="Review and approve pending flyers."
      badge={pending === undefined || pending === '0' ? undefined : `${pending} pending`}
    />
  );
}
