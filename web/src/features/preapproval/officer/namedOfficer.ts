import { recordIdSchema } from '@brokerage/domain/ids/recordId';
import { NAMED_OFFICER_KEY } from '../draft/storageKeys.ts';

/** Saves the loan officer that a link named or the applicant chose for this tab: a reload or a new start doesn't lose them. */
export function saveNamedOfficer(id: string | undefined): void {
  try {
    if (recordIdSchema.safeParse(id).success && id !== undefined)
      sessionStorage.setItem(NAMED_OFFICER_KEY, id);
    else sessionStorage.removeItem(NAMED_OFFICER_KEY);
  } catch {
    // Then the address alone names somebody.
  }
}

/** Returns the loan officer named earlier in this tab. */
export function loadNamedOfficer(): string | undefined {
  try {
    return recordIdSchema.safeParse(sessionStorage.getItem(NAMED_OFFICER_KEY)).data;
  } catch {
    return undefined;
  }
}
