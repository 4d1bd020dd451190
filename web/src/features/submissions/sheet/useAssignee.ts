import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';
import { subscribeReady, useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

const NO_OFFICER = subscribeReady<{ name: string } | undefined>(undefined);
const officerSchema = officerRecordSchema.pick({ name: true });

/** Subscribes to who has an application: in words, and by name as far as it is known. */
export function useAssignee({ lo_assigned_id }: Pick<Submission, 'lo_assigned_id'>): {
  words: string;
  name?: string | undefined;
} {
  const firestore = useFirestore();
  const { member } = useSignedIn();
  const live = useLiveData(
    useMemo(
      () =>
        lo_assigned_id === null
          ? NO_OFFICER
          : subscribeDocument(
              doc(firestore, paths.officers.one(member.tenant_id, lo_assigned_id)),
              officerSchema,
            ),
      [firestore, member.tenant_id, lo_assigned_id],
    ),
  );
  if (lo_assigned_id === null) return { words: 'Assigned to the General team' };
  const name = live.status === 'ready' ? live.data?.name : undefined;
  if (lo_assigned_id === member.officer_id) return { words: 'Assigned to you', name };
  // Only an answer tells that the directory has no such officer.
  if (live.status !== 'ready') return { words: 'Assigned' };
  return { words: name ? `Assigned to ${name}` : 'Assigned to an officer who is no longer listed', name };
}
