import type { ErrorEntry } from './errorEntry.ts';

/** Errors of recalls (docs/product.md#recalls). */
export const recallErrors = {
  'recall-not-found': {
    status: 'not-found',
    title: 'Recall not found',
    sentence: 'This recall wasn’t found. Please reload the page.',
  },
  'recall-subject-not-found': {
    status: 'not-found',
    title: 'Nothing to recall',
    sentence: 'What you want to recall wasn’t found. Please reload the page.',
  },
  'recall-empty': {
    status: 'failed-precondition',
    title: 'Nothing to recall',
    sentence: 'No approved flyer matches, so there is nothing to recall.',
  },
  'recall-taken': {
    status: 'already-exists',
    title: 'Not recalled',
    sentence: 'This recall was already started with other details. Please close this window and try again.',
  },
  'recall-not-undoable': {
    status: 'failed-precondition',
    title: 'Not undone',
    sentence: 'This recall is still running. Wait until it’s done, then undo it.',
  },
  'recall-undone': {
    status: 'failed-precondition',
    title: 'Not undone',
    sentence: 'Someone else is undoing this recall or has already undone it.',
  },
} as const satisfies Record<string, ErrorEntry>;
