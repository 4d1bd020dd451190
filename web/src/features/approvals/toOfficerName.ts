import type { Flyer } from '@brokerage/domain/flyer/record/flyer';

/** Returns the officer's name that a reviewer sees: the member's name today, otherwise the submitted one. */
export const toOfficerName = (
  { owner_user_id, snapshot }: Pick<Flyer, 'owner_user_id' | 'snapshot'>,
  memberNames: ReadonlyMap<string, string>,
): string => memberNames.get(owner_user_id) ?? snapshot?.parties.officer.name ?? 'N/A';
