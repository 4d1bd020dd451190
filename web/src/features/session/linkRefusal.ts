import { FirebaseError } from 'firebase/app';

/** Why a link in a mail could not be used. */
export interface LinkRefusal {
  title: string;
  text: string;
  /** The link itself may be good: asking again can help. */
  canRetry: boolean;
}

const GONE: LinkRefusal = {
  title: 'This link no longer works',
  text: 'It was used before, or a newer one was sent since. Open the link in your newest email, or ask for a new one.',
  canRetry: false,
};

const REFUSALS: Record<string, LinkRefusal> = {
  'auth/expired-action-code': {
    title: 'This link has expired',
    text: 'Links are good for a short time only. Ask for a new one.',
    canRetry: false,
  },
  'auth/invalid-action-code': GONE,
  // Whether there is such an account is not told.
  'auth/user-disabled': GONE,
  'auth/user-not-found': GONE,
  'auth/network-request-failed': {
    title: "The server can't be reached",
    text: 'Check your internet connection and try again.',
    canRetry: true,
  },
};

/** What to tell a person whose link was refused. */
export function linkRefusal(error: unknown): LinkRefusal {
  const known = error instanceof FirebaseError ? REFUSALS[error.code] : undefined;
  if (known) return known;
  console.warn('A link could not be checked, in an unforeseen way', error);
  return {
    title: 'An unexpected error occurred',
    text: 'The link could not be checked. Please try again in a moment.',
    canRetry: true,
  };
}
