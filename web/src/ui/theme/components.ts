import type { CompanyColors } from '@brokerage/domain/company/companyColors';
import type { Components, Theme } from '@mui/material/styles';
import { accentHover } from '../accentHover.ts';
import { FocusKeepingButton } from '../FocusKeepingButton.tsx';
import { getPalette } from '../getPalette.ts';
import { actionBelowText } from './actionBelowText.ts';
import { formComponents } from './formComponents.ts';
import type { Density } from './typography.ts';

/** With a finger. */
const coarse = '@media (pointer: coarse)';

const semantic = ['primary', 'secondary', 'info', 'warning', 'success', 'error'] as const;

/** Returns the defaults of MUI's components for one density. */
export function components(density: Density, colors: CompanyColors): Components<Theme> {
  const portal = density === 'portal';
  return {
    ...formComponents(density),
    MuiCssBaseline: { styleOverrides: globalStyles(portal ? navigationColors(colors) : {}) },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, component: FocusKeepingButton },
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          minHeight: 44,
          paddingInline: portal ? 16 : 22,
          ...(ownerState.variant === 'outlined' && { borderColor: 'currentColor' }),
          ...(ownerState.variant === 'text' && { paddingInline: 12 }),
          ...(ownerState.size === 'small' && {
            minHeight: portal ? 36 : 44,
            paddingInline: 12,
            [coarse]: { minHeight: 44 },
          }),
          ...(ownerState.size === 'large' && { minHeight: 52, paddingInline: 28, fontSize: 'inherit' }),
          // Contained buttons have dark text on brass; text and outlined ones use the darker brass, for contrast.
          ...(ownerState.variant === 'contained' &&
            ownerState.color === 'secondary' && {
              backgroundColor: getPalette(theme).secondary.light,
              '&:hover': { backgroundColor: accentHover(getPalette(theme).secondary.light) },
            }),
          // Keep disabled labels readable. A loading button shows only its spinner, unless the spinner has its own place.
          '&.Mui-disabled': {
            color:
              ownerState.loading && ownerState.loadingPosition === 'center'
                ? 'transparent'
                : getPalette(theme).neutral.onSoft,
            ...(ownerState.variant === 'contained' && { backgroundColor: getPalette(theme).neutral.soft }),
          },
        }),
        loadingIndicator: ({ theme }) => ({ color: getPalette(theme).neutral.onSoft }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { minWidth: 44, minHeight: 44 },
        sizeSmall: { minWidth: 36, minHeight: 36, [coarse]: { minWidth: 44, minHeight: 44 } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 44,
          paddingInline: 14,
          color: getPalette(theme).text.primary,
          backgroundColor: getPalette(theme).background.paper,
          borderColor: getPalette(theme).neutral.main,
          // In a group each button overlaps the border of the previous one, which its own background would cover.
          backgroundClip: 'padding-box',
          [theme.breakpoints.down('sm')]: { paddingInline: 8 },
          [coarse]: { minWidth: 44 },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: getPalette(theme).primary.main,
            color: getPalette(theme).primary.contrastText,
          },
        }),
      },
    },
    MuiDialog: {
      styleOverrides: {
        // The border separates stacked dialogs in the dark scheme.
        paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${getPalette(theme).divider}` }),
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiDialogTitle: {
      // Serif and 22/28 px in both densities.
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography[portal ? 'h2' : 'h3'],
          padding: '20px 24px 12px',
        }),
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 24px' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '12px 24px',
          borderTop: `1px solid ${getPalette(theme).divider}`,
        }),
      },
    },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: {
        root: {
          textUnderlineOffset: '0.2em',
          textDecorationThickness: '1px',
          textDecorationColor: 'currentColor',
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 10 } } },
    MuiChip: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 600,
          height: 28,
          borderRadius: 6,
          variants: [
            {
              props: { variant: 'filled' as const, color: 'default' as const },
              style: {
                backgroundColor: getPalette(theme).neutral.soft,
                color: getPalette(theme).neutral.onSoft,
              },
            },
            ...semantic.map((color) => ({
              props: { variant: 'filled' as const, color },
              style: {
                backgroundColor: getPalette(theme)[color].soft,
                color: getPalette(theme)[color].onSoft,
              },
            })),
          ],
        }),
        sizeSmall: { height: 24 },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          ...theme.typography.body1,
          borderRadius: 8,
          ...(ownerState.variant !== 'filled' &&
            ownerState.severity && {
              backgroundColor: getPalette(theme)[ownerState.severity].soft,
              color: getPalette(theme)[ownerState.severity].onSoft,
              '& .MuiAlert-icon': { color: 'inherit' },
            }),
          ...(ownerState.variant === 'filled' &&
            ownerState.severity && {
              backgroundColor: getPalette(theme)[ownerState.severity].main,
              color: getPalette(theme)[ownerState.severity].contrastText,
            }),
          ...(ownerState.action && { [theme.breakpoints.down('sm')]: actionBelowText }),
        }),
        // Centers a one-line message next to a taller button, and the button next to a longer message.
        message: { paddingBlock: 8, alignSelf: 'center' },
        action: { alignItems: 'center', paddingTop: 0, whiteSpace: 'nowrap' },
        icon: { paddingBlock: 10 },
      },
    },
    MuiAlertTitle: {
      styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle2, margin: 0 }) },
    },
    MuiSnackbar: {
      styleOverrides: { root: { '& .MuiAlert-root': { boxShadow: '0 8px 32px rgb(20 44 35 / 24%)' } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body1,
          borderColor: getPalette(theme).divider,
          padding: portal ? '10px 12px' : '12px 16px',
        }),
        head: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 700,
          color: getPalette(theme).text.secondary,
          backgroundColor: getPalette(theme).background.paper,
          whiteSpace: 'nowrap',
        }),
      },
    },
    MuiTableBody: {
      styleOverrides: { root: { '& > tr:last-child > *': { borderBottom: 0 } } },
    },
    MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
    MuiTab: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.subtitle2,
          minHeight: 48,
          textTransform: 'none',
          minWidth: 0,
          // The tab list clips anything outside it.
          '&.Mui-focusVisible': { outlineOffset: -3 },
        }),
      },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, padding: '6px 10px' }) },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme }) => ({
          height: 8,
          borderRadius: 4,
          backgroundColor: getPalette(theme).neutral.soft,
        }),
        bar: { borderRadius: 4 },
      },
    },
    // MUI renders these two as h6, which breaks the order of headings.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    MuiContainer: { defaultProps: { maxWidth: 'lg' } },
  };
}

const focusRing = { outline: '3px solid var(--focus-ring)', outlineOffset: 2 };

/** For attributes of drawings and for shadows, which can't use theme colors by name. */
const namedColors = ({ primary, secondary, background }: ReturnType<typeof getPalette>) => ({
  '--focus-ring': secondary.main,
  '--brass': secondary.light,
  '--brass-dark': secondary.main,
  '--evergreen': primary.main,
  '--evergreen-dark': primary.dark,
  '--on-evergreen': primary.contrastText,
  '--paper': background.default,
});

/** Returns the colors of the sidebar, the same in both color schemes. */
const navigationColors = ({ light, navigation: { line, muted } }: CompanyColors) => ({
  '--navigation': light.primary.dark,
  '--navigation-line': line,
  '--navigation-muted': muted,
  '--navigation-accent': light.secondary.light,
});

const globalStyles = (more: Record<string, string>) => (theme: Theme) => ({
  ':root': { ...namedColors(getPalette(theme)), ...more },
  html: {
    // Room for the sticky header when the page scrolls to an anchor or an error.
    scrollPaddingTop: 96,
    textSizeAdjust: '100%',
  },
  body: { fontVariantNumeric: 'lining-nums' },
  // Avoids a last line with a single short word, where the browser supports it.
  'p, dd, td, li, blockquote': { textWrap: 'pretty' },
  a: { color: getPalette(theme).primary.main, textUnderlineOffset: '0.2em' },
  ':focus-visible': focusRing,
  // Focus is moved there programmatically; it isn't a control.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*:not([role="progressbar"], [role="progressbar"] *), *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
