import { styled, type Theme } from '@mui/material/styles';

const plain = ({ theme }: { theme: Theme }) => ({
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
});

/** A button without default styles, for custom-drawn controls. At least 44 px on each side. */
export const PlainButton = styled('button')(plain);

/** Renders a link that looks like a {@link PlainButton}. */
export const PlainLink = styled('a')(plain);
