import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';
import { FRAME_MIN_WIDTH, sharedFlyerSheet } from './sharedFlyerLayout.ts';
import { useDrawing } from './useDrawing.ts';

/** The page as wide as the frame, without the list of pages beside it. */
const VIEW = '#navpanes=0&view=FitH';

/** Browsers of phones show nothing of a PDF in a frame, or its first page in unreadable letters. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** The way to the browser's own reader, and back. */
const OpenFlyerButton = ({ pdfUrl }: { pdfUrl: string }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
    <ButtonLink href={pdfUrl} variant="contained" size="large">
      Open the flyer (PDF)
    </ButtonLink>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Come back to this page to ask a question, save the contact or apply.
    </Typography>
  </Box>
);

interface SharedFlyerDrawingProps {
  /** `width` and `height` in points: they keep the room that the flyer will take. */
  drawing: NonNullable<SharedFlyer['drawing']>;
  pdfUrl: string;
}

/** The flyer drawn in the page, and the way to its PDF. */
function SharedFlyerDrawing({ drawing: { url, width, height }, pdfUrl }: SharedFlyerDrawingProps) {
  const state = useDrawing(url);
  return (
    <div>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignContent: state.status === 'drawn' ? 'start' : 'center',
          justifyItems: state.status === 'drawn' ? 'stretch' : 'center',
          aspectRatio: `${width} / ${height}`,
          mb: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: state.status === 'loading' ? 'neutral.soft' : 'background.paper',
        }}
      >
        {state.status === 'drawn' && <state.DrawnFlyer drawing={state.drawing} pdfUrl={pdfUrl} />}
        {state.status === 'loading' && (
          <span role="status" style={visuallyHidden}>
            Loading the preview
          </span>
        )}
        {state.status === 'failed' && (
          <>
            <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
            <Typography role="status" sx={{ mt: 1, px: 2, textAlign: 'center' }}>
              We can’t show the flyer here. Please open the PDF.
            </Typography>
          </>
        )}
      </Box>
      <OpenFlyerButton pdfUrl={pdfUrl} />
    </div>
  );
}

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
