import { Container } from '@mui/material';
import type { ReactNode } from 'react';

interface PageContainerProps {
  /** For lists and tables: up to 1360 px of content. */
  isWide?: boolean;
  children: ReactNode;
}

/** The width and the margins of a page inside the portal's shell. */
export function PageContainer({ isWide = false, children }: PageContainerProps) {
  return (
    <Container sx={{ pt: { xs: 2, sm: 3 }, pb: 8, ...(isWide && { maxWidth: { lg: 1408 } }) }}>
      {children}
    </Container>
  );
}
