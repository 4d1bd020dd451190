const KEY = 'staff_browser';

/** Remembers, beyond the sign-out, that a member uses this browser: what they open of their links is not counted. */
export function markMemberBrowser(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is full or forbidden: the portal works without, and the own openings count.
  }
}

/** Whether a member has signed in with this browser. */
export function isMemberBrowser(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
