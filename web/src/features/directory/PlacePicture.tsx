import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { placeFocus, placeScene } from '../../illustrations/placeScene.ts';

interface PlacePictureProps {
  branch: Branch;
  /** Loads before the scripts, because it's the largest element in the first view. */
  isFirst?: boolean;
}

/** A drawing of a branch's location; it fills its container. Decorative, because the name is next to it. */
export function PlacePicture({ branch, isFirst = false }: PlacePictureProps) {
  return (
    <Box
      component="img"
      src={placeScene(branch)}
      alt=""
      width={800}
      height={400}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: `${placeFocus(branch)} 100%`,
      }}
    />
  );
}
