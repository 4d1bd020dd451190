import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import type { Member } from '@brokerage/domain/member/member';
import type { MemberAccount } from '@brokerage/domain/member/memberCallables';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { roleName } from '../../lib/format/names/roleNames.ts';

export const MEMBER_STATUS_NAMES = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  canceled: 'Invitation canceled',
} as const;
export type MemberStatus = keyof typeof MEMBER_STATUS_NAMES;

/** A member as the list shows them. */
export interface MemberRow {
  member: Member;
  /** Data from Auth; undefined until it has loaded. */
  account: MemberAccount | undefined;
  /** Undefined until Auth says whether the member has ever signed in. */
  status: MemberStatus | undefined;
  branchName: string | undefined;
  isMyself: boolean;
}

/** Returns a member's status. Canceling an invitation deactivates a member who has never signed in. */
export function memberStatus(
  { status }: Member,
  account: MemberAccount | undefined,
  isAsking: boolean,
): MemberStatus | undefined {
  if (account === undefined) return isAsking ? undefined : status;
  if (status === 'deactivated') return account.is_invited ? 'canceled' : 'deactivated';
  return account.is_invited ? 'invited' : 'active';
}

/** Returns the database's name for a status: an invited member is active there, a removed one deactivated. */
export function toStoredStatus(status: string): Member['status'] | '' {
  if (status === '') return '';
  return status === 'active' || status === 'invited' ? 'active' : 'deactivated';
}

/** Returns whether the member has ever signed in, if known. Members who never have don't have any flyers. */
export const hasJoined = ({ status }: Pick<MemberRow, 'status'>): boolean =>
  status !== 'invited' && status !== 'canceled';

export interface MemberFilter {
  search: string;
  /** A role or a status; empty for all. */
  role: string;
  status: string;
}

export function matchesMemberFilter({ member, account, status }: MemberRow, filter: MemberFilter): boolean {
  const words = [member.name, member.email, account?.sign_in_email, roleName(member.role)]
    .join(' ')
    .toLowerCase();
  return (
    (filter.role === '' || member.role === filter.role) &&
    (filter.status === '' || status === filter.status) &&
    // The database compares without accents.
    (filter.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word)) ||
      matchesSearch(searchTexts.member(member), toSearchWords(filter.search)))
  );
}

/** Returns whether the member is the only active super administrator. Invited ones who have never signed in don't count. */
export function isLastSuperAdmin({ member }: MemberRow, rows: readonly MemberRow[]): boolean {
  const others = rows.filter((row) => row.member.user_id !== member.user_id);
  return (
    member.role === 'super_admin' &&
    !others.some((row) => row.member.role === 'super_admin' && row.status === 'active')
  );
}

export type MemberAction =
  | 'change'
  | 'resend'
  | 'cancelInvitation'
  | 'inviteAgain'
  | 'resetFactor'
  | 'deactivate'
  | 'reactivate'
  | 'reassign';

/** Returns whether an action removes a member's access, and is therefore red. */
export const isDangerous = (action: MemberAction): boolean =>
  action === 'deactivate' || action === 'cancelInvitation';

interface OfferedAction {
  action: MemberAction;
  label: string;
  /** Why it can't be done now. */
  blockedReason?: string;
}

/** Returns the actions for a member. Actions that don't apply are left out; expected ones that are blocked say why. */
export function offeredMemberActions({ member, account, status, isMyself }: MemberRow): OfferedAction[] {
  if (status === 'canceled') return [{ action: 'inviteAgain', label: 'Invite again' }];
  if (member.status === 'deactivated') {
    return [
      { action: 'reactivate', label: 'Reactivate' },
      { action: 'reassign', label: 'Reassign remaining work' },
    ];
  }
  const offered: OfferedAction[] = [{ action: 'change', label: 'Change role and branch' }];
  if (status === 'invited') {
    offered.push(
      { action: 'resend', label: 'Resend invitation' },
      { action: 'cancelInvitation', label: 'Cancel invitation' },
    );
    return offered;
  }
  if (account?.has_second_factor) {
    const blockedReason = isMyself ? { blockedReason: 'To turn off your own, go to the Security tab.' } : {};
    offered.push({ action: 'resetFactor', label: 'Reset two-factor authentication', ...blockedReason });
  }
  const blockedReason = isMyself ? { blockedReason: memberErrors['own-account'].sentence } : {};
  offered.push({ action: 'deactivate', label: 'Deactivate', ...blockedReason });
  return offered;
}
