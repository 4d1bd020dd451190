import { portraitId } from '@brokerage/domain/directory/portraitId';
import Box from '@mui/material/Box';
import portraits from '../../illustrations/drawn/portraits.svg?no-inline';
import { Photo } from './Photo.tsx';

interface OfficerPortraitProps {
  /** The officer's directory id, or any other stable id for an officer without one. */
  id: string;
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
}

/**
 * A loan officer's photo on public pages or, without one, a drawing that is always the same for an officer. Decorative, because the name is
 * next to it.
 */
export function OfficerPortrait({ id, photo, size }: OfficerPortraitProps) {
  const drawn = (
    <Box
      component="svg"
      aria-hidden="true"
      width={size}
      height={size}
      sx={{ flex: 'none', display: 'block', borderRadius: '50%', bgcolor: 'primary.soft' }}
    >
      <use href={`${portraits}#${portraitId(id)}`} />
    </Box>
  );
  return <Photo photo={photo} size={size} fallback={drawn} />;
}
