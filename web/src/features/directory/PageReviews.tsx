import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import { reviewsOfBranch, reviewsOfOfficer } from '@brokerage/domain/customerReview/reviewsOnPages';
import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReviewQuote } from '../../ui/data-display/ReviewQuote.tsx';

interface PageReviewsProps {
  title: string;
  reviews: readonly PublicReview[];
  /** In one column below the other text instead of side by side. */
  isColumn?: boolean;
}

/** Renders nothing when there are no reviews. */
function PageReviews({ title, reviews, isColumn = false }: PageReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ mt: isColumn ? 6 : { xs: 6, md: 9 } }}>
      <Typography id="reviews" component="h2" variant={isColumn ? 'h3' : 'h2'}>
        {title}
      </Typography>
      <Box
        sx={{
          mt: { xs: 2.5, md: isColumn ? 2.5 : 3.5 },
          display: 'grid',
          rowGap: 4,
          columnGap: 6,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isColumn ? 'minmax(0, 1fr)' : `repeat(${reviews.length}, minmax(0, 1fr))`,
          },
          '& > figure': { borderLeft: 2, borderColor: 'secondary.main', pl: 2.5 },
        }}
      >
        {reviews.map((review) => (
          <ReviewQuote key={review.id} review={review} />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
        Shared with permission. These may not be all of our reviews.
      </Typography>
    </Box>
  );
}

interface BranchReviewsProps {
  branch: Branch;
  /** The branch's officers. */
  officers: readonly Officer[];
  all: readonly PublicReview[];
}

/** Customer reviews of a branch and its officers. */
export const BranchReviews = ({ branch, officers, all }: BranchReviewsProps) => (
  <PageReviews
    title={`What customers say about ${branch.name}`}
    reviews={reviewsOfBranch(all, branch.id, officers)}
  />
);

interface OfficerReviewsProps {
  officer: Officer;
  firstName: string;
  all: readonly PublicReview[];
}

/** Customer reviews of an officer. */
export const OfficerReviews = ({ officer, firstName, all }: OfficerReviewsProps) => (
  <PageReviews
    title={`What ${firstName}’s customers say`}
    reviews={reviewsOfOfficer(all, officer.id)}
    isColumn
  />
);
