import Box from '@mui/material/Box';
import { useState } from 'react';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';
import { InitialsAvatar } from './InitialsAvatar.tsx';

interface PortraitProps {
  name: string;
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
}

/** The photo of a person, or the initials when there is none or it does not come. */
export function Portrait({ name, photo, size }: PortraitProps) {
  const [lost, setLost] = useState<string>();
  const address = photo && servedPicture(photo);
  if (!address || photo === lost) return <InitialsAvatar name={name} size={size} />;
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
