import { portraitId } from '@brokerage/domain/directory/portraitId';
import Box from '@mui/material/Box';
import portraits from '../../illustrations/drawn/portraits.svg?no-inline';
import { Photo } from './Photo.tsx';

interface OfficerPortraitProps {
  /** Id of the directory's entry; for an officer without one, anything else that identifies them. */
  id: string;
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
}

/**
 * The photo of a loan officer on public pages or, without one, a drawn person, always the same for an officer. Decorative, since the name
 * is next to it.
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
