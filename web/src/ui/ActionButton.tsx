import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook, isAttribute } from './buttonLook.ts';

const Root = styled('button', { shouldForwardProp: isAttribute })<ButtonLook>(buttonLook);

interface ActionButtonProps extends ComponentProps<typeof Root> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** A button without a pending state, for public pages. Forms use MUI's Button, which has one. */
export function ActionButton({ startIcon, endIcon, children, ...props }: ActionButtonProps) {
  return (
    <Root type="button" {...props}>
      {startIcon}
      {startIcon || endIcon ? <span>{children}</span> : children}
      {endIcon}
    </Root>
  );
}
