import type { SUBMISSION_SOURCES, SubmissionKind } from '@brokerage/domain/submission/submission';

/** Plural labels of kinds, in filters and records of exports. */
export const KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'Applications',
  callback: 'Callbacks',
};

/** Labels of submissions' sources, in filters and records of exports. */
export const SOURCE_NAMES: Record<(typeof SUBMISSION_SOURCES)[number], string> = {
  website: 'Website',
  shared_link: 'Any shared link',
};
