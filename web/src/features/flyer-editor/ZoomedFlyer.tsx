import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { memo, useState } from 'react';
import { FlyerPreview, type FlyerPreviewProps } from '../../ui/flyer/FlyerPreview.tsx';

const Picture = memo(FlyerPreview);

const ZOOMS = [
  { value: 'fit', label: 'Fit' },
  { value: '100', label: '100%' },
  { value: '150', label: '150%' },
  { value: '200', label: '200%' },
] as const;
/** US Letter at 96 dots an inch; the half page is narrower, in proportion. */
const PAPER_WIDTH = { letter: 816, half: 528 };

/** The page in the size that one likes; it scrolls by keyboard, too. */
export function ZoomedFlyer({ input, overlay }: Pick<FlyerPreviewProps, 'input' | 'overlay'>) {
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]['value']>('fit');
  const paper = input.layout === 'greeting' ? PAPER_WIDTH.half : PAPER_WIDTH.letter;
  const width = zoom === 'fit' ? `min(100%, ${paper}px)` : (paper * Number(zoom)) / 100;
  return (
    <Box sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={zoom}
        onChange={(_event, next: typeof zoom | null) => next && setZoom(next)}
        aria-label="Zoom"
        sx={{ mb: 1.5 }}
      >
        {ZOOMS.map(({ value, label }) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="The flyer"
        tabIndex={0}
        sx={{
          overflow: 'auto',
          p: { xs: 1, sm: 2 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'neutral.soft',
          maxHeight: zoom === 'fit' ? 'none' : '85vh',
        }}
      >
        <Box sx={{ width, mx: 'auto' }}>
          <Picture input={input} overlay={overlay} />
        </Box>
      </Box>
    </Box>
  );
}
