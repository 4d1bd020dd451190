import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LITTLE_SAVED_HASH, sitePaths } from '../../../lib/routes/sitePaths.ts';

/** Help with a first home, on the page that the First Time Buyer menu item leads to. */
export const FirstHomeLine = () => (
  <Box component="p" id="first-time-buyer" tabIndex={-1} sx={styles}>
    <strong>First home?</strong> Ask about{' '}
    <Link href="/loans/down-payment-assistance">down payment assistance</Link>, take a{' '}
    <Link href="https://www.consumerfinance.gov/find-a-housing-counselor/">homebuyer course</Link>, and see{' '}
    <Link href={`${sitePaths.loanPrograms}${LITTLE_SAVED_HASH}`}>low down payment loans</Link>. Many programs
    count you as a first-time buyer if you haven’t owned a home in the last three years.
  </Box>
);

const styles = {
  m: 0,
  mb: 5,
  pl: 2.5,
  maxWidth: '52em',
  borderLeft: '4px solid',
  borderColor: 'secondary.light',
  outline: 0,
  scrollMarginTop: 120,
  textWrap: 'pretty',
} as const;
