import { keyframes } from '@mui/material';

const appear = keyframes`from { background-color: var(--fresh-ground); }`;

/**
 * Styles of a row or card that has just arrived: a bar at its edge while it's fresh, and a tint that fades. With reduced motion the theme
 * skips the fade; the bar stays.
 */
export const highlightRow = {
  '&[data-fresh="true"]': {
    '--fresh-ground': 'var(--mui-palette-secondary-soft)',
    animation: `${appear} 4s ease-out`,
    boxShadow: 'inset 4px 0 0 var(--brass)',
  },
} as const;
