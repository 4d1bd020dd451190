import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The picture of a program, and where it goes on a wide screen. */
export interface Scene {
  src: string;
  at: 'left' | 'right' | 'above';
}

interface WithSceneProps {
  scene: Scene;
  children: ReactNode;
}

/** A text with the program's picture beside or above it; on a phone always above. */
export function WithScene({ scene: { src, at }, children }: WithSceneProps) {
  const isAbove = at === 'above';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: isAbove ? 6 : 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${isAbove ? 1 : 2}, minmax(0, 1fr))` },
        alignItems: 'center',
      }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        width={800}
        height={400}
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          // Across the page, some of the sky gives way.
          aspectRatio: isAbove ? { xs: '2 / 1', md: '9 / 4' } : '2 / 1',
          objectFit: 'cover',
          objectPosition: 'bottom',
          borderRadius: '10px',
          order: { md: at === 'right' ? 1 : 0 },
        }}
      />
      <div>{children}</div>
    </Box>
  );
}
