import type { ErrorEntry } from './errorEntry.ts';

/** Errors of the directory of branches and loan officers. */
export const directoryErrors = {
  'directory-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'Someone else changed this after you opened it. Check what changed, then try again.',
  },
  'directory-entry-not-found': {
    status: 'not-found',
    title: 'Not in the directory',
    sentence: 'This loan officer has no entry in your directory.',
  },
  'directory-entry-incomplete': {
    status: 'failed-precondition',
    title: 'Not listed',
    sentence: ({ missing }: { missing: string }) => `Not listed yet. Still missing: ${missing}.`,
  },
  'directory-entry-nmls-taken': {
    status: 'failed-precondition',
    title: 'Not listed',
    sentence: ({ name }: { name: string }) =>
      `Not listed: ${name} has the same NMLS number. Check both numbers, then try again.`,
  },
  'directory-entry-left': {
    status: 'failed-precondition',
    title: 'Not listed',
    sentence: 'This person no longer works here. Reactivate them in People first.',
  },
  'directory-full': {
    status: 'resource-exhausted',
    title: 'Directory full',
    sentence: 'Your directory has reached its limit. Please contact support.',
  },
  'branch-not-found': {
    status: 'not-found',
    title: 'Branch not found',
    sentence: 'Your company has no such branch.',
  },
  'branch-closed': {
    status: 'failed-precondition',
    title: 'Branch closed',
    sentence: 'This branch is closed. Reopen it first.',
  },
  'branch-limit': {
    status: 'resource-exhausted',
    title: 'Branch not added',
    sentence: 'Your directory has reached its limit for branches.',
  },
} as const satisfies Record<string, ErrorEntry>;
