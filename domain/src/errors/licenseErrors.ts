import type { ErrorEntry } from './errorEntry.ts';

/** Errors of licenses, and of actions that an expired license blocks. */
export const licenseErrors = {
  'license-not-found': {
    status: 'not-found',
    title: 'License not found',
    sentence: 'Someone removed this license.',
  },
  'license-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'Someone else changed this license after you opened it. Check what changed, then try again.',
  },
  'license-limit': {
    status: 'resource-exhausted',
    title: 'License not added',
    sentence: 'No more licenses can be added here. Remove old ones first.',
  },
  'license-expired': {
    status: 'failed-precondition',
    title: 'License expired',
    sentence: ({ reason }: { reason: string }) =>
      `${reason} Once it’s renewed, ask your administrator to update it under Licenses.`,
  },
} as const satisfies Record<string, ErrorEntry>;
