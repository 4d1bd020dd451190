import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { SharedFlyer } from '../sharedFlyerCalls.ts';
import { FRAME_MIN_WIDTH, sharedFlyerPaper } from '../sharedFlyerLayout.ts';
import { FullSizeDialog } from './FullSizeDialog.tsx';
import { useDrawing } from './useDrawing.ts';

/** Phone browsers show nothing of a PDF in a frame, or only its first page in unreadable type. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** Below the sheet, from its left edge. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  mt: { xs: 2, sm: 3 },
} as const;

/** Two per line on a phone. */
const action = { flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' } as const;

interface DrawnSheetProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  /** `width` and `height` in points, to reserve the flyer's space. */
  drawing: NonNullable<SharedFlyer['drawing']>;
  /** Whether its PDF can be read in a frame. */
  isFramable: boolean;
  /** On the picture. */
  stamp: ReactNode;
  /** Other available actions. */
  children: ReactNode;
}

/**
 * The flyer drawn on the page, on a sheet of its paper. The sheet and its caption open it at full size: its PDF or, if a frame can't show
 * that, the drawing.
 */
function DrawnSheet({
  title,
  drawing: { url, width, height },
  pdfUrl,
  isFramable,
  stamp,
  children,
}: DrawnSheetProps) {
  const state = useDrawing(url);
  const [isOpen, setOpen] = useState(false);
  const canOpen = isFramable || state.status === 'drawn';
  const close = () => setOpen(false);
  const label = `Flyer: ${title}`;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // With a modifier key, let the browser open a new tab.
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
      <Box
        sx={{
          ...sharedFlyerPaper,
          ...(state.status === 'loading' && { bgcolor: 'neutral.soft' }),
          position: 'relative',
          display: 'grid',
          alignContent: state.status === 'drawn' ? 'start' : 'center',
          justifyItems: state.status === 'drawn' ? 'stretch' : 'center',
          aspectRatio: `${width} / ${height}`,
        }}
      >
        {state.status === 'drawn' && <state.DrawnFlyer drawing={state.drawing} />}
        {state.status === 'drawn' && stamp}
        {state.status === 'loading' && (
          <Typography role="status" sx={{ color: 'neutral.onSoft' }}>
            Loading the preview
          </Typography>
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
      <Box sx={actions}>
        {/* Above the link's area over the picture. */}
        <Box sx={{ position: 'relative', zIndex: 1, display: 'grid', ...action, px: 0 }}>{children}</Box>
        <ButtonLink
          href={pdfUrl}
          variant="outlined"
          startIcon={state.status === 'failed' ? <DescriptionOutlined /> : <ZoomIn />}
          onClick={open}
          sx={{
            ...action,
            // On top of the picture instead of around it, so that the link's name isn't the picture's text.
            '&::after': {
              content: '""',
              position: 'absolute',
              inset: 0,
              cursor: canOpen ? 'zoom-in' : 'pointer',
            },
            '&:focus-visible::after': { outline: '2px solid', outlineOffset: '2px' },
          }}
        >
          {state.status === 'failed' ? 'Open PDF' : 'View full size'}
        </ButtonLink>
      </Box>
      {isOpen && isFramable && (
        <FullSizeDialog label={label} closeLabel="Close PDF" onClose={close} sx={framed}>
          <FramedPdf title={title} pdfUrl={pdfUrl} sx={{ height: '100%' }} />
        </FullSizeDialog>
      )}
      {isOpen && !isFramable && state.status === 'drawn' && (
        <state.FullSizeDrawing drawing={state.drawing} label={label} onClose={close} />
      )}
    </Box>
  );
}

/** Fit the page to the frame's width, without the list of pages next to it. */
const PDF_VIEW = '#navpanes=0&view=FitH';

interface FramedPdfProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  /** Mainly its height. */
  sx: SystemStyleObject<Theme>;
}

/** The PDF in a frame. */
const FramedPdf = ({ title, pdfUrl, sx }: FramedPdfProps) => (
  <Box
    component="iframe"
    src={`${pdfUrl}${PDF_VIEW}`}
    title={`Flyer: ${title}`}
    sx={{
      display: 'block',
      width: '100%',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'neutral.soft',
      ...sx,
    }}
  />
);

/** Over the page, as large as the window. */
const framed = {
  width: 'min(1200px, 100vw - 48px)',
  height: 'calc(100vh - 48px)',
  p: 1.5,
  borderRadius: '10px',
} as const;

interface SharedFlyerSheetProps extends Pick<SharedFlyer, 'title' | 'pdfUrl' | 'drawing'> {
  /** On the drawing. */
  stamp: ReactNode;
  children: ReactNode;
}

/** The flyer as a drawing that can be enlarged. A flyer without a drawing is shown directly as its PDF. */
export function SharedFlyerSheet({ drawing, stamp, children, ...sheet }: SharedFlyerSheetProps) {
  const [isFramable] = useState(canFramePdf);
  const { title, pdfUrl } = sheet;
  if (drawing) {
    return (
      <DrawnSheet {...sheet} drawing={drawing} isFramable={isFramable} stamp={stamp}>
        {children}
      </DrawnSheet>
    );
  }
  // Fits a letter page and the PDF viewer's toolbar.
  if (isFramable) {
    return (
      <>
        <FramedPdf title={title} pdfUrl={pdfUrl} sx={{ aspectRatio: '8.5 / 11.6' }} />
        <Box sx={actions}>{children}</Box>
      </>
    );
  }
  return (
    <Box sx={{ ...sharedFlyerPaper, display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 4 }}>
      <Box component={DescriptionOutlined} aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      {/* Opens the browser's own PDF viewer. */}
      <ButtonLink href={pdfUrl} variant="outlined">
        Open PDF
      </ButtonLink>
      {children}
    </Box>
  );
}
