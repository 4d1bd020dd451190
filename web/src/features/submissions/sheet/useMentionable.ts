import { MAX_LINKED_MEMBERS, memberSchema } from '@brokerage/domain/member/member';
import { isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionEvent } from '@brokerage/domain/submission/workflow/submissionEvent';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { combineLive } from '../../../lib/live-data/combineLive.ts';
import { subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import {
  type Documents,
  type Live,
  subscribeReady,
  useLiveData,
} from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import type { MentionOption } from './dialogs/NoteDialog.tsx';

const mentionableSchema = memberSchema.pick({ user_id: true, name: true, status: true });
type MentionableMember = z.output<typeof mentionableSchema>;

const NO_MEMBERS = subscribeReady<Documents<MentionableMember>>({ items: [], unreadable: 0 });
const ADMINISTRATORS = ROLES.filter(isAdministrator);
/** More administrators than a brokerage has. */
const MAX_ADMINISTRATORS = 50;
/** Authors of automatic assignments, and of a borrower's changes to their call; a note can't mention these. */
const NOT_MEMBERS = ['system', 'borrower'];

/**
 * Returns the members that a note about a submission can mention. Administrators: each other and the assigned officer. Officers can't list
 * the team, so they get those who have worked on the submission. `live` says whether the list has loaded.
 */
export function useMentionable(
  { lo_assigned_id }: Pick<Submission, 'lo_assigned_id'>,
  events: readonly SubmissionEvent[],
): { members: MentionOption[]; live: Live<unknown> } {
  const firestore = useFirestore();
  const { user, member, isAdministrator: isAdmin } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const team = useMemo(() => collection(firestore, paths.members), [firestore]);
  const administrators = useLiveData(
    useMemo(
      () =>
        isAdmin
          ? subscribeQuery(
              listQuery(
                team,
                MAX_ADMINISTRATORS,
                where('tenant_id', '==', tenantId),
                where('role', 'in', ADMINISTRATORS),
                orderBy('name'),
              ),
              mentionableSchema,
            )
          : NO_MEMBERS,
      [team, tenantId, isAdmin],
    ),
  );
  const officers = useLiveData(
    useMemo(
      () =>
        isAdmin && lo_assigned_id !== null
          ? subscribeQuery(
              listQuery(
                team,
                MAX_LINKED_MEMBERS,
                where('tenant_id', '==', tenantId),
                where('officer_id', '==', lo_assigned_id),
              ),
              mentionableSchema,
            )
          : NO_MEMBERS,
      [team, tenantId, isAdmin, lo_assigned_id],
    ),
  );
  const known = [officers, administrators].flatMap((live) =>
    live.status === 'ready' ? live.data.items.filter(({ status }) => status === 'active') : [],
  );
  const worked = isAdmin
    ? []
    : events.map(({ by_user_id, by_name }) => ({ user_id: by_user_id, name: by_name }));
  const byId = new Map([...known, ...worked].map(({ user_id, name }) => [user_id, { user_id, name }]));
  for (const id of [user.uid, ...NOT_MEMBERS]) byId.delete(id);
  return { members: [...byId.values()], live: combineLive([officers, administrators]) };
}
