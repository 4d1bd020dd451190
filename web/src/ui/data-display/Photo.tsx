import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';

interface PhotoProps {
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
  /** Shown if there is no photo, or it doesn't load. */
  fallback: ReactNode;
}

/** A person's photo in a circle. */
export function Photo({ photo, size, fallback }: PhotoProps) {
  const [lost, setLost] = useState<string>();
  const address = photo && servedPicture(photo);
  if (!address || photo === lost) return fallback;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      width={size}
      height={size}
      onError={() => setLost(photo)}
      sx={{ flex: 'none', borderRadius: '50%', objectFit: 'cover', objectPosition: 'top' }}
    />
  );
}
