import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import { REVIEW_PURPOSES } from '@brokerage/domain/customerReview/reviewPurposes';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface ReviewQuoteProps {
  review: PublicReview;
  /** Larger: the first quote of a section. */
  isLead?: boolean;
}

/** A customer's quote with the name, date and place, and any connection to the company. */
export function ReviewQuote({ review, isLead = false }: ReviewQuoteProps) {
  const { quote, customer_name, city, state, loan_purpose, reviewed_on, source_name, source_url } = review;
  const words = source_name === '' ? 'Sent to us' : `Posted on ${source_name}`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {isLead && (
        <Box
          aria-hidden
          sx={{
            typography: 'h1',
            fontSize: '4.5rem',
            lineHeight: '3rem',
            height: '2.5rem',
            color: 'secondary.main',
          }}
        >
          “
        </Box>
      )}
      <Typography
        component="blockquote"
        variant={isLead ? 'h3' : 'body1'}
        sx={{
          m: 0,
          maxWidth: isLead ? '30em' : '34em',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {isLead ? quote : `“${quote}”`}
      </Typography>
      <Typography component="figcaption" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {customer_name}
        </Box>
        , {city}, {state}
        <br />
        {REVIEW_PURPOSES[loan_purpose]} ·{' '}
        {source_url === '' ? (
          words
        ) : (
          <Link href={source_url} target="_blank" rel="noopener nofollow">
            {words}
          </Link>
        )}
        , {formatDay(reviewed_on)}
        {review.connection !== '' && (
          <>
            <br />
            Please note: {review.connection}
          </>
        )}
      </Typography>
    </Box>
  );
}
