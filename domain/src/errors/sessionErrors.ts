import type { ErrorEntry } from './errorEntry.ts';

/** Errors of signing in, sessions, rights, second factors and passwords. */
export const sessionErrors = {
  'sign-in-required': {
    status: 'unauthenticated',
    title: 'Not signed in',
    sentence: 'Please sign in again.',
  },
  'session-ended': {
    status: 'unauthenticated',
    title: 'Session ended',
    sentence: 'Your session has ended. Please sign in again.',
  },
  'session-too-old': {
    status: 'unauthenticated',
    title: 'Session ended',
    sentence: 'You have been signed in for 12 hours. Please sign in again.',
  },
  'session-idle': {
    status: 'unauthenticated',
    title: 'Session ended',
    sentence: 'Your session ended because you were inactive. Please sign in again.',
  },
  'permission-denied': {
    status: 'permission-denied',
    title: 'Not allowed',
    sentence: "You don't have permission to do this.",
  },
  'access-deactivated': {
    status: 'permission-denied',
    title: 'Access deactivated',
    sentence: 'Your access has been deactivated. Please contact your administrator.',
  },
  'second-factor-required': {
    status: 'permission-denied',
    title: 'Two-factor authentication required',
    sentence:
      'Your company requires two-factor authentication for administrators. Set it up in the Security tab, then sign in with it.',
  },
  // The portal prompts for the password and repeats the call.
  'recent-sign-in-required': {
    status: 'failed-precondition',
    title: 'Confirm it’s you',
    sentence: 'To protect your company, confirm it’s you first, then try again.',
    reason: 'recent-sign-in-required',
  },
  'sign-in-not-recent': {
    status: 'failed-precondition',
    title: 'Confirm it’s you',
    sentence: 'Please confirm your password first.',
  },
  'too-many-calls': {
    status: 'resource-exhausted',
    title: 'Too many requests',
    sentence:
      'You’ve tried this too many times in the last few minutes. Please wait 10 minutes, then try again.',
  },
  'own-second-factor-first': {
    status: 'failed-precondition',
    title: 'Set up two-factor authentication first',
    sentence:
      'Set up two-factor authentication for your own account and sign in with it before you require it for others.',
  },
  'second-factor-missing': {
    status: 'failed-precondition',
    title: 'Two-factor authentication is off',
    sentence: 'Turn on two-factor authentication first.',
  },
  'recovery-code-invalid': {
    status: 'permission-denied',
    title: 'Recovery code not accepted',
    sentence: 'That email, password or recovery code isn’t right, or the code was already used.',
  },
  'too-many-recovery-tries': {
    status: 'resource-exhausted',
    title: 'Too many tries',
    sentence:
      'Too many tries. Please wait an hour, or ask your administrator to reset your two-factor authentication.',
  },
  'password-link-expired': {
    status: 'failed-precondition',
    title: 'This link has expired',
    sentence: 'Links work only for a short time. Ask for a new one.',
    reason: 'link-expired',
  },
  'password-link-invalid': {
    status: 'failed-precondition',
    title: 'This link no longer works',
    sentence:
      'It was already used, we’ve sent a newer one, or your invitation was canceled. Open the link in your newest email, or ask for a new one.',
    reason: 'link-invalid',
  },
} as const satisfies Record<string, ErrorEntry>;
