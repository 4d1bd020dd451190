import type { Theme } from '@mui/material/styles';

/** Returns a theme's colors: CSS variables in the portal, which has two color schemes, and plain values on the public site. */
export const getPalette = (theme: Theme) => (theme.vars ?? theme).palette;
