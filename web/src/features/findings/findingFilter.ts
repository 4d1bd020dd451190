import { hasKey } from '@brokerage/domain/collections/records';
import { checkIdSchema } from '@brokerage/domain/finding/finding';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';

/** Which findings a list shows, and their labels. */
export const FINDING_VIEWS = {
  open: 'Open',
  correction_asked: 'Correction requested',
  dismissed: 'Dismissed',
  all: 'All',
} as const;
type FindingView = keyof typeof FINDING_VIEWS;

export interface FindingFilter {
  view: FindingView;
  /** The id of a check; '' for all. */
  check: string;
}

/** Parses the filter in the URL; unknown values are left out. */
export function parseFindingFilter(address: URLSearchParams): FindingFilter {
  const view = address.get('show') ?? '';
  const check = checkIdSchema.safeParse(address.get('check'));
  return {
    view: hasKey(FINDING_VIEWS, view) ? view : 'open',
    check: check.success ? check.data : '',
  };
}

/** Returns a filter's URL, without default values. */
export function toFindingAddress({ view, check }: FindingFilter): Record<string, string> {
  return { ...(view !== 'open' && { show: view }), ...(check !== '' && { check }) };
}

/** Returns the filter's query constraints: flyers with the most views first, then those with the most applications. */
export const toFindingConstraints = ({ view, check }: FindingFilter): QueryConstraint[] => [
  ...(view === 'all' ? [] : [where('status', '==', view)]),
  ...(check === '' ? [] : [where('check', '==', check)]),
  orderBy('views', 'desc'),
  orderBy('applications', 'desc'),
];
