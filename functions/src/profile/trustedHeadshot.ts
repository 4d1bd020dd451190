import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { toAddress, uploadedPath } from '../flyers/pictures/pictureAddress.ts';

/**
 * The address of the member's portrait, if it is one that they have uploaded here; else ''. A profile may name any address:
 * visitors' browsers are sent nowhere else, and are shown nobody else. Without a download token, so that storage.rules
 * decide: they serve the copy that the server made, and never the upload itself.
 */
export function trustedHeadshot({
  headshot_url,
  tenant_id,
  user_id,
}: Pick<UserRole, 'headshot_url' | 'tenant_id' | 'user_id'>): string {
  const own = `${paths.headshots(tenant_id)}/${user_id}-`;
  const path = uploadedPath(headshot_url, tenant_id);
  // As storage.rules name them: behind the uid, which may begin another one's, nothing but the time.
  const isOwn = path?.startsWith(own) === true && /^[0-9]{1,20}[.][a-z]+$/.test(path.slice(own.length));
  return isOwn ? toAddress(path) : '';
}
