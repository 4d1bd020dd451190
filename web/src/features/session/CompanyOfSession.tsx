import { Fragment, type ReactNode, useState } from 'react';
import { firstCompany } from '../../lib/company/companyStore.ts';
import { portalFirestore } from '../../lib/firebase/firebase.ts';
import { firstListDrawn } from '../../lib/first-list/firstList.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

interface CompanyOfSessionProps {
  tenantId: string;
  children: ReactNode;
}

// Separate, because the record's schema is large and the first page can render without it.
async function loadFollowCompany() {
  await firstListDrawn;
  const [{ FollowCompany }] = await Promise.all([import('./FollowCompany.tsx'), portalFirestore()]);
  return { FollowCompany };
}

/**
 * Switches the portal from the website's company to the member's, live. Content rendered in another time zone until then is rendered again,
 * once.
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
