import { routePaths } from '../routes/routePaths.ts';
import { safeLocalStorage } from '../safeStorage.ts';

/** Owner of the dashboard's first list: the applications of a company, or of one officer in its directory. */
export interface FirstListOwner {
  tenantId: string;
  /** Null for administrators, who see all applications. */
  officerId: string | null;
}

/** Returns whether the open page shows the list without reading more: the Submissions page reads all of it anyway. */
export const isFirstListShown = (): boolean =>
  window.location.pathname.replace(/\/$/, '') === routePaths.officerPortal &&
  new URLSearchParams(window.location.search).get('tab') !== 'submissions';

const KEY = 'portal_first_list';

/** Clears it if no one is signed in, or the dashboard shows the member no list. */
export function clearFirstListOwner(): void {
  safeLocalStorage.removeItem(KEY);
}

/**
 * Saves the owner of the user's first dashboard list, so that the next visit can query it before the role record has loaded. Only ids are
 * saved. The security rules still decide what can be read.
 */
export function saveFirstListOwner(uid: string, { tenantId, officerId }: FirstListOwner): void {
  safeLocalStorage.setJson(KEY, [uid, tenantId, officerId]);
}

/** Loads the owner saved for this user. */
export function loadFirstListOwner(uid: string): FirstListOwner | undefined {
  const stored = safeLocalStorage.getJson(KEY);
  if (!Array.isArray(stored)) return undefined;
  // `Array.isArray` makes it any[].
  const [who, tenantId, officerId] = stored as unknown[];
  const isValid = typeof tenantId === 'string' && (officerId === null || typeof officerId === 'string');
  return who === uid && isValid ? { tenantId, officerId } : undefined;
}
