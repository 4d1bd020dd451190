import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import './fonts/flyerFonts.css';
import { FlyerSvg } from './FlyerSvg.tsx';
import { useQr } from './useQr.ts';
import { withServedPictures } from './withServedPictures.ts';

export interface FlyerPreviewProps {
  input: FlyerInput;
  /** Key of the field being edited. */
  highlight?: string | undefined;
  /** Places to outline. */
  outlines?: readonly Area[] | undefined;
  /** Drawn above the paper, and positioned on it. */
  overlay?: ((scene: Scene) => ReactNode) | undefined;
}

/** A flyer as it will be printed. Every new `input` triggers a layout, so memoize it. */
export function FlyerPreview({ input, highlight, outlines, overlay }: FlyerPreviewProps) {
  const [lost, setLost] = useState<string>();
  const qr = useQr();
  const scene = withServedPictures(layoutFlyer(input, fontMeasure, qr).scene);
  return (
    <Box>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: `${scene.width} / ${scene.height}`,
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          boxShadow: 3,
        }}
      >
        <FlyerSvg scene={scene} highlight={highlight} outlines={outlines} onImageError={setLost} />
        {overlay?.(scene)}
      </Box>
      {scene.ops.some((op) => op.kind === 'image' && (op.src === '' || op.src === lost)) && (
        <Typography role="status" variant="body2" color="error" sx={{ mt: 1 }}>
          A picture in this flyer couldn’t be loaded.
        </Typography>
      )}
    </Box>
  );
}
