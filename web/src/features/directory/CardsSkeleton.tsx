import Box from '@mui/material/Box';
import { cardGrid } from './cards.ts';
import { SkeletonBlock } from './SkeletonBlock.tsx';

interface CardsSkeletonProps {
  count: number;
  /** Pixels. */
  height: number;
  minWidth: number;
}

/** Placeholders for cards, in their grid. */
export const CardsSkeleton = ({ count, height, minWidth }: CardsSkeletonProps) => (
  <Box sx={cardGrid(minWidth)}>
    {[...Array(count).keys()].map((number) => (
      <SkeletonBlock key={number} height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);
