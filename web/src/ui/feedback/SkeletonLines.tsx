import { Card, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface SkeletonLinesProps {
  /** What is on its way, for screen readers. */
  label: string;
  count: number;
  /** Pixels of a line. */
  height: number;
  /** Pixels between lines, in the theme's steps. */
  spacing?: number;
  maxWidth?: number;
  /** Above the lines: what isn't one. */
  children?: ReactNode;
}

/** In the place of a form or a list that is loading: a card with lines about as high as its own. */
export function SkeletonLines({ label, count, height, spacing = 2, maxWidth, children }: SkeletonLinesProps) {
  return (
    <Card role="status" aria-label={label} sx={{ p: spacing === 2 ? 2 : 2.5, maxWidth }}>
      <Stack spacing={spacing}>
        {children}
        {Array.from({ length: count }, (_, line) => line).map((line) => (
          <Skeleton key={line} height={height} />
        ))}
      </Stack>
    </Card>
  );
}
