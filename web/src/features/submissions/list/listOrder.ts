import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import type { SortOrder } from '../../../ui/table/DataColumn.ts';

interface ListOrderFacts {
  /** Describes the start of the list, as in "Showing the newest 50". */
  first: (count: number) => string;
  /** Uses the ids of `submissionColumns`. */
  sorted: SortOrder;
}

/** The orders in which the database lists submissions. */
export const LIST_ORDERS = {
  newest: { first: (count) => `newest ${count}`, sorted: { by: 'created', direction: 'desc' } },
  overdue: { first: (count) => `${count} longest overdue`, sorted: { by: 'due', direction: 'asc' } },
  notice: {
    first: (count) => `${count} with the earliest notice dates`,
    sorted: { by: 'notice', direction: 'asc' },
  },
} satisfies Record<string, ListOrderFacts>;
export type ListOrder = keyof typeof LIST_ORDERS;

/** Returns the order of a filter's list. */
export function listOrder({ notice, overdue }: SubmissionFilter): ListOrder {
  if (notice) return 'notice';
  return overdue ? 'overdue' : 'newest';
}
