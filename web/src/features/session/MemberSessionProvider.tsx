import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { can, effectiveRole, isAdministrator, isKnownRole, type Role } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { type SecuritySettings, securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import type { User } from 'firebase/auth';
import { type ReactNode, useEffect, useMemo } from 'react';
import { markFirstListDrawn } from '../../lib/first-list/firstList.ts';
import {
  clearFirstListOwner,
  type FirstListOwner,
  saveFirstListOwner,
} from '../../lib/first-list/firstListOwner.ts';
import {
  readFirstList,
  readRoleRecord,
  readSecuritySettings,
  withReadDocument,
} from '../../lib/first-list/firstReads.ts';
import { liveCache } from '../../lib/live-data/liveCache.ts';
import { subscribePath } from '../../lib/live-data/subscribeLazily.ts';
import { readyData, type Subscribe, subscribeReady, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { markMemberBrowser } from '../../lib/session/memberBrowser.ts';
import type { SessionState, SignOut } from '../../lib/session/useSession.ts';
import { type TokenClaims, useTokenClaims } from '../../lib/session/useTokenClaims.ts';

/** Whether this session lacks the second factor that the tenant requires of its administrators. */
type SecondFactorCheck =
  | { status: 'loading'; unreachable: boolean }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; isMissing: boolean };

/** Skip the query when the setting can't apply. */
const NO_SETTINGS = subscribeReady<SecuritySettings | undefined>(undefined);

/** Subscribes to the tenant's setting and compares it with the current token. */
function useSecondFactorCheck(member: Member | undefined, token: TokenClaims | undefined): SecondFactorCheck {
  const mayMatter =
    member?.status === 'active' && isAdministrator(member.role) && token?.hasSecondFactor === false;
  const tenantId = mayMatter ? member.tenant_id : undefined;
  const uid = member?.user_id;
  const listen = useMemo(
    () =>
      tenantId === undefined || uid === undefined
        ? NO_SETTINGS
        : withReadDocument(
            () => readSecuritySettings(uid, tenantId),
            securitySettingsSchema,
            subscribePath(paths.securitySettings(tenantId), securitySettingsSchema),
          ),
    [tenantId, uid],
  );
  const settings = useLiveData(listen, 'Error checking MFA status');
  if (!mayMatter) return { status: 'ready', isMissing: false };
  if (settings.status !== 'ready') return settings;
  return { status: 'ready', isMissing: settings.data?.administrators_need_second_factor ?? false };
}

/** Returns the owner of a member's first dashboard list, or undefined if the dashboard shows none. */
function firstListOwner(member: Member): FirstListOwner | undefined {
  const { tenant_id: tenantId, officer_id: officerId } = member;
  if (member.status !== 'active') return undefined;
  if (can(member, 'submissions:read')) return { tenantId, officerId: null };
  if (can(member, 'leads:read') && officerId) return { tenantId, officerId };
  return undefined;
}

/**
 * Subscribes to a user's role record. Requests the dashboard's first list as soon as the role is known, because rendering takes a while.
 */
function subscribeMember(uid: string): Subscribe<Member | undefined> {
  const subscribe = withReadDocument(
    () => readRoleRecord(uid),
    memberSchema,
    subscribePath(paths.member(uid), memberSchema),
  );
  return (next) =>
    subscribe((event) => {
      if (event.status === 'ready') {
        const owner = event.data && firstListOwner(event.data);
        if (owner) {
          saveFirstListOwner(uid, owner);
          void readFirstList(uid, owner)?.catch(() => undefined);
        } else {
          clearFirstListOwner();
          markFirstListDrawn();
        }
      }
      next(event);
    });
}

/** The role whose rights the member has; undefined if the company doesn't list their role. */
type RoleRights =
  | { status: 'loading'; unreachable: boolean }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; role: Role | undefined };

/** A built-in role needs no settings. */
const NO_ROLE_SETTINGS = subscribeReady<SecuritySettings | undefined>(undefined);

/** Returns the rights of the member's role, live, including the company's custom roles. */
function useRoleRights(member: Member | undefined): RoleRights {
  const tenantId = member?.status === 'active' && !isKnownRole(member.role) ? member.tenant_id : undefined;
  const listen = useMemo(
    () =>
      tenantId === undefined
        ? NO_ROLE_SETTINGS
        : subscribePath(paths.securitySettings(tenantId), securitySettingsSchema),
    [tenantId],
  );
  const settings = useLiveData(listen);
  if (!member) return { status: 'ready', role: undefined };
  if (tenantId === undefined) return { status: 'ready', role: effectiveRole(member.role) };
  if (settings.status === 'ready') {
    return { status: 'ready', role: effectiveRole(member.role, settings.data?.extra_roles) };
  }
  // The rules let only members with rights read the settings.
  if (settings.status === 'failed' && settings.error.code === 'permission-denied') {
    return { status: 'ready', role: undefined };
  }
  return settings;
}

interface MemberSessionProps {
  user: User;
  signOut: SignOut;
  children: (state: SessionState) => ReactNode;
}

/** Subscribes to the user's role record while they're signed in, and derives the session's state from it. */
export function MemberSessionProvider({ user, signOut, children }: MemberSessionProps) {
  const listen = useMemo(() => subscribeMember(user.uid), [user.uid]);
  // Clear cached records, so that the next person to sign in on this computer can't see them.
  useEffect(() => () => liveCache.clear(), []);
  const record = useLiveData(listen, 'Error fetching user roles');
  const token = useTokenClaims(user);
  const member = readyData(record);
  const rights = useRoleRights(member);
  const rule = useSecondFactorCheck(member, token);
  const isMember = member !== undefined;
  useEffect(() => {
    if (isMember) markMemberBrowser();
  }, [isMember]);

  // A deactivated member gets a page that explains why instead of being signed out without a reason.
  const isOver =
    member?.status === 'active' &&
    token &&
    (token.authTime < member.sessions_valid_after ||
      (!token.hasSecondFactor && token.authTime < member.password_sessions_valid_after));
  useEffect(() => {
    // After this render, because signing out unmounts the pages immediately.
    if (isOver) queueMicrotask(() => void signOut('ended'));
  }, [isOver, signOut]);

  if (record.status === 'loading') {
    return children({ status: 'loading', user, unreachable: record.unreachable });
  }
  if (record.status === 'failed') return children({ status: 'failed', user, retry: record.retry });
  if (!member) return children({ status: 'no-access', user });
  if (member.status === 'deactivated') return children({ status: 'deactivated', user });
  if (!token || isOver) return children({ status: 'loading', user, unreachable: false });
  if (rights.status !== 'ready') return children({ ...rights, user });
  if (!rights.role) return children({ status: 'no-access', user });
  if (rule.status !== 'ready') return children({ ...rule, user });
  if (rule.isMissing) {
    // Without a second factor, rules and functions reject administrators' actions, so show the officer's pages.
    const officer = { ...member, role: 'officer' };
    const withheldRole = member.role;
    return children({ status: 'signed-in', user, member: officer, isAdministrator: false, withheldRole });
  }
  const counted = isKnownRole(member.role) ? member : { ...member, role: rights.role };
  return children({
    status: 'signed-in',
    user,
    member: counted,
    isAdministrator: isAdministrator(rights.role),
  });
}
