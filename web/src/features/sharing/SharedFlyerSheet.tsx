import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FRAME_MIN_WIDTH, sharedFlyerSheet } from './sharedFlyerLayout.ts';

interface SharedFlyerSheetProps {
  title: string;
  pdfUrl: string;
}

/** The page as wide as the frame, without the list of pages beside it. */
const VIEW = '#navpanes=0&view=FitH';

/** Browsers of phones show nothing of a PDF in a frame, or its first page in unreadable letters. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** The flyer: in a frame where that can be read, else the way to the browser's own reader. */
export function SharedFlyerSheet({ title, pdfUrl }: SharedFlyerSheetProps) {
  const [isFramed] = useState(canFramePdf);
  return isFramed ? (
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
  ) : (
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
        textAlign: 'center',
      }}
    >
      <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      <ButtonLink href={pdfUrl} variant="contained" size="large">
        Open the flyer (PDF)
      </ButtonLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Go back from it to this page to ask, save the contact or apply.
      </Typography>
    </Box>
  );
}
