import type { PublicReview } from './publicReview.ts';

/** Reviews per page. */
const REVIEWS_ON_PAGE = 3;

/** Returns what the home page shows: the company's first three. */
export const reviewsOfCompany = (reviews: readonly PublicReview[]): PublicReview[] =>
  reviews.slice(0, REVIEWS_ON_PAGE);

/** Returns what an officer's page shows. */
export const reviewsOfOfficer = (reviews: readonly PublicReview[], officerId: string): PublicReview[] =>
  reviews.filter(({ officer_id }) => officer_id === officerId).slice(0, REVIEWS_ON_PAGE);

/** Returns what a branch's page shows: reviews of the branch, then of its officers. */
export function reviewsOfBranch(
  reviews: readonly PublicReview[],
  branchId: string,
  officers: readonly { id: string; branchId: string }[],
): PublicReview[] {
  const team = new Set(officers.filter((one) => one.branchId === branchId).map(({ id }) => id));
  return [
    ...reviews.filter(({ branch_id }) => branch_id === branchId),
    ...reviews.filter(({ officer_id }) => officer_id !== undefined && team.has(officer_id)),
  ].slice(0, REVIEWS_ON_PAGE);
}
