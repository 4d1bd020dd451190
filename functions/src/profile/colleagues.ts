import type { Member } from '@brokerage/domain/member/member';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** The member whose colleagues these are. */
export type Subject = Pick<Member, 'tenant_id' | 'user_id' | 'officer_id'>;
/** A member's record or a directory entry, read without its schema. */
export type ColleagueRecord = Pick<QueryDocumentSnapshot, 'id' | 'get'>;

/** More people than any company has in the portal. */
const MAX_PEOPLE = 1000;

export const isActiveColleague = (subject: Subject) => (record: ColleagueRecord) =>
  record.id !== subject.user_id && record.get('status') !== 'deactivated';
export const isOtherListedEntry = (subject: Subject) => (record: ColleagueRecord) =>
  record.id !== subject.officer_id && record.get('listed') !== false;

// Without converters, so that one bad record doesn't block the others.
export const queryMembers = (tenantId: string) =>
  db.members().withConverter(null).where('tenant_id', '==', tenantId).limit(MAX_PEOPLE);
export const queryEntries = (tenantId: string) => db.officers(tenantId).withConverter(null).limit(MAX_PEOPLE);
