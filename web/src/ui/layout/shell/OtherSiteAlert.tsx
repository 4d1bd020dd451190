import { companySiteOrigin, isOtherSite } from '@brokerage/domain/company/siteHost';
import { Alert, Link } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useCompanyOutline } from '../../../lib/live-data/records/useCompanyOutline.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

/** Tells the shell the element's height, so that elements sticking to the bottom of the window stay above it. */
function useHeightAtBottom(isShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--site-notice', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--site-notice');
    };
  }, [isShown]);
  return ref;
}

/**
 * Warns that the member signed in at another company's website, where their links would get wrong URLs and QR codes, and links to their
 * own. It's at the bottom of the window because the page is already drawn when the website's owner becomes known, and nothing moves there.
 */
export function OtherSiteAlert() {
  const { member } = useSignedIn();
  const tenant = useCompanyOutline(member.tenant_id);
  const company = readyData(tenant);
  const isShown = company !== undefined && isOtherSite(company.hosts, window.location.host);
  const ref = useHeightAtBottom(isShown);
  if (!isShown) return null;
  return (
    <Alert
      ref={ref}
      severity="warning"
      sx={{
        position: 'sticky',
        bottom: 'var(--bottom-bar)',
        zIndex: 'appBar',
        borderRadius: 0,
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      You’re signed in at another company’s website. Use your own, so that links and QR codes open your
      flyers.{' '}
      <Link
        color="inherit"
        href={`${companySiteOrigin({ ...company, id: member.tenant_id })}${window.location.pathname}`}
      >
        Go to {company.company_name}
      </Link>
    </Alert>
  );
}
