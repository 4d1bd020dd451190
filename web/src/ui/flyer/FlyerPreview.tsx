import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import QrCode2 from '@mui/icons-material/QrCode2';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import './fonts/flyerFonts.css';
import { FlyerSvg } from './FlyerSvg.tsx';
import { noQr, useQr } from './useQr.ts';
import { withServedPictures } from './withServedPictures.ts';

/** Marks where the QR code will be while its encoder loads, so that nobody takes the frame for an empty one. */
function QrPlaceholder({ scene, link }: { scene: Scene; link: string }) {
  const place = scene.links.find(({ url }) => url === link)?.box;
  if (!place) return null;
  return (
    <Box
      aria-hidden
      data-qr-placeholder
      sx={{
        position: 'absolute',
        left: `${(100 * place.x) / scene.width}%`,
        top: `${(100 * place.y) / scene.height}%`,
        width: `${(100 * place.width) / scene.width}%`,
        height: `${(100 * place.height) / scene.height}%`,
        display: 'grid',
        placeItems: 'center',
        // The paper is white in the dark theme, too.
        bgcolor: '#ebe8e1',
        color: '#6d6a63',
      }}
    >
      <QrCode2 sx={{ width: '70%', height: '70%' }} />
    </Box>
  );
}

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
          // The ratio is that of the paper within the border: otherwise a white line would be below the picture.
          boxSizing: 'content-box',
          aspectRatio: `${scene.width} / ${scene.height}`,
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          boxShadow: 3,
        }}
      >
        <FlyerSvg scene={scene} highlight={highlight} outlines={outlines} onImageError={setLost} />
        {qr === noQr && input.link && <QrPlaceholder scene={scene} link={input.link} />}
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
