import { Fragment, type ReactNode, useState } from 'react';
import { firstCompany } from '../../lib/company/companyStore.ts';
import { portalFirestore } from '../../lib/firebase/firebase.ts';
import { firstListDrawn } from '../../lib/first-list/firstList.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

interface CompanyOfSessionProps {
  tenantId: string;
  children: ReactNode;
}

// Apart, as the schema of the record is large and the first page can be drawn without it.
async function loadFollowCompany() {
  await firstListDrawn;
  const [{ FollowCompany }] = await Promise.all([import('./FollowCompany.tsx'), portalFirestore()]);
  return { FollowCompany };
}

/**
 * Switches the portal to the member's company, live: the first page carries the company of the website. What was rendered in another time
 * zone until then is rendered again, once.
 */
export function CompanyOfSession({ tenantId, children }: CompanyOfSessionProps) {
  const [zone, setZone] = useState(() => firstCompany().schedule.time_zone);
  const part = useLoaded(loadFollowCompany);
  return (
    <>
      {part.status === 'ready' && <part.data.FollowCompany tenantId={tenantId} onZone={setZone} />}
      <Fragment key={zone}>{children}</Fragment>
    </>
  );
}
