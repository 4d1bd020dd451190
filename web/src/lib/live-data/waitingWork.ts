import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/flyerFields';
import { can, type Member } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, orderBy, where } from 'firebase/firestore';
import { createContext, useContext, useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, subscribeReady, useLiveData } from './documents.ts';
import { newLeadsQuery, WAITING_LIMIT } from './firstListQueries.ts';
import { listQuery } from './listQuery.ts';

const pendingFlyerSchema = flyerFieldsSchema.pick({
  id: true,
  title: true,
  created_at: true,
  submitted_at: true,
});
export type PendingFlyer = Pick<Flyer, 'id' | 'title' | 'created_at' | 'submitted_at'>;

/** What waits for a member, live; empty where it's not theirs. */
export interface WaitingWork {
  /** Of administrators: applications that nobody has worked on yet, oldest first, at most WAITING_LIMIT. */
  applications: Live<Documents<Submission>>;
  /** Of administrators: flyers that wait for approval, oldest first, at most WAITING_LIMIT. */
  flyers: Live<Documents<PendingFlyer>>;
  /** Of an officer: new applications that are assigned to them, newest first, at most WAITING_LIMIT. */
  leads: Live<Documents<Submission>>;
}

const NO_APPLICATIONS = subscribeReady<Documents<Submission>>({ items: [], unreadable: 0 });
const NO_FLYERS = subscribeReady<Documents<PendingFlyer>>({ items: [], unreadable: 0 });

/** `officer_id`: their entry in the directory; whoever has none can't be chosen by an applicant. */
type WaitingMember = Member & { officer_id?: string | null };

/** Listens to what waits for a member. The portal's shell does so once, for its navigation and for the dashboard. */
export function useWaitingWorkListeners(member: WaitingMember): WaitingWork {
  const firestore = useFirestore();
  const { tenant_id: tenantId, officer_id: officerId = null } = member;
  const readsApplications = can(member, 'submissions:read');
  const reviewsFlyers = can(member, 'flyers:review');
  const applications = useMemo(() => {
    if (!readsApplications) return NO_APPLICATIONS;
    const all = collection(firestore, paths.submissions.all(tenantId));
    const fresh = listQuery(all, WAITING_LIMIT, where('status', '==', 'new'), orderBy('created_at'));
    return subscribeQuery(fresh, submissionSchema);
  }, [firestore, tenantId, readsApplications]);
  const flyers = useMemo(() => {
    if (!reviewsFlyers) return NO_FLYERS;
    const all = collection(firestore, paths.flyers.all(tenantId));
    const pending = listQuery(
      all,
      WAITING_LIMIT,
      where('status', '==', 'pending_approval'),
      orderBy('created_at'),
    );
    return subscribeQuery(pending, pendingFlyerSchema);
  }, [firestore, tenantId, reviewsFlyers]);
  const leadsOf = can(member, 'leads:read') ? officerId : null;
  const leads = useMemo(() => {
    if (leadsOf === null) return NO_APPLICATIONS;
    return subscribeQuery(newLeadsQuery(firestore, tenantId, leadsOf), submissionSchema);
  }, [firestore, tenantId, leadsOf]);
  return {
    applications: useLiveData(applications),
    flyers: useLiveData(flyers),
    leads: useLiveData(leads),
  };
}

const LOADING = { status: 'loading', unreachable: false } as const;

/** The listeners of the shell. */
export const WaitingWorkContext = createContext<WaitingWork>({
  applications: LOADING,
  flyers: LOADING,
  leads: LOADING,
});

/** Returns what waits for the signed-in member; loading outside the portal's shell. */
export const useWaitingWork = (): WaitingWork => useContext(WaitingWorkContext);

/** Returns how many there are, in a word: `3`, `20+`; undefined for none, or while it is not known. */
export function waitingCount(live: Live<Documents<unknown>>, most: number): string | undefined {
  if (live.status !== 'ready') return undefined;
  const { length } = live.data.items;
  if (length === 0) return undefined;
  return length >= most ? `${most - 1}+` : String(length);
}
