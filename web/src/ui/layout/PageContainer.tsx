import { Container } from '@mui/material';
import type { ReactNode } from 'react';

/** The margins of a page inside the portal's shell: all pages start at the same offset, with up to 1360 px of content. */
export function PageContainer({ children }: { children: ReactNode }) {
  return <Container sx={{ pt: { xs: 2, sm: 3 }, pb: 8, maxWidth: { lg: 1408 } }}>{children}</Container>;
}
