import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFormat } from '@brokerage/domain/flyer/layout/formats/layoutFormat';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { FlyerSvg } from '../../../ui/flyer/FlyerSvg.tsx';
import { qrModules } from '../../../ui/flyer/qrModules.ts';
import { withServedPictures } from '../../../ui/flyer/withServedPictures.ts';

/** In pixels: about as large as a social media post on a computer screen. */
const WIDTH = 600;

/** Previews the square image for social media. */
export function SquarePreview({ input }: { input: FlyerInput }) {
  const { scene } = useMemo(() => layoutFormat(input, fontMeasure, qrModules, 'square'), [input]);
  return (
    <Box sx={{ maxWidth: WIDTH, bgcolor: '#fff', border: 1, borderColor: 'divider', boxShadow: 3 }}>
      <FlyerSvg scene={withServedPictures({ ...scene, title: `${scene.title}, square image` })} />
    </Box>
  );
}
