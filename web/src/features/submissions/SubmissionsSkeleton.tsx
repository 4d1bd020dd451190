import { Box, Card, Skeleton, Stack } from '@mui/material';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The place that the list will take. */
export function SubmissionsSkeleton() {
  return (
    <Card role="status" aria-label="Loading submissions" sx={{ p: 2 }}>
      <Stack spacing={2}>
        {ROWS.map((row) => (
          <Box
            key={row}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '2fr 1fr', md: '1fr 2fr 3fr 2fr 1fr 1fr' },
            }}
          >
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((cell, index) => (
              <Skeleton
                key={cell}
                height={22}
                sx={{ display: { xs: index < 2 ? 'block' : 'none', md: 'block' } }}
              />
            ))}
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
