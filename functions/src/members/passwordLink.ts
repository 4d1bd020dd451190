import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { portalPaths } from '@brokerage/domain/portalPaths';
import { getAuth } from 'firebase-admin/auth';

/**
 * Returns the address of the company's own page for setting a password, with Firebase's one-time code in it.
 * @throws Error when the company has no host name
 */
export async function passwordLink(email: string, tenant: Tenant): Promise<string> {
  const oobCode = new URL(await getAuth().generatePasswordResetLink(email)).searchParams.get('oobCode');
  if (!oobCode) throw new Error('The link has no code');
  const link = new URL(portalPaths.officerLogin, companySiteOrigin(tenant));
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', oobCode);
  return link.href;
}
