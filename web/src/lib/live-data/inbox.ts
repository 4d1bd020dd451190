import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import type { Member } from '@brokerage/domain/member/member';
import { can, type RoleHolder } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { createContext, useContext, useMemo } from 'react';
import { INBOX_LIMIT, newLeadsQuery } from '../first-list/firstListQueries.ts';
import { readFirstList, withReadList } from '../first-list/firstReads.ts';
import { formatCapped } from '../format/formatCapped.ts';
import { subscribePlainQuery } from './subscribeLazily.ts';
import { type Documents, type Live, subscribeReady, useLiveData } from './useLiveData.ts';

const pendingFlyerSchema = flyerFieldsSchema.pick({
  id: true,
  title: true,
  created_at: true,
  submitted_at: true,
});
export type PendingFlyer = Pick<Flyer, 'id' | 'title' | 'created_at' | 'submitted_at'>;

/** A member's tasks, live; a list is empty if it isn't for their role. */
export interface Inbox {
  /** For administrators: submissions that no one has worked on yet, oldest first, at most INBOX_LIMIT. */
  submissions: Live<Documents<Submission>>;
  /** For administrators: flyers awaiting approval, oldest first, at most INBOX_LIMIT. */
  flyers: Live<Documents<PendingFlyer>>;
  /** For officers: new submissions assigned to them, newest first, at most INBOX_LIMIT. */
  leads: Live<Documents<Submission>>;
}

const NO_SUBMISSIONS = subscribeReady<Documents<Submission>>({ items: [], unreadable: 0 });
const NO_FLYERS = subscribeReady<Documents<PendingFlyer>>({ items: [], unreadable: 0 });

/** `officer_id`: their directory id; applicants can only choose officers who have one. */
type InboxMember = RoleHolder & Pick<Member, 'user_id'> & { officer_id?: string | null };

/** Listens to a member's tasks. The portal shell does this once, for its navigation and the dashboard. */
export function useInboxListeners(member: InboxMember): Inbox {
  const { tenant_id: tenantId, user_id: uid, officer_id: officerId = null } = member;
  const readsSubmissions = can(member, 'submissions:read');
  const reviewsFlyers = can(member, 'flyers:review');
  const submissions = useMemo(
    () =>
      readsSubmissions
        ? subscribePlainQuery(
            {
              collection: paths.submissions.all(tenantId),
              where: [['status', '==', 'new']],
              orderBy: ['created_at'],
              limit: INBOX_LIMIT,
            },
            submissionSchema,
          )
        : NO_SUBMISSIONS,
    [tenantId, readsSubmissions],
  );
  const flyers = useMemo(
    () =>
      reviewsFlyers
        ? subscribePlainQuery(
            {
              collection: paths.flyers.all(tenantId),
              where: [['status', '==', 'pending_approval']],
              orderBy: ['created_at'],
              limit: INBOX_LIMIT,
            },
            pendingFlyerSchema,
          )
        : NO_FLYERS,
    [tenantId, reviewsFlyers],
  );
  const leadsOfficerId = can(member, 'leads:read') ? officerId : null;
  const leads = useMemo(
    () =>
      leadsOfficerId === null
        ? NO_SUBMISSIONS
        : withReadList(
            () => readFirstList(uid, { tenantId, officerId: leadsOfficerId }),
            submissionSchema,
            subscribePlainQuery(newLeadsQuery(tenantId, leadsOfficerId), submissionSchema),
          ),
    [tenantId, uid, leadsOfficerId],
  );
  return {
    submissions: useLiveData(submissions),
    flyers: useLiveData(flyers),
    leads: useLiveData(leads),
  };
}

const LOADING = { status: 'loading', unreachable: false } as const;

/** Provides the portal shell's listeners. */
export const InboxContext = createContext<Inbox>({
  submissions: LOADING,
  flyers: LOADING,
  leads: LOADING,
});

/** Returns the signed-in member's tasks; always loading outside the portal shell. */
export const useInbox = (): Inbox => useContext(InboxContext);

/** Formats a count: `3`, `20+`; undefined for none, or while unknown. */
export const formatInboxCount = (live: Live<Documents<unknown>>): string | undefined =>
  live.status === 'ready' && live.data.items.length > 0
    ? formatCapped(live.data.items.length, INBOX_LIMIT)
    : undefined;
