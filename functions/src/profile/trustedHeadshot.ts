import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { toAddress, uploadedPath } from '../flyers/pictures/pictureAddress.ts';

/**
 * Returns the member's own uploaded portrait, or ''. Never another host's or member's file; no download token, so
 * storage.rules apply.
 */
export function trustedHeadshot({
  headshot_url,
  tenant_id,
  user_id,
}: Pick<UserRole, 'headshot_url' | 'tenant_id' | 'user_id'>): string {
  const own = `${paths.headshots(tenant_id)}/${user_id}-`;
  const path = uploadedPath(headshot_url, tenant_id);
  // As in storage.rules: only a time follows the uid, because one uid may begin with another.
  const isOwn = path?.startsWith(own) === true && /^[0-9]{1,20}[.][a-z]+$/.test(path.slice(own.length));
  return isOwn ? toAddress(path) : '';
}
