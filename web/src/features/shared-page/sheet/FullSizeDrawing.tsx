import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { FlyerSvg } from '../../../ui/flyer/FlyerSvg.tsx';
import { FRAME_MIN_WIDTH } from '../sharedFlyerLayout.ts';
import { FullSizeDialog } from './FullSizeDialog.tsx';

/** Zoom levels as multiples of the window's width. Phones start with the second, where small print is readable. */
const ZOOMS = [1, 2, 3, 4] as const;

interface FullSizeDrawingProps {
  drawing: FlyerDrawing;
  /** Label of the dialog. */
  label: string;
  onClose: () => void;
}

/** The drawn flyer at full size over the page, in an area that scrolls. Pinching zooms it like any page. */
export function FullSizeDrawing({ drawing, label, onClose }: FullSizeDrawingProps) {
  const [step, setStep] = useState(() =>
    window.matchMedia(`(min-width: ${FRAME_MIN_WIDTH}px)`).matches ? 0 : 1,
  );
  const view = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  const zoom = ZOOMS[step] ?? 1;
  useLayoutEffect(() => {
    const { current: box } = view;
    // Keep the center of the view in place.
    if (box && before.current !== undefined) {
      const ratio = zoom / before.current;
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = box;
      box.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
      box.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
    }
    before.current = zoom;
  }, [zoom]);
  const change = (by: number) => setStep((current) => Math.min(Math.max(current + by, 0), ZOOMS.length - 1));
  return (
    <FullSizeDialog
      label={label}
      closeLabel="Close"
      onClose={onClose}
      tools={
        <>
          <ActionButton aria-label="Smaller" aria-disabled={step === 0} onClick={() => change(-1)} sx={tool}>
            <ZoomOut />
          </ActionButton>
          <ActionButton
            aria-label="Larger"
            aria-disabled={step === ZOOMS.length - 1}
            onClick={() => change(1)}
            sx={tool}
          >
            <ZoomIn />
          </ActionButton>
        </>
      }
      sx={{
        width: '100vw',
        height: '100dvh',
        p: 0,
        '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 0 },
        '& > :first-of-type': { p: 0.5, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <Box
        ref={view}
        tabIndex={0}
        role="region"
        aria-label="The flyer"
        sx={{ overflow: 'auto', overscrollBehavior: 'contain', bgcolor: 'neutral.soft' }}
      >
        <Box sx={{ width: `${zoom * 100}%`, bgcolor: '#fff' }}>
          <FlyerSvg scene={drawing} />
        </Box>
      </Box>
    </FullSizeDialog>
  );
}

const tool = {
  minWidth: 44,
  px: 1,
  '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
} as const;
