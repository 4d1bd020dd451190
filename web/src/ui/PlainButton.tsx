import { styled } from '@mui/material/styles';

/** A button without a look of its own, for controls that are drawn by hand. At least 44 px on each side. */
export const PlainButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
}));
