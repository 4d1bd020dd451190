import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface GuideFigureProps {
  caption: string;
  note?: string;
  children: ReactNode;
}

/** What a guide shows beside or below its text: a caption, the drawing on paper, and what to know about its figures. */
export function GuideFigure({ caption, note, children }: GuideFigureProps) {
  return (
    <Box component="figure" sx={frame}>
      <Typography component="figcaption" variant="subtitle2" sx={{ textWrap: 'balance' }}>
        {caption}
      </Typography>
      <Box sx={{ mt: 2 }}>{children}</Box>
      {note && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const frame = {
  m: 0,
  p: { xs: 2, sm: 3 },
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  // Digits stand below each other in tables alone.
  '& table, & dd': { fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
