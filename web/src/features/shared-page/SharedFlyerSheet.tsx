import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';
import { FRAME_MIN_WIDTH, sharedFlyerPaper } from './sharedFlyerLayout.ts';
import { useDrawing } from './useDrawing.ts';

/** The page as wide as the frame, without the list of pages beside it. */
const VIEW = '#navpanes=0&view=FitH';

/** Browsers of phones show nothing of a PDF in a frame, or its first page in unreadable letters. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** The way to the browser's own reader. */
const OpenPdfLink = ({ pdfUrl }: { pdfUrl: string }) => (
  <ButtonLink href={pdfUrl} variant="outlined" sx={{ justifySelf: 'center' }}>
    Open PDF
  </ButtonLink>
);

/** The PDF in a frame, as tall as a letter page and the reader's own bar above it. */
const FramedPdf = ({ title, pdfUrl }: Pick<SharedFlyer, 'title' | 'pdfUrl'>) => (
  <Box
    component="iframe"
    src={`${pdfUrl}${VIEW}`}
    title={`Flyer: ${title}`}
    sx={{
      display: 'block',
      width: '100%',
      aspectRatio: '8.5 / 11.6',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'neutral.soft',
    }}
  />
);

interface DrawnSheetProps {
  /** `width` and `height` in points: they keep the room that the flyer will take. */
  drawing: NonNullable<SharedFlyer['drawing']>;
  pdfUrl: string;
}

/** The flyer drawn in the page, on a sheet of its paper. */
function DrawnSheet({ drawing: { url, width, height }, pdfUrl }: DrawnSheetProps) {
  const state = useDrawing(url);
  return (
    <Box
      sx={{
        ...sharedFlyerPaper,
        position: 'relative',
        display: 'grid',
        alignContent: state.status === 'drawn' ? 'start' : 'center',
        justifyItems: state.status === 'drawn' ? 'stretch' : 'center',
        aspectRatio: `${width} / ${height}`,
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
  );
}

/**
 * The flyer, drawn, with its PDF on request: in a frame in its place where that can be read, else in the browser's own reader.
 * What can't be drawn is shown as the PDF at once.
 */
export function SharedFlyerSheet({
  title,
  pdfUrl,
  drawing,
}: Pick<SharedFlyer, 'title' | 'pdfUrl' | 'drawing'>) {
  const [isFramable] = useState(canFramePdf);
  const [isFramed, setFramed] = useState(false);
  if (isFramable) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Box sx={{ width: '100%' }}>
          {drawing && (
            // It stays, so that it comes back without being asked for again.
            <Box sx={{ display: isFramed ? 'none' : 'block' }}>
              <DrawnSheet drawing={drawing} pdfUrl={pdfUrl} />
            </Box>
          )}
          {(isFramed || !drawing) && <FramedPdf title={title} pdfUrl={pdfUrl} />}
        </Box>
        {drawing && (
          <ActionButton variant="text" onClick={() => setFramed(!isFramed)}>
            {isFramed ? 'Close PDF' : 'Open PDF'}
          </ActionButton>
        )}
      </Box>
    );
  }
  if (drawing) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DrawnSheet drawing={drawing} pdfUrl={pdfUrl} />
        <OpenPdfLink pdfUrl={pdfUrl} />
      </Box>
    );
  }
  return (
    <Box
      sx={{
        ...sharedFlyerPaper,
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 2,
        py: 4,
      }}
    >
      <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      <OpenPdfLink pdfUrl={pdfUrl} />
    </Box>
  );
}
