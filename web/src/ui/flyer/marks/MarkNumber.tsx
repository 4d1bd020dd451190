import { Box } from '@mui/material';
import { openPin, resolvedPin } from './pinStyles.ts';

/** A mark's number, styled like its pin on the drawing. */
export function MarkNumber({ number, isResolved = false }: { number: number; isResolved?: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        typography: 'body2',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        ...(isResolved ? resolvedPin : openPin),
        border: '2px solid',
      }}
    >
      {number}
    </Box>
  );
}
