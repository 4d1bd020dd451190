import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { changeCompany, firstCompany } from '../../lib/company/companyStore.ts';
import { useTenant } from '../../lib/live-data/useTenant.ts';

interface CompanyOfSessionProps {
  tenantId: string;
  children: ReactNode;
}

/**
 * Makes the portal that of the member's company, live: the page that it began with carries the company of the website. What was
 * drawn by another time zone until then is drawn anew, once.
 */
export function CompanyOfSession({ tenantId, children }: CompanyOfSessionProps) {
  const live = useTenant(tenantId);
  const tenant = live.status === 'ready' ? live.data : undefined;
  const [zone, setZone] = useState(() => firstCompany().schedule.time_zone);
  const isKnown = useRef(false);
  useEffect(() => {
    if (!tenant) return;
    changeCompany(toPublicCompany(tenant));
    if (!isKnown.current) setZone(tenant.office_schedule.time_zone);
    isKnown.current = true;
  }, [tenant]);
  useEffect(() => () => changeCompany(firstCompany()), []);
  return <Fragment key={zone}>{children}</Fragment>;
}
