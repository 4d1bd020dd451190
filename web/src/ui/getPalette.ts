import type { Theme } from '@mui/material/styles';

/** Returns the colors of a theme: CSS variables in the portal, which has two schemes, plain ones on the public site. */
export const getPalette = (theme: Theme) => (theme.vars ?? theme).palette;
