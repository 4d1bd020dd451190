import Box from '@mui/material/Box';

interface SkeletonBlockProps {
  /** In pixels or as a CSS length; fills its container by default. */
  width?: number | string;
  /** Pixels; a line of text when left out. */
  height?: number;
  sx?: object;
}

/** Placeholder for something that is loading. */
export const SkeletonBlock = ({ width, height = 24, sx }: SkeletonBlockProps) => (
  <Box sx={{ width, maxWidth: '100%', height, borderRadius: 1, bgcolor: 'neutral.soft', ...sx }} />
);
