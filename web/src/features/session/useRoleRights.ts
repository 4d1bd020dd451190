import { effectiveRole, isKnownRole, type Role } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { type SecuritySettings, securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { useMemo } from 'react';
import { subscribePath } from '../../lib/live-data/subscribeLazily.ts';
import { subscribeReady, useLiveData } from '../../lib/live-data/useLiveData.ts';

/** The role whose rights the member has; undefined when the company does not list theirs. */
type RoleRights =
  | { status: 'loading'; unreachable: boolean }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; role: Role | undefined };

/** A built-in role needs no settings. */
const NO_SETTINGS = subscribeReady<SecuritySettings | undefined>(undefined);

/** Returns the rights of the member's role, live against the company's own roles. */
export function useRoleRights(member: UserRole | undefined): RoleRights {
  const tenantId = member?.status === 'active' && !isKnownRole(member.role) ? member.tenant_id : undefined;
  const listen = useMemo(
    () =>
      tenantId === undefined
        ? NO_SETTINGS
        : subscribePath(paths.securitySettings(tenantId), securitySettingsSchema),
    [tenantId],
  );
  const settings = useLiveData(listen);
  if (!member) return { status: 'ready', role: undefined };
  if (tenantId === undefined) return { status: 'ready', role: effectiveRole(member.role) };
  if (settings.status === 'ready') {
    return { status: 'ready', role: effectiveRole(member.role, settings.data?.extra_roles) };
  }
  // The rules let only those read the settings whose role has rights.
  if (settings.status === 'failed' && settings.error.code === 'permission-denied') {
    return { status: 'ready', role: undefined };
  }
  return settings;
}
