import Box from '@mui/material/Box';
import { Photo } from './Photo.tsx';

interface BustPortraitProps {
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
}

/** The photo of a person, or the head and shoulders that flyers show without one. Decoration beside the name. */
export function BustPortrait({ photo, size }: BustPortraitProps) {
  const drawn = (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      aria-hidden="true"
      width={size}
      height={size}
      sx={{ flex: 'none', display: 'block', borderRadius: '50%', bgcolor: '#b9cdbf' }}
    >
      <circle cx="50" cy="103" r="40" fill="#47695b" />
      <path d="M40 62h20L50 82z" fill="#e2ebe4" />
      <path d="M43.5 46h13v17a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4z" fill="#142c23" />
      <circle cx="50" cy="37" r="17.5" fill="#142c23" />
    </Box>
  );
  return <Photo photo={photo} size={size} fallback={drawn} />;
}
