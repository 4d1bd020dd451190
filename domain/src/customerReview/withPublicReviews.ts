import type { Directory } from '../publicCallables.ts';
import { type CustomerReview, compareReviews } from './customerReview.ts';
import { type PublicReview, publicReviewSchema } from './publicReview.ts';
import { reviewsOfBranch, reviewsOfCompany, reviewsOfOfficer } from './reviewsOnPages.ts';

/** Returns the directory with the customer reviews that public pages show. */
export function withPublicReviews(directory: Directory, reviews: readonly CustomerReview[]): Directory {
  const shown = toPublicReviews(reviews, directory);
  return shown.length > 0 ? { ...directory, reviews: shown } : directory;
}

/**
 * Returns the reviews that public pages show, in the company's order: no hidden ones, and only those that fit on a page. A review of
 * someone who isn't listed (anymore) counts for the company only. Parsed by the public schema, so nothing about the permission leaks.
 */
function toPublicReviews(
  reviews: readonly CustomerReview[],
  { branches, officers }: Pick<Directory, 'branches' | 'officers'>,
): PublicReview[] {
  const all = reviews
    .filter(({ hidden_reason }) => hidden_reason === null)
    .toSorted(compareReviews)
    .map(({ subject_kind: kind, subject_id: id, ...review }): PublicReview => {
      const isBranch = kind === 'branch' && branches.some((one) => one.id === id);
      const isOfficer = kind === 'officer' && officers.some((one) => one.id === id);
      return publicReviewSchema.parse({
        ...review,
        ...(isBranch && { branch_id: id }),
        ...(isOfficer && { officer_id: id }),
      });
    });
  const placed = new Set([
    ...reviewsOfCompany(all),
    ...branches.flatMap(({ id }) => reviewsOfBranch(all, id, officers)),
    ...officers.flatMap(({ id }) => reviewsOfOfficer(all, id)),
  ]);
  return all.filter((review) => placed.has(review));
}
