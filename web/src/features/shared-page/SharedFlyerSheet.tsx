import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';
import { FRAME_MIN_WIDTH, sharedFlyerPaper } from './sharedFlyerLayout.ts';
import { useDrawing } from './useDrawing.ts';

/** Browsers of phones show nothing of a PDF in a frame, or its first page in unreadable letters. */
const canFramePdf = () =>
  navigator.pdfViewerEnabled && window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches;

/** Below the sheet, from its left edge. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  mt: { xs: 2, sm: 3 },
} as const;

/** On a phone, people press the picture itself. In `sx`, bare numbers would be shares and steps of the grid. */
const pressedOnPhones = {
  '@media (max-width: 599.95px)': { ...visuallyHidden, width: '1px', height: '1px', margin: '-1px' },
} as const;

interface DrawnSheetProps {
  /** `width` and `height` in points: they keep the room that the flyer will take. */
  drawing: NonNullable<SharedFlyer['drawing']>;
  pdfUrl: string;
  /** Opens the PDF here; undefined: the browser's own reader does. */
  onOpen: (() => void) | undefined;
  /** What else one can do with it. */
  children: ReactNode;
}

/** The flyer drawn in the page, on a sheet of its paper, which opens its PDF as the caption does. */
function DrawnSheet({ drawing: { url, width, height }, pdfUrl, onOpen, children }: DrawnSheetProps) {
  const state = useDrawing(url);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // In a tab of its own, where somebody wants that.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
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
        {state.status === 'drawn' && <state.DrawnFlyer drawing={state.drawing} />}
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
      <Box sx={actions}>
        {/* Above the link's area over the picture. */}
        <Box sx={{ position: 'relative', zIndex: 1 }}>{children}</Box>
        <Link
          href={pdfUrl}
          onClick={open}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            minWidth: 44,
            // Over the picture, not around it: its name is not the words of the picture.
            '&::after': { content: '""', position: 'absolute', inset: 0, cursor: onOpen && 'zoom-in' },
            '&:focus-visible::after': { outline: '2px solid', outlineOffset: '2px' },
          }}
        >
          {state.status === 'failed' ? (
            'Open PDF'
          ) : (
            <Box component="span" sx={pressedOnPhones}>
              View full size
            </Box>
          )}
        </Link>
      </Box>
    </Box>
  );
}

/** The page as wide as the frame, without the list of pages beside it. */
const PDF_VIEW = '#navpanes=0&view=FitH';

interface FramedPdfProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  /** Its height, above all. */
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

interface FullSizePdfProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  onClose: () => void;
}

/** The PDF over the page, as large as the window, until it is closed. */
function FullSizePdf({ title, pdfUrl, onClose }: FullSizePdfProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={`Flyer: ${title}`}
      onClose={onClose}
      sx={{
        width: 'min(1200px, 100vw - 48px)',
        height: 'calc(100vh - 48px)',
        maxWidth: 'none',
        maxHeight: 'none',
        p: 1.5,
        border: 0,
        borderRadius: '10px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 1 },
        '&::backdrop': { bgcolor: 'rgb(22 36 29 / 0.6)' },
      }}
    >
      <ActionButton variant="text" onClick={() => dialog.current?.close()} sx={{ justifySelf: 'end' }}>
        Close PDF
      </ActionButton>
      <FramedPdf title={title} pdfUrl={pdfUrl} sx={{ height: '100%' }} />
    </Box>
  );
}

/**
 * The flyer, drawn, with its PDF on request: in a frame over the page where that can be read, else in the browser's own reader.
 * What can't be drawn is shown as the PDF at once.
 */
export function SharedFlyerSheet({
  title,
  pdfUrl,
  drawing,
  children,
}: Pick<SharedFlyer, 'title' | 'pdfUrl' | 'drawing'> & Pick<DrawnSheetProps, 'children'>) {
  const [isFramable] = useState(canFramePdf);
  const [isOpen, setOpen] = useState(false);
  if (drawing) {
    return (
      <>
        <DrawnSheet drawing={drawing} pdfUrl={pdfUrl} onOpen={isFramable ? () => setOpen(true) : undefined}>
          {children}
        </DrawnSheet>
        {isOpen && <FullSizePdf title={title} pdfUrl={pdfUrl} onClose={() => setOpen(false)} />}
      </>
    );
  }
  // As tall as a letter page and the reader's own bar above it.
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
      {/* The way to the browser's own reader. */}
      <ButtonLink href={pdfUrl} variant="outlined">
        Open PDF
      </ButtonLink>
      {children}
    </Box>
  );
}
