import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { cardGrid } from './cards.ts';

const waiting = { height: 24, borderRadius: 1, bgcolor: 'neutral.soft' } as const;

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
        <Box key={number} sx={{ ...waiting, height, borderRadius: '10px' }} />
      ))}
    </Box>
  );
}

/** A branch's or an officer's page on its way. */
export function ProfileSkeleton() {
  return (
    <Container sx={{ py: { xs: 4, md: 7 }, minHeight: '100vh' }}>
      <Box sx={{ ...waiting, width: 140 }} />
      <Box sx={{ mt: 4, display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
        <div>
          <Box sx={{ ...waiting, height: 56, maxWidth: 420 }} />
          <Box sx={{ ...waiting, width: '60%', mt: 1 }} />
          {numbers(3).map((number) => (
            <Box key={number} sx={{ ...waiting, mt: number ? 0.5 : 4 }} />
          ))}
        </div>
        <Box sx={{ ...waiting, height: 280, borderRadius: '10px' }} />
      </Box>
    </Container>
  );
}
