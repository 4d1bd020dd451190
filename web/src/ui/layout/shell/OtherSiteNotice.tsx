import { isOtherSite, siteOriginOf } from '@brokerage/domain/company/siteHost';
import { Alert, Link } from '@mui/material';
import { useCompanyOutline } from '../../../lib/live-data/records/useCompanyOutline.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

/**
 * Says that somebody has signed in at another company's website, where addresses and QR codes of their links would be wrong, and
 * leads to their own.
 */
export function OtherSiteNotice() {
  const { member } = useSignedIn();
  const tenant = useCompanyOutline(member.tenant_id);
  const company = tenant.status === 'ready' ? tenant.data : undefined;
  if (!company || !isOtherSite(company.hosts, window.location.host)) return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      You’re signed in at another company’s website. Use your own, so that links and QR codes open your
      flyers.{' '}
      <Link href={`${siteOriginOf({ ...company, id: member.tenant_id })}${window.location.pathname}`}>
        Go to {company.company_name}
      </Link>
    </Alert>
  );
}
