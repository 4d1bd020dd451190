import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type LinkedFlyer, linkedFlyerSchema } from '../../lib/links/linkNames.ts';
import { subscribeFlyerLinks } from '../../lib/links/linkQueries.ts';
import { type Live, type Subscribe, subscribeDocument, useLiveData } from '../../lib/live-data/documents.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** A flyer and the links to it, live: an officer's own links, an administrator sees all. */
export function useFlyerLinks(flyerId: string): {
  flyer: Live<LinkedFlyer | undefined>;
  links: Live<Pages<SharedLink>>;
  /** Deactivated owners' flyers are on no website. Undefined: not known, or one's own flyer. */
  owner: UserRole | undefined;
} {
  const firestore = useFirestore();
  const { user, member, isAdministrator } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const uid = isAdministrator ? null : user.uid;
  const listenToFlyer = useMemo(
    () => subscribeDocument(doc(firestore, paths.flyers.one(tenantId, flyerId)), linkedFlyerSchema),
    [firestore, tenantId, flyerId],
  );
  const listen = useMemo(
    () => subscribeFlyerLinks(firestore, { tenantId, uid }, flyerId),
    [firestore, tenantId, uid, flyerId],
  );
  const flyer = useLiveData(listenToFlyer);
  const ownerId = flyer.status === 'ready' ? flyer.data?.owner_user_id : undefined;
  const isOthers = isAdministrator && ownerId !== undefined && ownerId !== user.uid;
  const listenToOwner = useMemo(
    () =>
      isOthers ? subscribeDocument(doc(firestore, paths.userRole(ownerId)), userRoleSchema) : listenToNobody,
    [firestore, isOthers, ownerId],
  );
  const owner = useLiveData(listenToOwner);
  return {
    flyer,
    links: useLiveData(listen),
    owner: owner.status === 'ready' ? owner.data : undefined,
  };
}

const listenToNobody: Subscribe<UserRole | undefined> = (next) => {
  next({ status: 'ready', data: undefined, stale: false });
  return () => undefined;
};
