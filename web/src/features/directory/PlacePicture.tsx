import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { placeFocus, placeScene } from '../../illustrations/placeScene.ts';

interface PlacePictureProps {
  branch: Branch;
  /** The largest thing that one sees first: it is fetched at once, ahead of the scripts. */
  isFirst?: boolean;
}

/** The drawing of a branch's place; it fills what holds it. Decoration beside the name. */
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
