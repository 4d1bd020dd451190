import { reviewsOfCompany } from '@brokerage/domain/customerReview/reviewsOnPages';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { ReviewQuote } from '../../ui/data-display/ReviewQuote.tsx';

/** Shows customer reviews: a large one, with up to two next to it. Renders nothing if there are none. */
export function ReviewsSection() {
  const found = useDirectory();
  if (found.status !== 'ready') return null;
  const [lead, ...others] = reviewsOfCompany(found.directory.reviews ?? []);
  if (!lead) return null;
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ py: { xs: 7, md: 14 } }}>
      <Container>
        <Typography id="reviews" variant="h2">
          What our customers say
        </Typography>
        <Box
          sx={{
            mt: { xs: 4, md: 6 },
            display: 'grid',
            rowGap: 5,
            columnGap: { md: 8, lg: 12 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: others.length > 0 ? '7fr 5fr' : '1fr' },
            alignItems: 'start',
          }}
        >
          <ReviewQuote review={lead} isLead />
          {others.length > 0 && (
            <Box
              sx={{
                display: 'grid',
                rowGap: 4,
                pl: { md: 5 },
                pt: { xs: 5, md: 0 },
                borderColor: 'divider',
                borderStyle: 'solid',
                borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
              }}
            >
              {others.map((review) => (
                <ReviewQuote key={review.id} review={review} />
              ))}
            </Box>
          )}
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: { xs: 5, md: 6 }, color: 'text.secondary' }}>
          Customers gave us permission to share these. They may not be all of our reviews, and your experience
          may be different.
        </Typography>
      </Container>
    </Box>
  );
}
