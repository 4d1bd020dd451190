import { safeLocalStorage } from '../safeStorage.ts';

const KEY = 'staff_browser';

/** Remembers, even after sign-out, that a member uses this browser: views of shared links from here aren't counted. */
export function markMemberBrowser(): void {
  safeLocalStorage.setItem(KEY, '1');
}

/** Returns whether a member has signed in with this browser. */
export const isMemberBrowser = (): boolean => safeLocalStorage.getItem(KEY) === '1';
