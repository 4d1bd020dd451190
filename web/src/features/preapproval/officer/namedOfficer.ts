import { recordIdSchema } from '@brokerage/domain/ids/recordId';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { NAMED_OFFICER_KEY } from '../draft/storageKeys.ts';

/** Saves the loan officer that a link named or the applicant chose for this tab, so that a reload or starting over doesn't lose them. */
export function saveNamedOfficer(id: string | undefined): void {
  const { data: named } = recordIdSchema.safeParse(id);
  if (named === undefined) safeSessionStorage.removeItem(NAMED_OFFICER_KEY);
  else safeSessionStorage.setItem(NAMED_OFFICER_KEY, named);
}

/** Returns the loan officer named earlier in this tab. */
export const loadNamedOfficer = (): string | undefined =>
  recordIdSchema.safeParse(safeSessionStorage.getItem(NAMED_OFFICER_KEY)).data;
