import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

interface DisclosureProps {
  /** The label of the toggle. */
  title: ReactNode;
  /** Opens it, for example around a field with an error. Only the visitor closes it. */
  isOpen?: boolean;
  children: ReactNode;
  sx?: SxProps;
}

/** Additional content, collapsed at first. Works without scripts. */
export function Disclosure({ title, isOpen = false, children, sx }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Not the `open` attribute: it would close around a field as soon as that is valid, while the visitor is still typing.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <Box
      component="details"
      ref={details}
      sx={[{ '&[open] > summary::before': { transform: 'rotate(45deg)' } }, sx as object]}
    >
      <Box component="summary" sx={summaryStyles}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Points right while closed; rotated down when open. */
export const chevron = {
  content: '""',
  flex: 'none',
  width: 8,
  height: 8,
  borderRight: '2px solid',
  borderBottom: '2px solid',
  transform: 'rotate(-45deg)',
  transition: 'transform 150ms ease-out',
} as const;

const summaryStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  textWrap: 'balance',
  cursor: 'pointer',
  fontWeight: 600,
  color: 'primary.main',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': chevron,
} as const;
