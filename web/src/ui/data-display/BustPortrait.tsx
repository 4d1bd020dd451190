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
      viewBox="0 0 70 70"
      aria-hidden="true"
      width={size}
      height={size}
      sx={{ flex: 'none', display: 'block', borderRadius: '50%', bgcolor: '#b9cdbf' }}
    >
      <ellipse cx="35" cy="29" rx="16.5" ry="17" fill="#142c23" />
      <path d="M29.5 44h11v16h-11z" fill="#f4e8cd" />
      <path d="M3 82c0-14 6-21 23-24.5l9 8.5 9-8.5C61 61 67 68 67 82z" fill="#47695b" />
      <path d="M26 57.2 35 70l9-12.8-3.5-2.7-5.5 6-5.5-6z" fill="#fffdf9" />
      <ellipse cx="35" cy="34.2" rx="12.8" ry="15.8" fill="#f4e8cd" />
      <path
        d="M21.6 34C20.6 22 28 16 35 16s14.4 6 13.4 18c-2.4-6.5-6.4-8.5-11.4-9.5-6 .5-12 2.500-15.4 9.5z"
        fill="#142c23"
      />
    </Box>
  );
  return <Photo photo={photo} size={size} fallback={drawn} />;
}
