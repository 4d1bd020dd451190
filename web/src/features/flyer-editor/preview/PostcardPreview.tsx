import {
  ADDRESS_AREA,
  BARCODE_ZONE,
} from '@brokerage/domain/flyer/layout/designs/generation6/postcard/postalZones';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFormat } from '@brokerage/domain/flyer/layout/formats/layoutFormat';
import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { FlyerSvg } from '../../../ui/flyer/FlyerSvg.tsx';
import { qrModules } from '../../../ui/flyer/qrModules.ts';
import { withServedPictures } from '../../../ui/flyer/withServedPictures.ts';

/**
 * Both sides of a postcard; the address side shows the areas that the postal service requires to be clear. Flyers approved before it
 * existed have only the front.
 */
export function PostcardPreview({ input }: { input: FlyerInput }) {
  const { scene, back } = useMemo(() => layoutFormat(input, fontMeasure, qrModules, 'postcard'), [input]);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Side name="Front" scene={scene} width={576} />
      {back && (
        <Side
          name="Address side"
          scene={back}
          width={864}
          note="Leave the dashed areas empty: the address and the barcode go there. The dashes aren’t printed."
        >
          <Clear area={ADDRESS_AREA} scene={back} label="Address" />
          <Clear area={BARCODE_ZONE} scene={back} label="Barcode" />
        </Side>
      )}
    </Box>
  );
}

interface SideProps {
  name: string;
  scene: Scene;
  /** In pixels, at 96 dpi. */
  width: number;
  note?: string;
  children?: ReactNode;
}

function Side({ name, scene, width, note, children }: SideProps) {
  return (
    <Box component="figure" aria-label={name} sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          maxWidth: width,
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          boxShadow: 3,
        }}
      >
        <FlyerSvg scene={withServedPictures({ ...scene, title: `${scene.title}, ${name.toLowerCase()}` })} />
        {children}
      </Box>
      {note && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A dashed outline around an area that must stay clear, with its name. */
function Clear({ area, scene, label }: { area: Area; scene: Scene; label: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: percent(area.x / scene.width),
        top: percent(area.y / scene.height),
        width: percent(area.width / scene.width),
        height: percent(area.height / scene.height),
        boxSizing: 'border-box',
        display: 'grid',
        placeItems: 'center',
        border: '1px dashed #565a52',
        color: '#565a52',
        fontSize: 12,
        pointerEvents: 'none',
      }}
    >
      {label}
    </Box>
  );
}
