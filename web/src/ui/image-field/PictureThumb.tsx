import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';
import type { PictureSize } from './smallPicture.ts';

interface PictureThumbProps {
  address: string;
  alt: string;
  aspect: number | undefined;
  /** On white, as printed: a dark logo would be invisible on a dark page. */
  isOnWhite: boolean;
  /** Shown if there is no picture, such as initials. */
  placeholder: ReactNode;
  /** Called with the picture's size in pixels. */
  onLoad: (picture: PictureSize & { address: string }) => void;
}

const HEIGHT = 96;

/** Shows the current picture, or says that there isn't one. */
export function PictureThumb({ address, alt, aspect, isOnWhite, placeholder, onLoad }: PictureThumbProps) {
  const [lost, setLost] = useState<string>();
  const isLost = address !== '' && address === lost;
  return (
    <Box sx={{ flex: 'none', width: HEIGHT * Math.min(aspect ?? 4 / 3, 2), maxWidth: '100%' }}>
      <Box
        sx={{
          height: HEIGHT,
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: isOnWhite && address !== '' && !isLost ? '#fff' : 'neutral.soft',
          color: 'neutral.onSoft',
        }}
      >
        {address !== '' && !isLost ? (
          <Box
            component="img"
            src={servedPicture(address)}
            alt={alt}
            onError={() => setLost(address)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              onLoad({ address, width, height })
            }
            sx={{ width: '100%', height: HEIGHT, objectFit: aspect === undefined ? 'contain' : 'cover' }}
          />
        ) : (
          (placeholder ?? <ImageOutlined aria-hidden="true" fontSize="large" />)
        )}
      </Box>
      {isLost && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          This picture can’t be shown.
        </Typography>
      )}
    </Box>
  );
}
