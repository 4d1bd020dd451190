import type { CSSObject, Theme } from '@mui/material/styles';
import { accentHover } from './accentHover.ts';
import { getPalette } from './getPalette.ts';

/** How a button or a link like one looks. */
export interface ButtonLook {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'large';
  fullWidth?: boolean;
}

const NO_ATTRIBUTES: ReadonlySet<PropertyKey> = new Set([
  'variant',
  'color',
  'size',
  'fullWidth',
  'sx',
  'theme',
  'as',
]);

/** Returns whether a button passes a prop on to its element. */
export const isAttribute = (name: PropertyKey) => !NO_ATTRIBUTES.has(name);

/**
 * Returns the styles of the theme's Button, for public pages. Without the ripple, spinner and disabled states that only form buttons need,
 * it takes a tenth of the script.
 */
export function buttonLook({
  theme,
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonLook & { theme: Theme }): CSSObject {
  const palette = getPalette(theme);
  const own = color === 'inherit' ? 'inherit' : palette[color].main;
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: size === 'large' ? 52 : 44,
    padding: variant === 'text' ? '6px 12px' : size === 'large' ? '8px 28px' : '6px 22px',
    ...(size === 'large' && { fontSize: 'inherit' }),
    ...(fullWidth && { width: '100%' }),
    border: variant === 'outlined' ? '1px solid currentColor' : 0,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: 'transparent',
    color: own,
    cursor: 'pointer',
    textDecoration: 'none',
    transition: theme.transitions.create(['background-color', 'color']),
    '& > svg:first-of-type:not(:only-child, :last-child)': { marginRight: 8 },
    '& > svg:last-child:not(:first-of-type)': { marginLeft: 8 },
    '& > svg': { fontSize: 20, flexShrink: 0 },
    '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 6%, transparent)` },
    ...(variant === 'contained' &&
      color === 'primary' && {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      }),
    // Brass is a fill with dark text; the text and outlined variants use the dark brass.
    ...(variant === 'contained' &&
      color === 'secondary' && {
        backgroundColor: palette.secondary.light,
        color: palette.secondary.contrastText,
        '&:hover': { backgroundColor: accentHover(palette.secondary.light) },
      }),
  };
}
