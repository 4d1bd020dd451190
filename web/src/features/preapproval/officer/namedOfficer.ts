import { recordIdSchema } from '@brokerage/domain/ids/recordId';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { NAMED_OFFICER_KEY } from '../draft/storageKeys.ts';

/** Saves the loan officer from a link or the applicant's choice for this tab, so that it survives a reload or starting over. */
export function saveNamedOfficer(id: string | undefined): void {
  const { data: named } = recordIdSchema.safeParse(id);
  if (named === undefined) safeSessionStorage.removeItem(NAMED_OFFICER_KEY);
  else safeSessionStorage.setItem(NAMED_OFFICER_KEY, named);
}

/** Returns the loan officer named earlier in this tab. */
export const loadNamedOfficer = (): string | undefined =>
  recordIdSchema.safeParse(safeSessionStorage.getItem(NAMED_OFFICER_KEY)).data;
