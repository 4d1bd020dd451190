import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook, isAttribute } from './buttonLook.ts';

const Root = styled('a', { shouldForwardProp: isAttribute })<ButtonLook>(buttonLook);

interface ButtonLinkProps extends ComponentProps<typeof Root> {
  href: string;
  startIcon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ startIcon, children, ...props }: ButtonLinkProps) {
  return (
    <Root {...props}>
      {startIcon}
      {startIcon ? <span>{children}</span> : children}
    </Root>
  );
}
