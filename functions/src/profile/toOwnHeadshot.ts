import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { toAddress, uploadedPath } from '../pictures/uploadedPath.ts';

type Owner = Pick<Member, 'tenant_id' | 'user_id'>;

/** Returns whether a path is a portrait uploaded by the member, judging by its name. */
export function isOwnHeadshot(path: string, { tenant_id, user_id }: Owner): boolean {
  const own = `${paths.headshots(tenant_id)}/${user_id}-`;
  // As in storage.rules: only a timestamp may follow the uid, because one uid may begin with another.
  return path.startsWith(own) && /^[0-9]{1,20}[.][a-z]+$/.test(path.slice(own.length));
}

/**
 * Returns the member's own uploaded portrait, or ''. Never returns another host's or member's file, or a download token, so storage.rules
 * apply.
 */
export function toOwnHeadshot({ headshot_url, ...owner }: Owner & Pick<Member, 'headshot_url'>): string {
  const path = uploadedPath(headshot_url, owner.tenant_id);
  return path !== undefined && isOwnHeadshot(path, owner) ? toAddress(path) : '';
}
