import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { useEffect, useRef } from 'react';
import { showMembersCompany, showWebsiteCompany } from '../../lib/company/companyStore.ts';
import { refreshCompany } from '../../lib/company/refreshCompany.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';

interface FollowCompanyProps {
  tenantId: string;
  /** Called once, with the company's time zone. */
  onZone: (timeZone: string) => void;
}

/** Keeps the portal's company in sync with the tenant's record until it unmounts. */
export function FollowCompany({ tenantId, onZone }: FollowCompanyProps) {
  const live = useTenant(tenantId);
  const tenant = readyData(live);
  const isKnown = useRef(false);
  useEffect(() => {
    if (!tenant) return;
    showMembersCompany(toPublicCompany(tenant));
    if (!isKnown.current) onZone(tenant.office_schedule.time_zone);
    isKnown.current = true;
  }, [tenant, onZone]);
  useEffect(
    () => () => {
      showWebsiteCompany();
      refreshCompany();
    },
    [],
  );
  return null;
}
