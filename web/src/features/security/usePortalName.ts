import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Returns the portal's name for use outside of it, based on the user's company; undefined while unknown. */
export function usePortalName(): string | undefined {
  const { member } = useSignedIn();
  const tenant = useTenant(member.tenant_id);
  if (tenant.status === 'loading') return undefined;
  const name = readyData(tenant)?.company_name;
  return name === undefined ? 'Officer Portal' : `${name} Officer Portal`;
}
