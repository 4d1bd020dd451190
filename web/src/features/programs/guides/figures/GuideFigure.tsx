import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface GuideFigureProps {
  caption: string;
  note?: string;
  children: ReactNode;
}

/** A figure next to or below a guide's text: a caption, the drawing, and a note about its figures. */
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
  // Only table digits need to line up in columns.
  '& table, & dd': { fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
