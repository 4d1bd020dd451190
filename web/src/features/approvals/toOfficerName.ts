import type { Flyer } from '@brokerage/domain/flyer/record/flyer';

/** Returns what a reviewer reads as a flyer's officer: the member's name today, else the one that was submitted. */
export const toOfficerName = (
  { owner_user_id, snapshot }: Pick<Flyer, 'owner_user_id' | 'snapshot'>,
  memberNames: ReadonlyMap<string, string>,
): string => memberNames.get(owner_user_id) ?? snapshot?.parties.officer.name ?? 'N/A';
