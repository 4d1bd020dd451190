import type { SUBMISSION_SOURCES, SubmissionKind } from '@brokerage/domain/submission/submission';

/** What kinds are called together, in filters and records of exports. */
export const KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'Applications',
  callback: 'Callbacks',
};

/** Where submissions come from, in filters and records of exports. */
export const SOURCE_NAMES: Record<(typeof SUBMISSION_SOURCES)[number], string> = {
  website: 'Website',
  shared_link: 'Any shared link',
};
