import type { ToastMessage } from './NotifyProvider.tsx';

/*
 * The toast after a sign-in. It waits here from the login page until the portal has opened: somebody who ends up at "No access yet" or
 * "Access Denied" must not read "Login Successful".
 */
let waiting: ToastMessage | undefined;

/** Queues the toast about a sign-in until the portal is open. */
export function queueLoginToast(message: ToastMessage): void {
  waiting = message;
}

/** Takes the greeting, which is said once. */
export function takeLoginToast(): ToastMessage | undefined {
  const message = waiting;
  waiting = undefined;
  return message;
}
