import type { ToastMessage } from './NotifyProvider.tsx';

/* The toast after sign-in. The login page leaves it here until the portal has opened: users who end up at "No access yet" or "Access
   Denied" must not see "Login Successful". */
let waiting: ToastMessage | undefined;

/** Queues the toast about a sign-in until the portal is open. */
export function queueLoginToast(message: ToastMessage): void {
  waiting = message;
}

/** Returns the toast and clears it, so that it's shown only once. */
export function takeLoginToast(): ToastMessage | undefined {
  const message = waiting;
  waiting = undefined;
  return message;
}
