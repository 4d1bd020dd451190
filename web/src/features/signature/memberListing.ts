import type { Branch } from '@brokerage/domain/directory/branch';
import type { Member } from '@brokerage/domain/member/member';
import type { DirectoryState } from '../../lib/directory/directoryStore.ts';
import { applyWith } from '../../lib/routes/directoryLinks.ts';

type Listed = Pick<Member, 'officer_id' | 'nmls_id'>;

/**
 * Returns the member's entry in the website's directory; undefined if there is none. The NMLS number has to match as well: the website
 * belongs to one company, and officers' ids are unique only within a company.
 */
export function findListing(
  member: Listed,
  state: DirectoryState,
): { officerId: string; branch: Branch | undefined } | undefined {
  if (state.status !== 'ready' || !member.officer_id) return undefined;
  const { officers, branches } = state.directory;
  const officer = officers.find(({ id, nmls }) => id === member.officer_id && nmls === member.nmls_id);
  return officer && { officerId: officer.id, branch: branches.find(({ id }) => id === officer.branchId) };
}

/** Returns the public questionnaire with this officer chosen; undefined when the website's list doesn't have them. */
export function applyAddress(
  member: Listed,
  directory: DirectoryState,
  siteOrigin: string,
): string | undefined {
  const listing = findListing(member, directory);
  return listing && `${siteOrigin}${applyWith(listing.officerId)}`;
}
