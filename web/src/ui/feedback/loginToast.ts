import type { Notice } from './NotifyProvider.tsx';

/*
 * The greeting after a sign-in. It waits here from the login page until the portal has really opened: somebody who ends
 * up at "No access yet" or "Access Denied" must not read "Login Successful".
 */
let waiting: Notice | undefined;

/** A sign-in has succeeded; this is to be said once the portal is open. */
export function queueLoginToast(notice: Notice): void {
  waiting = notice;
}

/** The greeting, once. */
export function takeLoginToast(): Notice | undefined {
  const notice = waiting;
  waiting = undefined;
  return notice;
}
