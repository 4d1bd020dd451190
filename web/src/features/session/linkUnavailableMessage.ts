import { passwordLinkErrorSchema } from '@brokerage/domain/security/securityCallables';
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
  text: 'It was already used, or we’ve sent a newer one. Open the link in your newest email, or ask for a new one.',
  canRetry: false,
};

const REFUSALS: Record<string, LinkRefusal> = {
  'auth/expired-action-code': {
    title: 'This link has expired',
    text: 'Links work only for a short time. Ask for a new one.',
    canRetry: false,
  },
  'auth/invalid-action-code': GONE,
  // Whether there is such an account is not told.
  'auth/user-disabled': GONE,
  'auth/user-not-found': GONE,
  'auth/network-request-failed': {
    title: "We can't reach the server",
    text: 'Check your internet connection and try again.',
    canRetry: true,
  },
};

const parsedDetails = (error: unknown) =>
  passwordLinkErrorSchema.safeParse((error as { details?: unknown } | undefined)?.details);

/** Returns whether a function answered that the password link can't be used any more. */
export const isPasswordLinkError = (error: unknown): boolean => parsedDetails(error).success;

function codeOf(error: unknown): string | undefined {
  const { data: details } = parsedDetails(error);
  if (details)
    return details.reason === 'link-expired' ? 'auth/expired-action-code' : 'auth/invalid-action-code';
  return error instanceof FirebaseError ? error.code : undefined;
}

/** Returns what to tell a person whose link was refused, by Auth or by a function. */
export function linkUnavailableMessage(error: unknown): LinkRefusal {
  const known = REFUSALS[codeOf(error) ?? ''];
  if (known) return known;
  console.warn('A link could not be checked, in an unforeseen way', error);
  return {
    title: 'An unexpected error occurred',
    text: 'We couldn’t check the link. Please try again in a moment.',
    canRetry: true,
  };
}
