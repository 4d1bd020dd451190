import { Box, Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';

interface SkeletonLinesProps {
  /** What is loading, for screen readers. */
  label: string;
  count: number;
  /** What the lines represent: list entries, or form fields with labels. */
  kind: 'entries' | 'fields';
  maxWidth?: number;
  /** Content above the lines. */
  children?: ReactNode;
}

/** Text widths in percent; neighbors always differ. */
const LENGTHS = [64, 46, 72, 52, 58] as const;

/** Placeholder for a form or a list: a card with lines as high as the real ones. */
export function SkeletonLines({ label, count, kind, maxWidth, children }: SkeletonLinesProps) {
  return (
    <Card
      role="status"
      aria-label={label}
      sx={{ maxWidth, ...(kind === 'fields' && { p: 2.5, display: 'grid', gap: 3 }) }}
    >
      {children}
      {Array.from({ length: count }, (_, line) => line).map((line) =>
        kind === 'fields' ? (
          <div key={line}>
            <Skeleton height={20} width={112} sx={{ mb: 0.75 }} />
            <Skeleton variant="rounded" height={44} />
          </div>
        ) : (
          <Box key={line} sx={entry}>
            <Skeleton height={20} width={`${LENGTHS[line % LENGTHS.length]}%`} />
            <Skeleton height={20} width={96} sx={{ ml: 'auto', flex: 'none' }} />
          </Box>
        ),
      )}
    </Card>
  );
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 2,
  minHeight: 56,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
