import { Box, Skeleton, Stack } from '@mui/material';

/** Where form and preview will be. */
export function EditorSkeleton() {
  return (
    <Box role="status" aria-label="Loading the flyer">
      <Skeleton height={48} width="min(24em, 80%)" />
      <Skeleton height={48} width="16em" sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 30rem)' } }}>
        <Stack spacing={2}>
          {['a', 'b', 'c', 'd', 'e'].map((field) => (
            <Skeleton key={field} variant="rounded" height={64} />
          ))}
        </Stack>
        <Skeleton variant="rectangular" sx={{ aspectRatio: '612 / 792', height: 'auto' }} />
      </Box>
    </Box>
  );
}
