import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { OpenFlyerButton } from './OpenFlyerButton.tsx';
import { SharedFlyerDrawing } from './SharedFlyerDrawing.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';
import { FRAME_MIN_WIDTH, sharedFlyerSheet } from './sharedFlyerLayout.ts';

/** The page as wide as the frame, without the list of pages beside it. */
const VIEW = '#navpanes=0&view=FitH';

/** Browsers of phones show nothing of a PDF in a frame, or its first page in unreadable letters. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** The flyer: in a frame where that can be read, else drawn; what can't be drawn opens in the browser's own reader. */
export function SharedFlyerSheet({
  title,
  pdfUrl,
  drawing,
}: Pick<SharedFlyer, 'title' | 'pdfUrl' | 'drawing'>) {
  const [isFramed] = useState(canFramePdf);
  if (isFramed) {
    return (
      <Box
        component="iframe"
        src={`${pdfUrl}${VIEW}`}
        title={`Flyer: ${title}`}
        sx={{
          ...sharedFlyerSheet,
          display: 'block',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'neutral.soft',
        }}
      />
    );
  }
  if (drawing) return <SharedFlyerDrawing drawing={drawing} pdfUrl={pdfUrl} />;
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 2,
        py: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
      }}
    >
      <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      <OpenFlyerButton pdfUrl={pdfUrl} />
    </Box>
  );
}
