import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { cardGrid } from './cards.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Cards that are on their way, in the grid that they will have. */
export function CardsSkeleton({
  count,
  height,
  minWidth,
}: {
  count: number;
  height: number;
  minWidth: number;
}) {
  return (
    <Box sx={cardGrid(minWidth)}>
      {numbers(count).map((number) => (
        <Skeleton key={number} variant="rounded" height={height} sx={{ borderRadius: '10px' }} />
      ))}
    </Box>
  );
}

/** A branch's or an officer's page on its way. */
export function ProfileSkeleton() {
  return (
    <Container sx={{ py: { xs: 4, md: 7 }, minHeight: '100vh' }}>
      <Skeleton width={140} />
      <Box sx={{ mt: 4, display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
        <div>
          <Skeleton variant="text" sx={{ typography: 'h1', maxWidth: 420 }} />
          <Skeleton width="60%" sx={{ mt: 1 }} />
          {numbers(3).map((number) => (
            <Skeleton key={number} sx={{ mt: number ? 0.5 : 4 }} />
          ))}
        </div>
        <Skeleton variant="rounded" height={280} sx={{ borderRadius: '10px' }} />
      </Box>
    </Container>
  );
}
