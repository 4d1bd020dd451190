import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { placeScene } from '../../illustrations/placeScene.ts';

/** The drawing of a branch's place; it fills what holds it. Decoration beside the name. */
export function PlacePicture({ branch }: { branch: Branch }) {
  return (
    <Box
      component="img"
      src={placeScene(branch)}
      alt=""
      width={800}
      height={400}
      loading="lazy"
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 100%' }}
    />
  );
}
