import { can } from '@brokerage/domain/member/roles';
import { useFlyer } from '../../lib/live-data/useFlyer.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { FlyerWorkspace } from './FlyerWorkspace.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** Loads the flyer: one's own, or as an administrator anybody's of the tenant. */
export function FlyerLoader({ flyerId }: { flyerId: string }) {
  const { member, user } = useSignedIn();
  const live = useFlyer(member.tenant_id, flyerId);
  if (live.status === 'failed') return <LoadFailed />;
  if (live.status === 'loading') {
    return (
      <>
        <ConnectionHint live={live} />
        <EditorSkeleton />
      </>
    );
  }
  const flyer = live.data;
  const isOwn = flyer?.owner_user_id === user.uid;
  if (!flyer || !(isOwn || can(member, 'flyers:readAll'))) return <LoadFailed />;
  return (
    <>
      <ConnectionHint live={live} />
      <FlyerWorkspace flyer={flyer} isOwn={isOwn} />
    </>
  );
}
