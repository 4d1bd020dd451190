import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FramedPdf } from './FramedPdf.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

interface FullSizePdfProps extends Pick<SharedFlyer, 'title' | 'pdfUrl'> {
  onClose: () => void;
}

/** The PDF over the page, as large as the window, until it is closed. */
export function FullSizePdf({ title, pdfUrl, onClose }: FullSizePdfProps) {
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
