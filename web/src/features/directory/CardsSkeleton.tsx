import Box from '@mui/material/Box';
import { cardGrid } from './cards.ts';
import { SkeletonBlock } from './SkeletonBlock.tsx';

interface CardsSkeletonProps {
  count: number;
  /** Pixels. */
  height: number;
  minWidth: number;
}

/** Cards that are on their way, in the grid that they will have. */
export const CardsSkeleton = ({ count, height, minWidth }: CardsSkeletonProps) => (
  <Box sx={cardGrid(minWidth)}>
    {[...Array(count).keys()].map((number) => (
      <SkeletonBlock key={number} height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);
