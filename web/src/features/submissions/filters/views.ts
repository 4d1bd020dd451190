import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';

import { ACTION_NOTICE_DUE } from './describeFilter.ts';

/** A filter that has a name. */
export interface View {
  id: string;
  name: string;
  filter: SubmissionFilter;
}

/** Returns the built-in views. `officerId`: for an administrator who is in the directory. */
export const builtInViews = (officerId: string | null | undefined): readonly View[] => [
  { id: 'all', name: 'All', filter: {} },
  { id: 'new', name: 'New', filter: { status: 'new' } },
  { id: 'overdue', name: 'Overdue', filter: { overdue: 'yes' } },
  { id: 'notice', name: ACTION_NOTICE_DUE, filter: { notice: 'due' } },
  ...(officerId ? [{ id: 'mine', name: 'Mine', filter: { officer: officerId } }] : []),
  { id: 'closed', name: 'Closed', filter: { status: 'closed' } },
];
