import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** What opens it. */
  title: ReactNode;
  /** Open by itself, such as around a field that has to be corrected; the visitor's choice otherwise. */
  isOpen?: boolean;
  children: ReactNode;
  sx?: SxProps;
}

/** Something more, closed until somebody wants it. It opens without scripts. */
export function Disclosure({ title, isOpen = false, children, sx }: DisclosureProps) {
  return (
    <Box
      component="details"
      {...(isOpen && { open: true })}
      sx={[{ '&[open] > summary::before': { transform: 'rotate(45deg)' } }, sx as object]}
    >
      <Box component="summary" sx={summaryStyles}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const summaryStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 600,
  color: 'primary.main',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(-45deg)',
    transition: 'transform 150ms ease-out',
  },
} as const;
