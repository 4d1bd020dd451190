const KEY = 'staff_browser';

/** Remembers, also after the sign-out, that a member uses this browser: views of shared links from here aren't counted. */
export function markMemberBrowser(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is full or forbidden: the portal works without it, and the member's own views count.
  }
}

/** Returns whether a member has signed in with this browser. */
export function isMemberBrowser(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
