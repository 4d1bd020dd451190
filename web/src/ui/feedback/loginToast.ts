import type { ToastMessage } from './NotifyProvider.tsx';

/*
 * The greeting after a sign-in. It waits here from the login page until the portal has really opened: somebody who ends
 * up at "No access yet" or "Access Denied" must not read "Login Successful".
 */
let waiting: ToastMessage | undefined;

/** Queues what is to be said of a sign-in once the portal is open. */
export function queueLoginToast(message: ToastMessage): void {
  waiting = message;
}

/** Takes the greeting, which is said once. */
export function takeLoginToast(): ToastMessage | undefined {
  const message = waiting;
  waiting = undefined;
  return message;
}
