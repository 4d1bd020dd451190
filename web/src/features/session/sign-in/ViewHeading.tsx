import { Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

interface ViewHeadingProps {
  children: ReactNode;
  /** Focuses the heading, for a view that follows another one and has no field to start with: screen readers continue from there. */
  takesFocus?: boolean;
}

/** The heading of a login view. */
export function ViewHeading({ children, takesFocus = false }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}
