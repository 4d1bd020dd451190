import type { UserRole } from '@brokerage/domain/member/userRole';
import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, type Subscribe, useLiveData } from '../live-data/documents.ts';
import { hasWebsite } from '../routes/hasWebsite.ts';
import { useSignedIn } from '../session/useSession.ts';
import type { LinkedFlyer, LinkNames } from './linkNames.ts';
import { subscribeFlyers, subscribeMembers, subscribeTemplates } from './linkQueries.ts';

/** Officers don't read their colleagues' records; their own is there. */
const only =
  (member: UserRole): Subscribe<Documents<UserRole>> =>
  (next) => {
    next({ status: 'ready', data: { items: [member], unreadable: 0 }, stale: false });
    return () => undefined;
  };

/** What flyers, templates and people are called, live. Without flyers there is no state of a link: theirs may fail. */
export function useLinkNames(): { flyers: Live<Documents<LinkedFlyer>>; names: LinkNames } {
  const firestore = useFirestore();
  const { user, member, isAdministrator } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const flyers = useLiveData(
    useMemo(
      () => subscribeFlyers(firestore, { tenantId, uid: isAdministrator ? null : user.uid }),
      [firestore, tenantId, isAdministrator, user.uid],
    ),
  );
  const templates = useLiveData(
    useMemo(
      () => subscribeTemplates(firestore, tenantId, isAdministrator),
      [firestore, tenantId, isAdministrator],
    ),
  );
  const people = useLiveData(
    useMemo(
      () => (isAdministrator ? subscribeMembers(firestore, tenantId) : only(member)),
      [firestore, tenantId, isAdministrator, member],
    ),
  );
  const names = useMemo(() => {
    const used = itemsOf(templates);
    const team = itemsOf(people);
    return {
      flyers: new Map(itemsOf(flyers)?.map((flyer) => [flyer.id, flyer])),
      templates: used && new Map(used.map(({ id, name }) => [id, name])),
      people: team && new Map(team.map((person) => [person.user_id, person])),
      hasWebsite: hasWebsite(tenantId),
      readsAllFlyers: isAdministrator,
    };
  }, [flyers, templates, people, tenantId, isAdministrator]);
  return { flyers, names };
}

const itemsOf = <T>(live: Live<Documents<T>>) => (live.status === 'ready' ? live.data.items : undefined);
