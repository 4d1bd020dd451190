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

/** A branch's page on its way: its picture, and the facts beside it. */
export function BranchSkeleton() {
  return (
    <Container sx={{ pt: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <Box sx={{ ...waiting, width: 140, mt: 1 }} />
      <Box
        sx={{
          mt: { xs: 3, md: 4 },
          display: 'grid',
          columnGap: 8,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
        }}
      >
        <Box sx={{ ...waiting, height: { xs: 180, md: 450 }, borderRadius: '10px' }} />
        <div>
          <Box sx={{ ...waiting, height: 56, width: '60%' }} />
          {numbers(4).map((number) => (
            <Box key={number} sx={{ ...waiting, mt: 3 }} />
          ))}
        </div>
      </Box>
    </Container>
  );
}

/** An officer's page on its way: the portrait and the name, what can be done, and what they say of themselves. */
export function OfficerSkeleton() {
  return (
    <Container sx={{ pt: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <Box sx={{ ...waiting, width: 140, mt: 1 }} />
      <Box
        sx={{
          mt: { xs: 3, md: 5 },
          display: 'grid',
          columnGap: 10,
          rowGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <div>
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 4 } }}>
            <Box sx={{ ...waiting, flex: 'none', width: 160, height: 160, borderRadius: '50%' }} />
            <Box sx={{ flex: 1, alignSelf: { sm: 'center' } }}>
              <Box sx={{ ...waiting, height: 48, maxWidth: 360 }} />
              <Box sx={{ ...waiting, maxWidth: 280, mt: 1.5 }} />
            </Box>
          </Box>
          {numbers(4).map((number) => (
            <Box key={number} sx={{ ...waiting, mt: number ? 1 : 5, maxWidth: 560 }} />
          ))}
        </div>
        <Box sx={{ ...waiting, height: 420, borderRadius: '10px' }} />
      </Box>
    </Container>
  );
}
