import type { UserRole } from '@brokerage/domain/member/userRole';
import type { DirectoryState } from '../../lib/directory/directoryStore.ts';
import { applyWith } from '../../lib/routes/directoryLinks.ts';

/**
 * The public questionnaire with this officer chosen; undefined when the website's list does not have them. The NMLS number
 * has to agree as well: the website is one company's, and ids of officers are unique in one company only.
 */
export function applyAddress(
  member: Pick<UserRole, 'officer_id' | 'nmls_id'>,
  directory: DirectoryState,
  siteOrigin: string,
): string | undefined {
  if (directory.status !== 'ready' || !member.officer_id) return undefined;
  const isListed = directory.directory.officers.some(
    ({ id, nmls }) => id === member.officer_id && nmls === member.nmls_id,
  );
  return isListed ? `${siteOrigin}${applyWith(member.officer_id)}` : undefined;
}
